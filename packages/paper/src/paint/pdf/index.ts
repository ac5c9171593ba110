export type { PdfAttachment } from './attachments.ts';
export { encodeImage } from './encode-image.ts';
export { ImageProblem } from './image-problem.ts';
export type { PdfMetadata } from './metadata.ts';
export { dropArchiveClaim } from './metadata.ts';
export { createPdfPainter } from './pdf-painter.ts';
export type { Drawing, PaintContext, Part, PartGroup } from './pdf-painter.ts';
export { writePdf } from './write-pdf.ts';
export type { PdfOptions } from './write-pdf.ts';
