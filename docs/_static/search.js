// On the search page: the clauses, rulings, claims and words that a query means, before the pages
// that Sphinx finds. The list of all of them, LEXLUDI, is written when the site is built.
"use strict";

const MOST = 15;
const ENOUGH = 0.6; // of the weight of a query, where a rare word weighs more than a common one
const KINDS = ["clause", "ruling", "term", "claim"];

const bare = (words) =>
  words
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
const split = (words) =>
  words.split(/[^\p{Letter}\p{Number}.\-]+/u).filter(Boolean);
const stem = (word) =>
  word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, "") : word;

const entries = LEXLUDI.map(([kind, game, id, words, own, address]) => ({
  kind,
  game,
  id,
  words,
  own,
  address,
  names: [id, ...own].map(bare),
  text: ` ${split(bare([id, id.replace(/[.-]/g, " "), words, game, ...own].join(" "))).join(" ")}`,
}));

// The entries that a query means, best first: those that are called so, then those that say so.
function found(query) {
  const wanted = bare(query.trim());
  const terms = [...new Set(split(wanted))].map((word) => ` ${stem(word)}`);
  const holding = terms.map((term) =>
    entries.filter((each) => each.text.includes(term)),
  );
  const weights = holding.map((those) =>
    Math.log(1 + entries.length / (1 + those.length)),
  );
  const whole = weights.reduce((sum, each) => sum + each, 0);
  const scores = new Map();
  for (const [number, those] of holding.entries()) {
    for (const each of those) {
      scores.set(each, (scores.get(each) ?? 0) + weights[number] / whole);
    }
  }
  for (const each of entries) {
    const [id] = each.names;
    if (id === wanted) scores.set(each, 5);
    else if (each.names.includes(wanted))
      scores.set(each, each.kind === "term" ? 4 : 3);
    else if (id.startsWith(wanted)) scores.set(each, 2);
  }
  return [...scores]
    .filter(([, score]) => score >= ENOUGH)
    .sort(
      ([one, first], [other, second]) =>
        second - first || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
    )
    .map(([each]) => each);
}

function element(name, words, ...children) {
  const made = document.createElement(name);
  made.textContent = words;
  made.append(...children);
  return made;
}

function listed({ kind, game, id, words, own, address }) {
  const link = element("a", id);
  link.href = address;
  const head = element("p", "", link, ` ${kind} of ${game}`);
  const item = element("li", "", head, element("p", words));
  if (own.length)
    item.append(element("p", `In the rulebook: ${own.join(", ")}`));
  return item;
}

const query = new URLSearchParams(location.search).get("q") ?? "";
const results = document.getElementById("search-results");
if (results) {
  const hits = query.trim() ? found(query) : [];
  const shown = hits.slice(0, MOST);
  results.before(element("h1", "Search"));
  if (shown.length) {
    const of =
      hits.length > MOST
        ? `The first ${MOST} of ${hits.length}`
        : `${hits.length} found`;
    const section = element(
      "section",
      "",
      element("h2", "Clauses, rulings, words and claims"),
    );
    const list = element("ul", "", ...shown.map(listed));
    section.className = "lex-found";
    list.setAttribute("role", "list");
    section.append(element("p", of), list);
    results.before(section);
  }
}
