import type { PdfFile } from './pdf-file.ts';
import { pdfNumber, pdfText } from './pdf-syntax.ts';
import type { LinkElement } from './structure.ts';

/**
 * Writes what is clicked on a page (ISO 32000-1, 12.5.6.5), printed like the paper it lies on and without a frame, and
 * returns the entry of the page that names it. `firstParent` is the place of the first among the parents of the
 * structure tree; the others follow.
 */
export function writeLinks(file: PdfFile, links: readonly LinkElement[], firstParent: number): string {
  if (links.length === 0) return '';
  for (const [index, { annotation, link }] of links.entries()) {
    const { box, address, alternativeText } = link;
    file.set(
      annotation,
      `<</Type/Annot/Subtype/Link/Rect[${box.map((edge) => pdfNumber(edge)).join(' ')}]/Border[0 0 0]/F 4` +
        `/Contents${pdfText(alternativeText)}/A<</S/URI/URI${pdfText(address)}>>/StructParent ${firstParent + index}>>`,
    );
  }
  return `/Annots[${links.map(({ annotation }) => `${annotation} 0 R`).join(' ')}]`;
}
