import type { Logo } from '../drafts/logo.ts';
import type { WorkbookPicture } from './workbook-sheet.ts';

const LOGO_HEIGHT_PX = 48;
const LOGO_MOST_WIDTH_PX = 240;

/** The logo on a sheet, its top left corner in the first row of this column, which is counted from 1. */
export function logoPicture(logo: Logo, companyName: string, column: number): WorkbookPicture {
  const scale = Math.min(LOGO_HEIGHT_PX / logo.height, LOGO_MOST_WIDTH_PX / logo.width);
  return {
    mediaType: logo.mediaType,
    bytes: logo.bytes,
    widthPx: Math.max(1, Math.round(logo.width * scale)),
    heightPx: Math.max(1, Math.round(logo.height * scale)),
    row: 1,
    column,
    alternativeText: companyName ? `Logo of ${companyName}` : 'Company logo',
  };
}
