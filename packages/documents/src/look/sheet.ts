/** The logo's name among the images of the scene. */
export const LOGO_IMAGE = 'logo';

/** US Letter, in points. */
export interface Sheet {
  /** Where its left edge is, if not at 0. */
  readonly left?: number;
  readonly width: number;
  readonly height: number;
}

export const LETTER: Sheet = { width: 612, height: 792 };

export const PAPER_SIZES = ['letter', 'a4'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** The margins at both sides are narrower than on Letter by as much, so that the same text fits a line of either. */
const A4: Sheet = { left: 8.36, width: 595.28, height: 841.89 };

/** The sheet of a size; Letter where none is chosen. */
export function sheetOf(size: PaperSize | undefined): Sheet {
  return size === 'a4' ? A4 : LETTER;
}
