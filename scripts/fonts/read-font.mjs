/** Advance widths by character and the vertical metrics, in font units (OpenType: head, hhea, OS/2, cmap, hmtx). */
export function readFont(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index;
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  }
  const hhea = tables.get('hhea');
  const hmtx = tables.get('hmtx');
  const os2 = tables.get('OS/2');
  const lastWidth = font.readUInt16BE(hhea + 34) - 1;
  const glyphs = readCharacterMap(font, tables.get('cmap'));
  return {
    unitsPerEm: font.readUInt16BE(tables.get('head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: font.readInt16BE(hhea + 6),
    xHeight: font.readInt16BE(os2 + 86),
    capHeight: font.readInt16BE(os2 + 88),
    widths: new Map(
      [...glyphs].map(([character, glyph]) => [character, font.readUInt16BE(hmtx + 4 * Math.min(glyph, lastWidth))]),
    ),
  };
}

/** Character to glyph, from the format 4 subtable, which every font for the Basic Multilingual Plane carries. */
function readCharacterMap(font, cmap) {
  const offsets = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const table = offsets.find((offset) => font.readUInt16BE(offset) === 4);
  if (table === undefined) throw new Error('The font has no character map of format 4.');
  const segments = font.readUInt16BE(table + 6) / 2;
  const glyphs = new Map();
  for (let segment = 0; segment < segments; segment += 1) {
    const last = font.readUInt16BE(table + 14 + 2 * segment);
    const first = font.readUInt16BE(table + 16 + 2 * (segments + segment));
    const delta = font.readUInt16BE(table + 16 + 2 * (2 * segments + segment));
    const rangeAt = table + 16 + 2 * (3 * segments + segment);
    const range = font.readUInt16BE(rangeAt);
    for (let character = first; character <= last && character !== 0xffff; character += 1) {
      const listed = range === 0 ? character : font.readUInt16BE(rangeAt + range + 2 * (character - first));
      if (listed !== 0) glyphs.set(character, (listed + delta) & 0xffff);
    }
  }
  return glyphs;
}
