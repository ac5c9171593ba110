export { uniqueHeadings } from './attached-parts.ts';
export { pagesOfRows } from './printed-pages.ts';
export { widthOfFigures } from './row-heights.ts';
export * from './sheet-blocks.ts';
export { sheetLook } from './sheet-look.ts';
export type { CellStyle, SheetLook, SheetShape } from './sheet-look.ts';
export * from './workbook-sheet.ts';
export { writeWorkbook } from './write-workbook.ts';
