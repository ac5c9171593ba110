import type { WorkbookPicture, WorkbookSheet, WorkbookTable } from './workbook-sheet.ts';
import { cellAddress } from './workbook-sheet.ts';
import { MAIN, RELATIONS, xmlPart, xmlText } from './xml-text.ts';

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
/** The unit of drawings: 914,400 to an inch of 96 pixels. */
const UNITS_OF_PX = 9_525;
/** From the top left corner, so that the picture touches no edge. */
const INSET_PX = 3;

/** The names of the tables of every sheet: `Earnings`, and `Earnings_2` on the second sheet that has one. */
export function uniqueTableNames(sheets: readonly WorkbookSheet[]): string[][] {
  const counts = new Map<string, number>();
  return sheets.map(({ tables }) =>
    tables.map(({ name }) => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count === 1 ? name : `${name}_${count}`;
    }),
  );
}

/** Headings as a table takes them: no two alike whatever the case. A second `Rate` becomes `Rate (2)`. */
export function uniqueHeadings(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((heading) => {
    let unique = heading;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${heading} (${count})`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

/** A table of a sheet. It has no style, as its cells have theirs. `id` is its number in the workbook. */
export function tablePart({ row, column, count, headings }: WorkbookTable, name: string, id: number): string {
  const range = `${cellAddress(row, column)}:${cellAddress(row + count, column + headings.length - 1)}`;
  const columns = headings.map((heading, at) => `<tableColumn id="${at + 1}" name="${xmlText(heading)}"/>`);
  return xmlPart(
    `<table xmlns="${MAIN}" id="${id}" name="${name}" displayName="${name}" ref="${range}" totalsRowShown="0">` +
      `<tableColumns count="${columns.length}">${columns.join('')}</tableColumns>` +
      '<tableStyleInfo showFirstColumn="0" showLastColumn="0" showRowStripes="0" showColumnStripes="0"/></table>',
  );
}

/** The drawing of a sheet: its picture at the top left corner, moved with its cell and never stretched. */
export function drawingPart({ widthPx, heightPx, alternativeText }: WorkbookPicture, pictureId: string): string {
  const [width, height, inset] = [widthPx, heightPx, INSET_PX].map((px) => px * UNITS_OF_PX);
  return xmlPart(
    `<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main" xmlns:r="${RELATIONS}"><xdr:oneCellAnchor>` +
      `<xdr:from><xdr:col>0</xdr:col><xdr:colOff>${inset}</xdr:colOff><xdr:row>0</xdr:row><xdr:rowOff>${inset}</xdr:rowOff></xdr:from>` +
      `<xdr:ext cx="${width}" cy="${height}"/>` +
      `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Logo" descr="${xmlText(alternativeText)}"/>` +
      '<xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>' +
      `<xdr:blipFill><a:blip r:embed="${pictureId}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
      `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>` +
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>',
  );
}
