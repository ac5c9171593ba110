/**
 * The table as code: one list of characters for all faces (first character and length of each run, base 36), and for
 * each face its distinct widths, from the narrowest and in steps in base 36, and a letter a character that picks one of them.
 */
export function metricsModule(cut, characters) {
  const { runText, letters, tables } = encodeWidths(cut, characters);
  const faceTables = cut.map(({ unitsPerEm, ascent, descent, capHeight, xHeight }, index) => {
    const [id, table] = tables[index];
    return [id, { unitsPerEm, ascent, descent, capHeight, xHeight, ...table }];
  });
  return `// Written by scripts/build-fonts.mjs.
export const characterRuns = '${runText}';
/** In the picks: the face lacks the character; it is as wide as its base letter; or a place in the face's widths. */
export const letters = { missing: ' ', base: '!', widths: '${letters}' };
export const faces = {
${facesText(faceTables)}};
`;
}

/** The same for the letters that a page fetches once a document has some; a base letter comes before what is built on it. */
export function otherAlphabetsModule(cut, characters) {
  const { runText, letters, tables } = encodeWidths(
    cut.map(({ id, allWidths }) => ({ id, widths: allWidths })),
    characters,
  );
  return `// Written by scripts/build-fonts.mjs.
export const characterRuns = '${runText}';
export const letters = { missing: ' ', base: '!', widths: '${letters}' };
export const faces = {
${facesText(tables)}};
`;
}

function encodeWidths(cut, wanted) {
  const all = wanted.filter((character) => cut.some(({ widths }) => widths.has(character)));
  const runs = [];
  for (const character of all) {
    const run = runs.at(-1);
    if (run !== undefined && run.first + run.length === character) run.length += 1;
    else runs.push({ first: character, length: 1 });
  }
  const tables = cut.map((face) => [face.id, tableOf(face, all)]);
  const most = Math.max(...tables.map(([, { widths }]) => widths.split(' ').length));
  const runText = runs.map(({ first, length }) => `${first.toString(36)}-${length.toString(36)}`).join(' ');
  return { runText, letters: widthLetters.slice(0, most), tables };
}

function facesText(tables) {
  return tables.map(([id, table]) => `  '${id}': ${JSON.stringify(table)},\n`).join('');
}

/** Printable and free of escapes in a string of JSON. */
const widthLetters = Array.from({ length: 0x17f - 0x23 }, (_, index) => String.fromCharCode(0x23 + index))
  .filter((letter) => /[^\\'\u007f-\u00a0\u00ad]/u.test(letter))
  .join('');

function tableOf({ widths }, all) {
  const isLikeBase = (character) => {
    const base = String.fromCodePoint(character).normalize('NFD').codePointAt(0);
    return base < character && widths.get(base) === widths.get(character);
  };
  const present = all.filter((character) => widths.has(character));
  const wide = new Set(present.filter((character) => !isLikeBase(character)).map((one) => widths.get(one)));
  const distinct = [...wide].sort((a, b) => a - b);
  // Each as what it adds to the one before, which takes half the bytes of a page.
  const steps = distinct.map((width, at) => (width - (distinct[at - 1] ?? 0)).toString(36));
  const picks = all.map((character) => {
    if (!widths.has(character)) return ' ';
    return isLikeBase(character) ? '!' : widthLetters[distinct.indexOf(widths.get(character))];
  });
  return { widths: steps.join(' '), picks: picks.join('') };
}
