import { expect, test } from '@playwright/test';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { beforeAReleaseUnless } from '../../fixtures/before-a-release.ts';
import { fileWords, previewWords } from '../../fixtures/rendered-words.ts';
import { calculateInvoice } from './calculate.ts';
import { invoiceDrafts } from './fixtures/drafts.ts';
import { invoiceTemplates, invoiceThemes, layoutInvoice } from './templates/index.ts';

const fonts = readFontFiles();
const contents = ['ordinary', 'empty', 'overfull', 'forty'] as const;
/** The template whose words `npm test` compares; of the others it compares the pixels. */
const usual = invoiceTemplates[0]!.id;

test.describe('the words of the preview are those of the invoice', () => {
  for (const { id: template } of invoiceTemplates) {
    for (const content of contents) {
      test(
        `${template}, ${content}: text of preview and PDF identical in content and order`,
        beforeAReleaseUnless(content === 'ordinary' && template === usual),
        async ({ page }) => {
          for (const { id: theme } of invoiceThemes) {
            const { scene } = layoutInvoice(calculateInvoice(invoiceDrafts[content]).document, { template, theme });
            const previews = await previewWords(page, scene);
            expect(previews.flat().length).toBeGreaterThan(4);
            expect(await fileWords(writePdf(scene, { fonts }))).toEqual(previews);
          }
        },
      );
    }
  }
});
