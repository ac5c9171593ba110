import { describe, expect, it } from 'vitest';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { fileWords, previewWords } from '../../fixtures/rendered-words.ts';
import { calculateInvoice } from './calculate.ts';
import { invoiceDrafts } from './fixtures/drafts.ts';
import { invoiceTemplates, invoiceThemes, layoutInvoice } from './templates/index.ts';

const fonts = readFontFiles();
const contents = ['ordinary', 'empty', 'overfull', 'forty'] as const;
/** The template whose words `npm test` compares; of the others it compares the pixels. */
const usual = invoiceTemplates[0]!.id;

describe('the words of the preview are those of the invoice', () => {
  for (const { id: template } of invoiceTemplates) {
    for (const content of contents) {
      it(
        `${template}, ${content}: text of preview and PDF identical in content and order`,
        { tags: content === 'ordinary' && template === usual ? [] : ['release'] },
        async () => {
          for (const { id: theme } of invoiceThemes) {
            const { scene } = layoutInvoice(calculateInvoice(invoiceDrafts[content]).document, { template, theme });
            const previews = previewWords(scene);
            expect(previews.flat().length).toBeGreaterThan(4);
            expect(await fileWords(writePdf(scene, { fonts }))).toEqual(previews);
          }
        },
      );
    }
  }
});
