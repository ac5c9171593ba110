import { drawingPart, tablePart, uniqueTableNames } from './attached-parts.ts';
import { Package, Relations } from './package.ts';
import { SharedStrings } from './shared-strings.ts';
import { uniqueSheetNames } from './sheet-names.ts';
import type { SheetRelations } from './sheet-part.ts';
import { printRanges, sheetPart } from './sheet-part.ts';
import { styleBook } from './style-book.ts';
import type { WorkbookPicture, WorkbookSheet } from './workbook-sheet.ts';
import { cellAddress } from './workbook-sheet.ts';
import { MAIN, RELATIONS, xmlPart, xmlText } from './xml-text.ts';

/** What the properties of the file say. */
export interface WorkbookProperties {
  readonly title: string;
  /** What it is, such as `Pay stub`. */
  readonly subject: string;
  /** Who issues it; may be empty. */
  readonly author: string;
}

const SPREADSHEET = 'vnd.openxmlformats-officedocument.spreadsheetml';

/** Writes an XLSX workbook (ECMA-376). The same sheets give the same bytes, in a browser and in Node. */
export function writeWorkbook(sheets: readonly WorkbookSheet[], properties: WorkbookProperties): Uint8Array {
  const names = uniqueSheetNames(sheets.map(({ name }) => name));
  const tableNames = uniqueTableNames(sheets);
  const shared = { styles: styleBook(), strings: new SharedStrings() };
  const pack = new Package();
  let tables = 0;
  sheets.forEach((sheet, at) => {
    const relations = new Relations();
    const links = linkCells(sheet).map(([address, link]) => [address, relations.addLink(link)] as const);
    const drawing = sheet.picture && relations.add('drawing', addDrawing(pack, sheet.picture, at + 1));
    const ids = sheet.tables.map((table, place) => {
      tables += 1;
      const part = tablePart(table, tableNames[at]![place]!, tables);
      pack.addPart(`xl/tables/table${tables}.xml`, `${SPREADSHEET}.table`, part);
      return relations.add('table', `../tables/table${tables}.xml`);
    });
    const named: SheetRelations = { drawing, tables: ids, links: new Map(links) };
    const path = `xl/worksheets/sheet${at + 1}.xml`;
    pack.addPart(path, `${SPREADSHEET}.worksheet`, sheetPart(sheet, shared, named, at === 0));
    pack.addRelations(path, relations);
  });
  addWorkbook(pack, sheets, names);
  pack.addPart('xl/styles.xml', `${SPREADSHEET}.styles`, shared.styles.part());
  pack.addPart('xl/sharedStrings.xml', `${SPREADSHEET}.sharedStrings`, shared.strings.part());
  addProperties(pack, properties);
  return pack.bytes();
}

/** The part of a sheet's drawing, as seen from the sheet. */
function addDrawing(pack: Package, picture: WorkbookPicture, number: number): string {
  const relations = new Relations();
  const id = relations.add('image', `../media/${pack.addPicture(picture.bytes, picture.mediaType)}`);
  const path = `drawings/drawing${number}.xml`;
  pack.addPart(`xl/${path}`, 'vnd.openxmlformats-officedocument.drawing', drawingPart(picture, id));
  pack.addRelations(`xl/${path}`, relations);
  return `../${path}`;
}

function linkCells({ rows }: WorkbookSheet): (readonly [address: string, link: string])[] {
  return rows.flatMap((row, at) =>
    row.flatMap((cell, column) =>
      cell?.kind === 'text' && cell.link ? [[cellAddress(at, column), cell.link] as const] : [],
    ),
  );
}

function addWorkbook(pack: Package, sheets: readonly WorkbookSheet[], names: readonly string[]): void {
  const relations = new Relations();
  const listed = names.map((name, at) => {
    const id = relations.add('worksheet', `worksheets/sheet${at + 1}.xml`);
    return `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="${id}"/>`;
  });
  relations.add('styles', 'styles.xml');
  relations.add('sharedStrings', 'sharedStrings.xml');
  const ranges = sheets.flatMap((sheet, at) =>
    printRanges(sheet).map(([name, range]) => {
      const quoted = `'${names[at]!.replaceAll("'", "''")}'!${range}`;
      return `<definedName name="${name}" localSheetId="${at}">${xmlText(quoted)}</definedName>`;
    }),
  );
  const part = xmlPart(
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews>` +
      `<sheets>${listed.join('')}</sheets><definedNames>${ranges.join('')}</definedNames></workbook>`,
  );
  pack.addPart('xl/workbook.xml', `${SPREADSHEET}.sheet.main`, part);
  pack.addRelations('xl/workbook.xml', relations);
}

function addProperties(pack: Package, { title, subject, author }: WorkbookProperties): void {
  const core = xmlPart(
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
      `<dc:title>${xmlText(title)}</dc:title><dc:subject>${xmlText(subject)}</dc:subject>` +
      `${author === '' ? '' : `<dc:creator>${xmlText(author)}</dc:creator>`}<dc:language>en-US</dc:language></cp:coreProperties>`,
  );
  const application = xmlPart(
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Paperwage</Application></Properties>',
  );
  pack.addPart('docProps/core.xml', 'vnd.openxmlformats-package.core-properties', core);
  pack.addPart('docProps/app.xml', 'vnd.openxmlformats-officedocument.extended-properties', application);
  const relations = new Relations();
  relations.add('officeDocument', 'xl/workbook.xml');
  relations.addProperties('docProps/core.xml');
  relations.add('extended-properties', 'docProps/app.xml');
  pack.addRelations('', relations);
}
