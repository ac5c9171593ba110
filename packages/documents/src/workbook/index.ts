export { cellAddress, writeWorkbook } from './write-workbook.ts';
export { codeRow, logoPicture } from './workbook-sheet.ts';
export type * from './workbook-sheet.ts';
