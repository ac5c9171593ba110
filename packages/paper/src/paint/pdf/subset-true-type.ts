import type { TrueType } from './true-type.ts';

/** Tables that a PDF reader needs of an embedded TrueType font (ISO 32000-1, 9.9, table 126), in the order of tags. */
const TAGS = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'] as const;

type Tables = Readonly<Record<(typeof TAGS)[number], Uint8Array>>;

/**
 * A font file of the given glyphs, each at its place in the list, followed by the parts that composite glyphs among
 * them are made of. Where the list holds none the glyph is blank. The first glyph must be 0, `.notdef`.
 */
export function subsetTrueType(font: TrueType, glyphs: readonly (number | undefined)[]): Uint8Array {
  const all = Array.from(glyphs);
  const places = new Map<number, number>();
  all.forEach((glyph, place) => {
    if (glyph !== undefined) places.set(glyph, place);
  });
  const outlines: Uint8Array[] = [];
  // The list grows while it is read: a part may itself be composed of parts.
  for (let place = 0; place < all.length; place += 1) {
    const glyph = all[place];
    outlines.push(glyph === undefined ? BLANK : renumbered(font.outlineOf(glyph), places, all));
  }
  return assemble(tablesOf(font, all, outlines));
}

const BLANK = new Uint8Array(0);

/** Flags of a component in a composite glyph (OpenType, `glyf`). */
const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;

/** The outline with its parts named by their new numbers; new parts are added to the list. */
function renumbered(outline: Uint8Array, places: Map<number, number>, all: (number | undefined)[]): Uint8Array {
  if (outline.length === 0 || outline[0]! < 0x80) return outline;
  const copy = outline.slice();
  const view = new DataView(copy.buffer);
  for (let at = 10, flags = MORE; (flags & MORE) !== 0;) {
    flags = view.getUint16(at);
    const part = view.getUint16(at + 2);
    let place = places.get(part);
    if (place === undefined) {
      place = all.length;
      places.set(part, place);
      all.push(part);
    }
    view.setUint16(at + 2, place);
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0);
  }
  return copy;
}

function tablesOf(font: TrueType, glyphs: readonly (number | undefined)[], outlines: readonly Uint8Array[]): Tables {
  const length = outlines.reduce((whole, outline) => whole + outline.length + (outline.length & 1), 0);
  const isLong = length > 0x1fffe;
  const glyf = new Uint8Array(length);
  const loca = new DataView(new ArrayBuffer((glyphs.length + 1) * (isLong ? 4 : 2)));
  const hmtx = new DataView(new ArrayBuffer(glyphs.length * 4));
  let offset = 0;
  glyphs.forEach((glyph, place) => {
    const outline = outlines[place]!;
    glyf.set(outline, offset);
    offset += outline.length + (outline.length & 1);
    if (isLong) loca.setUint32(4 * (place + 1), offset);
    else loca.setUint16(2 * (place + 1), offset / 2);
    if (glyph === undefined) return;
    hmtx.setUint16(4 * place, font.widthOf(glyph));
    hmtx.setInt16(4 * place + 2, font.leftBearingOf(glyph));
  });
  const head = font.table('head').slice();
  new DataView(head.buffer).setUint32(8, 0);
  new DataView(head.buffer).setInt16(50, isLong ? 1 : 0);
  const hhea = font.table('hhea').slice();
  new DataView(hhea.buffer).setUint16(34, glyphs.length);
  const maxp = font.table('maxp').slice();
  new DataView(maxp.buffer).setUint16(4, glyphs.length);
  return { glyf, head, hhea, hmtx: new Uint8Array(hmtx.buffer), loca: new Uint8Array(loca.buffer), maxp };
}

/** The file around the tables, with the checksums OpenType asks for. */
function assemble(tables: Tables): Uint8Array {
  const directory = 12 + 16 * TAGS.length;
  const length = TAGS.reduce((whole, tag) => whole + padded(tables[tag].length), directory);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, TAGS.length);
  // 4 is the largest power of two in six tables; the search fields follow from it.
  view.setUint16(6, 4 * 16);
  view.setUint16(8, 2);
  view.setUint16(10, (TAGS.length - 4) * 16);
  let offset = directory;
  TAGS.forEach((tag, index) => {
    const table = tables[tag];
    const entry = 12 + 16 * index;
    file.set(table, offset);
    for (let letter = 0; letter < 4; letter += 1) file[entry + letter] = tag.charCodeAt(letter);
    view.setUint32(entry + 4, checksum(view, offset, padded(table.length)));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.length);
    offset += padded(table.length);
  });
  view.setUint32(view.getUint32(12 + 16 * TAGS.indexOf('head') + 8) + 8, 0xb1b0afba - checksum(view, 0, length));
  return file;
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getInt32(at)) | 0;
  return sum >>> 0;
}
