/** What the writer needs of a TrueType file. Lengths are in font units. */
export interface TrueType {
  readonly postScriptName: string;
  readonly unitsPerEm: number;
  readonly box: readonly [number, number, number, number];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly weight: number;
  readonly italicAngle: number;
  readonly isFixedPitch: boolean;
  readonly hasSerifs: boolean;
  /** The glyph of a character by its code point; 0 when the font has none. */
  readonly glyphOf: (codePoint: number) => number;
  readonly widthOf: (glyph: number) => number;
  readonly leftBearingOf: (glyph: number) => number;
  /** The outline as stored in `glyf`; empty for a blank. */
  readonly outlineOf: (glyph: number) => Uint8Array;
  /** A table as it stands in the file. Throws when the font lacks it. */
  readonly table: (tag: string) => Uint8Array;
}

const parsed = new WeakMap<Uint8Array, TrueType>();

/** Reads a TrueType file (OpenType 1.9), once for each array. Throws when it is no such file. */
export function readTrueType(bytes: Uint8Array): TrueType {
  const known = parsed.get(bytes);
  if (known !== undefined) return known;
  const font = parseTrueType(bytes);
  parsed.set(bytes, font);
  return font;
}

function parseTrueType(bytes: Uint8Array): TrueType {
  const tables = readTables(bytes);
  const table = (tag: string): Uint8Array => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table ${tag}; it is not a TrueType file.`);
    return found;
  };
  const head = viewOf(table('head'));
  const hhea = viewOf(table('hhea'));
  const hmtx = viewOf(table('hmtx'));
  const os2 = viewOf(table('OS/2'));
  const post = viewOf(table('post'));
  const longMetrics = hhea.getUint16(34);
  const glyphs = readCharacterMap(viewOf(table('cmap')));
  const metricOf = (glyph: number): number => 4 * Math.min(glyph, longMetrics - 1);
  return {
    postScriptName: readName(viewOf(table('name')), 6),
    unitsPerEm: head.getUint16(18),
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    xHeight: os2.getInt16(86),
    capHeight: os2.getInt16(88),
    weight: os2.getUint16(4),
    italicAngle: post.getInt32(4) / 65_536,
    isFixedPitch: post.getUint32(12) !== 0,
    hasSerifs: isSerifStyle(os2.getUint8(33)),
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    widthOf: (glyph) => hmtx.getUint16(metricOf(glyph)),
    leftBearingOf: (glyph) =>
      glyph < longMetrics ? hmtx.getInt16(4 * glyph + 2) : hmtx.getInt16(4 * longMetrics + 2 * (glyph - longMetrics)),
    outlineOf: outlineReader(table('glyf'), viewOf(table('loca')), head.getInt16(50) === 1),
    table,
  };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readTables(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(bytes);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    const offset = view.getUint32(entry + 8);
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    tables.set(tag, bytes.subarray(offset, offset + view.getUint32(entry + 12)));
  }
  return tables;
}

/** Serif styles 2 to 10 of the PANOSE classification for Latin text; 11 to 15 are sans serif. */
function isSerifStyle(panose: number): boolean {
  return panose >= 2 && panose <= 10;
}

function outlineReader(glyf: Uint8Array, loca: DataView, isLong: boolean): (glyph: number) => Uint8Array {
  const offsetOf = (glyph: number): number => (isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  return (glyph) => glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1));
}

/** Subtable of format 4, which holds the Basic Multilingual Plane. */
function readCharacterMap(cmap: DataView): Map<number, number> {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + 8 * index));
  const table = offsets.find((offset) => cmap.getUint16(offset) === 4);
  if (table === undefined) throw new Error('The font has no character map of format 4.');
  const segments = cmap.getUint16(table + 6) / 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const last = cmap.getUint16(table + 14 + 2 * segment);
    const first = cmap.getUint16(table + 16 + 2 * (segments + segment));
    const delta = cmap.getUint16(table + 16 + 2 * (2 * segments + segment));
    const rangeAt = table + 16 + 2 * (3 * segments + segment);
    const range = cmap.getUint16(rangeAt);
    for (let character = first; character <= last && character !== 0xffff; character += 1) {
      const listed = range === 0 ? character : cmap.getUint16(rangeAt + range + 2 * (character - first));
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(character, glyph);
    }
  }
  return glyphs;
}

/** A name of the font in ASCII, from a record in UTF-16 (platforms 0 and 3) or in bytes. */
function readName(name: DataView, wanted: number): string {
  const strings = name.getUint16(4);
  for (let record = 6; record < 6 + 12 * name.getUint16(2); record += 12) {
    if (name.getUint16(record + 6) !== wanted) continue;
    const step = name.getUint16(record) === 1 ? 1 : 2;
    const start = strings + name.getUint16(record + 10);
    let text = '';
    for (let at = step - 1; at < name.getUint16(record + 8); at += step) {
      text += String.fromCharCode(name.getUint8(start + at));
    }
    return text;
  }
  throw new Error(`The font has no name ${wanted}.`);
}
