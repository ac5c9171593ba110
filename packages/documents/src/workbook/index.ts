export { cellAddress, writeWorkbook } from './write-workbook.ts';
export type * from './workbook-sheet.ts';
