import type { PdfFile } from './pdf-file.ts';
import { pdfDate, pdfName, pdfText } from './pdf-syntax.ts';

/** A file that travels inside the PDF. */
export interface PdfAttachment {
  /** File name, such as `document.json`. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly description: string;
}

/**
 * Smaller attachments stand in the file as they are: compressing one would save some 4 KB and take a tenth of the time
 * that the whole document needs.
 */
const SMALL_BYTES = 8192;

/**
 * Writes attachments (ISO 32000-1, 7.11.4) and returns entries of the catalog that list them; each is associated with
 * the document as its data (ISO 32000-2, 7.11.3, table 43). Throws when two have the same name.
 */
export function writeAttachments(file: PdfFile, attachments: readonly PdfAttachment[], created?: string): string {
  if (attachments.length === 0) return '';
  const sorted = [...attachments].sort((a, b) => (a.name < b.name ? -1 : 1));
  if (new Set(sorted.map(({ name }) => name)).size < sorted.length) {
    throw new Error('Two attachments of a PDF cannot have the same name.');
  }
  const written = sorted.map((attachment) => ({
    name: pdfText(attachment.name),
    reference: `${writeAttachment(file, attachment, created)} 0 R`,
  }));
  const names = written.map(({ name, reference }) => name + reference).join(' ');
  const references = written.map(({ reference }) => reference).join(' ');
  return `/Names<</EmbeddedFiles<</Names[${names}]>>>>/AF[${references}]`;
}

function writeAttachment(file: PdfFile, attachment: PdfAttachment, created: string | undefined): number {
  const { name, mediaType, bytes, description } = attachment;
  const date = created === undefined ? '' : `/ModDate${pdfDate(created)}`;
  const entries = `/Type/EmbeddedFile/Subtype${pdfName(mediaType)}/Params<</Size ${bytes.length}${date}>>`;
  const stream = bytes.length < SMALL_BYTES ? file.addPlainStream(entries, bytes) : file.addStream(entries, bytes);
  const title = pdfText(name);
  return file.add(
    `<</Type/Filespec/F${title}/UF${title}/Desc${pdfText(description)}/EF<</F ${stream} 0 R/UF ${stream} 0 R>>` +
      `/AFRelationship/Data>>`,
  );
}
