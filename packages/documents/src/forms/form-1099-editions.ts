import type { Area, FormBox, FormEdition, FormName, FormYear } from './form-edition.ts';
import { AMOUNTS } from './form-1099-parts.ts';
import { miscBoxesOf2025, miscBoxesOf2026, miscBoxesUntil2024 } from './misc-boxes.ts';
import { necBoxesOf2025, necBoxesOf2026, necBoxesUntil2024 } from './nec-boxes.ts';

const CHECKED = '2026-11-22';
const PUBLISHER = 'Internal Revenue Service';

const frame = (height: number): Area => [50.4, 36, 525.6, height];

/** What is the same for both forms. */
function edition(
  form: FormName,
  revision: string,
  years: readonly FormYear[],
  standing: FormEdition['standing'],
  height: number,
  boxes: readonly FormBox[],
  title: string,
): FormEdition {
  const ombNumber = form === '1099-nec' ? '1545-0116' : '1545-0115';
  const source = { title, publisher: PUBLISHER, checked: CHECKED };
  return {
    form,
    revision,
    years,
    standing,
    ombNumber,
    frame: frame(height),
    boxes: boxes.map(withCaptionPlace),
    source,
  };
}

/** From the left edge of a cell to its number or caption, as measured on Form 1099-NEC of January 2024. */
function withCaptionPlace(box: FormBox): FormBox {
  return { ...box, captionIndent: box.cell[0] < AMOUNTS ? 4 : 6 };
}

const NEC_2024 = 'Form 1099-NEC (Rev. January 2024), Copy B, measured';
const NEC_2025 = 'Form 1099-NEC (Rev. April 2025): box 3 in use, places of January 2024';
const NEC_2026 = 'Form 1099-NEC (Rev. December 2026): order of its fields known, places designed';
const MISC_PLACES =
  'places from the columns of Form 1099-NEC (Rev. January 2024) and the rows of Form 1099-MISC of 2011';

/** Every edition of Form 1099-NEC that is held. The January 2022 revision is for continuous use. */
export const necEditions: readonly FormEdition[] = [
  edition('1099-nec', 'January 2022', [2022, 2023], 'measured', 204, necBoxesUntil2024, NEC_2024),
  edition('1099-nec', 'January 2024', [2024], 'measured', 204, necBoxesUntil2024, NEC_2024),
  edition('1099-nec', 'April 2025', [2025], 'derived', 204, necBoxesOf2025, NEC_2025),
  edition('1099-nec', 'December 2026', [2026], 'draft', 252, necBoxesOf2026, NEC_2026),
];

/** Every edition of Form 1099-MISC that is held. */
export const miscEditions: readonly FormEdition[] = [
  edition(
    '1099-misc',
    'January 2022',
    [2022, 2023],
    'derived',
    312,
    miscBoxesUntil2024,
    `Boxes of 2022; ${MISC_PLACES}`,
  ),
  edition('1099-misc', 'January 2024', [2024], 'derived', 312, miscBoxesUntil2024, `Boxes of 2024; ${MISC_PLACES}`),
  edition('1099-misc', 'April 2025', [2025], 'derived', 312, miscBoxesOf2025, `Boxes of 2025; ${MISC_PLACES}`),
  edition('1099-misc', 'December 2026', [2026], 'draft', 324, miscBoxesOf2026, `Boxes of 2026; ${MISC_PLACES}`),
];
