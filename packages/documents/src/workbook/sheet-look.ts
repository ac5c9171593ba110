import type { Color, FontFace } from '@paperwage/paper';
import type { DocumentTheme } from '../look/theme.ts';

/** What a cell is for; the look of its sheet says how that looks. */
export type CellStyle =
  | 'company'
  | 'detail'
  | 'title'
  | 'mastLine'
  | 'label'
  | 'factLabel'
  | 'rowLabel'
  | 'fact'
  | 'party'
  | 'name'
  | 'hero'
  | 'heroLabel'
  | 'heading'
  | 'headingRight'
  | 'line'
  | 'lineRight'
  | 'total'
  | 'totalRight'
  | 'sum'
  | 'sumStrong'
  | 'aside'
  | 'bandLabel'
  | 'band'
  | 'bandStrong'
  | 'balanceLabel'
  | 'balance'
  | 'note'
  | 'link';

/** The shape that a template gives a sheet. Sizes in points. */
export interface SheetShape {
  readonly size: number;
  readonly title: { readonly size: number; readonly face: 'heading' | 'display' };
  /** Headings stand on the tint, or over a line in the accent color. */
  readonly headings: 'tint' | 'rule';
  /** What the page begins with stands in white on the accent color. */
  readonly hasBanner?: boolean;
  /** What the page ends with stands on the tint, or in white on the accent color. */
  readonly band: 'tint' | 'accent';
}

/** The look of a sheet: how each kind of cell is set. */
export type SheetLook = Readonly<Record<CellStyle, CellLook>> & { readonly plain: CellLook };

export interface CellLook {
  readonly font: CellFont;
  /** Of numbers and dates, where that is another. */
  readonly figures: CellFont;
  readonly fill?: Color;
  readonly top?: CellLine;
  readonly bottom?: CellLine;
  readonly align?: 'left' | 'right';
  readonly vertical?: 'top' | 'bottom';
  /** From the edge that the words begin at, in spaces. */
  readonly indent?: number;
  /** Above and below the words together, in points. */
  readonly room: number;
}

export interface CellFont {
  readonly name: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly color: Color;
}

export interface CellLine {
  readonly weight: 'hair' | 'thin' | 'medium';
  readonly color: Color;
}

/**
 * The letters of a face in a spreadsheet, which embeds none: a family of the same kind that comes with office programs
 * and has upright figures of one width.
 */
const FAMILIES: readonly (readonly [face: string, family: string])[] = [
  ['ibm-plex-mono', 'Consolas'],
  ['ibm-plex-sans', 'Arial'],
  ['source-serif', 'Cambria'],
  ['source-sans', 'Calibri'],
];

const WHITE: Color = '#ffffff';

/** The look of a sheet in a theme, shaped like a template. */
export function sheetLook(theme: DocumentTheme, shape: SheetShape): SheetLook {
  const { faces, scale, accent, tint, text, soft, label, rule } = theme;
  const font = (face: FontFace, size: number, color: Color): CellFont => ({
    name: FAMILIES.find(([start]) => face.startsWith(start))![1],
    size: Math.round(2 * size * (face === faces.figure || face === faces.strongFigure ? scale.figure : scale.text)) / 2,
    isBold: face.endsWith('semibold'),
    color,
  });
  const { size } = shape;
  const look = (weight: 'text' | 'strong', points: number, color: Color, rest: Partial<CellLook> = {}): CellLook => ({
    font: font(faces[weight], points, color),
    figures: font(weight === 'text' ? faces.figure : faces.strongFigure, points, color),
    room: 3,
    ...rest,
  });
  const [onMast, underMast] = shape.hasBanner ? [WHITE, tint] : [text, soft];
  const mast = shape.hasBanner ? { fill: accent, indent: 1 } : {};
  const above = { align: 'left', vertical: 'bottom', room: 1 } as const;
  const below = { align: 'left', vertical: 'top' } as const;
  const hero = { ...mast, align: shape.hasBanner ? 'right' : 'left' } as const;
  const titleFont = font(faces[shape.title.face], shape.title.size, shape.hasBanner ? WHITE : accent);
  const isTinted = shape.headings === 'tint';
  const heading: Partial<CellLook> = {
    ...(isTinted ? { fill: tint } : {}),
    bottom: { weight: isTinted ? 'thin' : 'medium', color: accent },
    vertical: 'bottom',
    room: 8,
  };
  const line: Partial<CellLook> = { bottom: { weight: 'hair', color: rule }, room: size <= 10 ? 5 : 8 };
  const total: Partial<CellLook> = { top: { weight: 'thin', color: text }, room: 7 };
  const [fill, bandStrong, bandText, bandSoft] =
    shape.band === 'tint' ? [tint, accent, text, label] : [accent, WHITE, WHITE, tint];
  const onBand = { fill, align: 'left', indent: 1 } as const;
  return {
    plain: look('text', size, text),
    company: look('strong', size + 4, onMast, mast),
    detail: look('text', size - 1.5, underMast, { ...mast, room: 2 }),
    title: { font: titleFont, figures: titleFont, align: 'right', room: 4, ...mast },
    mastLine: look('strong', 6, accent, { ...mast, bottom: { weight: 'medium', color: accent }, room: 0 }),
    label: look('text', size - 1.5, label, above),
    rowLabel: look('text', size - 1.5, label, { align: 'left', vertical: 'top' }),
    factLabel: look('text', size - 1.5, label, { ...above, indent: 1 }),
    party: look('text', size, text, below),
    fact: look('text', size, text, { ...below, indent: 1 }),
    name: look('strong', size + 1, text, below),
    hero: look('strong', 2 * size + 2, shape.hasBanner ? WHITE : accent, hero),
    heroLabel: look('text', size - 1.5, shape.hasBanner ? tint : label, { ...hero, room: 1 }),
    heading: look('strong', size - 1, accent, heading),
    headingRight: look('strong', size - 1, accent, { ...heading, align: 'right' }),
    line: look('text', size, text, line),
    lineRight: look('text', size, text, { ...line, align: 'right' }),
    total: look('strong', size, text, total),
    totalRight: look('strong', size, text, { ...total, align: 'right' }),
    sum: look('text', size, text, { align: 'right' }),
    sumStrong: look('strong', size, text, { align: 'right' }),
    aside: look('text', size - 1, label, { align: 'right' }),
    bandLabel: look('text', size - 1.5, bandSoft, { ...onBand, vertical: 'bottom', room: 6 }),
    band: look('strong', size + 2, bandText, { ...onBand, vertical: 'top', room: 8 }),
    bandStrong: look('strong', size + 5, bandStrong, { ...onBand, vertical: 'top', room: 8 }),
    balanceLabel: look('strong', size, bandText, { fill, align: 'right', room: 8 }),
    balance: look('strong', size + 4, bandStrong, { fill, align: 'right', room: 8 }),
    note: look('text', size, text, { vertical: 'top', room: 1 }),
    link: look('text', size, accent, { vertical: 'top', room: 1 }),
  };
}
