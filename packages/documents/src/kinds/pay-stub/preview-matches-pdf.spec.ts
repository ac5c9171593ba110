import { expect, test } from '@playwright/test';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { createIssuance } from '../../create-issuance.ts';
import { releaseOnlyUnless } from '../../fixtures/release-only.ts';
import { differingShare, filePages, MAX_DIFFERING_SHARE, previewPages, SCALE } from '../../fixtures/rendered-pages.ts';
import { payStubFixtures } from './fixtures/documents.ts';
import { layoutPayStub, payStubTemplates, payStubThemes } from './templates/index.ts';

const fonts = readFontFiles();
const contents = ['ordinary', 'empty', 'overfull', 'contractor'] as const;

test.describe('the preview is the document', () => {
  test.use({ deviceScaleFactor: SCALE });

  for (const template of payStubTemplates) {
    for (const content of contents) {
      test(
        `${template.id}, ${content}: under 0.5 % of pixels differ between preview and PDF`,
        // That of an issued stub below shows another template from day to day.
        releaseOnlyUnless(content === 'ordinary' && template.id !== 'compact'),
        async ({ page }) => {
          const document = payStubFixtures[content];
          const theme = payStubThemes[contents.indexOf(content) % payStubThemes.length]!;
          const { scene } = layoutPayStub(document, { template: template.id, theme: theme.id });
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

  const issued = createIssuance('https://paperwage.example/verify', ['7KQ4-M2XD-9RVT', 'H3WN-8TZC-5PZK']);
  for (const issuance of [{ kind: 'sample' }, issued] as const) {
    const details = releaseOnlyUnless(issuance.kind !== 'sample');
    test(`${issuance.kind}: under 0.5 % of pixels differ between preview and PDF`, details, async ({ page }) => {
      const scene = layoutPayStub(payStubFixtures.twoStubs, { template: 'compact', theme: 'harbor', issuance }).scene;
      const [previews, files] = [await previewPages(page, scene), await filePages(writePdf(scene, { fonts }))];
      expect(files.length).toBe(previews.length);
      previews.forEach((preview, at) => expect(differingShare(preview, files[at]!)).toBeLessThan(MAX_DIFFERING_SHARE));
    });
  }
});
