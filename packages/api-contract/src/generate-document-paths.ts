/** `POST`, with `generateDocumentRequestSchema`; the file is the body, its name is in `content-disposition`. */
export const generatePdfPath = '/api/documents/generate-pdf';
/** `POST`, the same for the workbook. */
export const generateXlsxPath = '/api/documents/generate-xlsx';
