export { cellAddress, writeWorkbook } from './write-workbook.ts';
export { logoPicture } from './workbook-sheet.ts';
export type * from './workbook-sheet.ts';
