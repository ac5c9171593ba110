export { logoPicture } from './logo-picture.ts';
export { cellAddress, writeWorkbook } from './write-workbook.ts';
export type * from './workbook-sheet.ts';
