import { expect, test } from '@playwright/test';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { createIssuance } from '../../create-issuance.ts';
import { releaseOnlyUnless } from '../../fixtures/release-only.ts';
import { differingShare, filePages, MAX_DIFFERING_SHARE, previewPages, SCALE } from '../../fixtures/rendered-pages.ts';
import { calculateInvoice } from './calculate.ts';
import { invoiceDrafts } from './fixtures/drafts.ts';
import { invoiceTemplates, invoiceThemes, layoutInvoice } from './templates/index.ts';

const fonts = readFontFiles();
const contents = ['ordinary', 'empty', 'perItem', 'forty', 'overfull'] as const;

test.describe('the preview is the invoice', () => {
  test.use({ deviceScaleFactor: SCALE });

  for (const template of invoiceTemplates) {
    for (const content of contents) {
      test(
        `${template.id}, ${content}: under 0.5 % of pixels differ between preview and PDF`,
        releaseOnlyUnless(content === 'ordinary'),
        async ({ page }) => {
          const { document } = calculateInvoice(invoiceDrafts[content]);
          const theme = invoiceThemes[contents.indexOf(content) % invoiceThemes.length]!;
          const { scene } = layoutInvoice(document, { template: template.id, theme: theme.id });
          const previews = await previewPages(page, scene);
          const files = await filePages(writePdf(scene, { fonts }));
          expect(files.length).toBe(previews.length);
          for (const [index, preview] of previews.entries()) {
            const share = differingShare(preview, files[index]!);
            expect(share).toBeLessThan(MAX_DIFFERING_SHARE);
          }
        },
      );
    }
  }

  const issued = createIssuance('https://paperwage.example/verify', ['7KQ4-M2XD-9RVT']);
  for (const issuance of [{ kind: 'sample' }, issued] as const) {
    // `npm test` compares these two for pay stubs alone.
    test(
      `${issuance.kind}: under 0.5 % of pixels differ between preview and PDF`,
      { tag: '@release' },
      async ({ page }) => {
        const scene = layoutInvoice(calculateInvoice(invoiceDrafts.ordinary).document, {
          template: 'ledger',
          theme: 'forest',
          issuance,
        }).scene;
        const [previews, files] = [await previewPages(page, scene), await filePages(writePdf(scene, { fonts }))];
        expect(files.length).toBe(previews.length);
        previews.forEach((preview, at) =>
          expect(differingShare(preview, files[at]!)).toBeLessThan(MAX_DIFFERING_SHARE),
        );
      },
    );
  }
});
