import { expect, test } from '@playwright/test';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { allRules } from '@paperwage/payroll';
import { differingShare, filePages, previewPages, SCALE } from '../../fixtures/rendered-pages.ts';
import { fileWords, previewWords } from '../../fixtures/rendered-words.ts';
import { mostDiffering } from '../../forms/fixtures/most-differing.ts';
import { calculateW2 } from './calculate.ts';
import { emptyOf, overfullOf, sampleOf } from './fixtures/drafts.ts';
import { layoutW2 } from './layout.ts';
import { w2Templates } from './templates.ts';

const fonts = readFontFiles();
const contents = { ordinary: sampleOf, empty: emptyOf, overfull: overfullOf };
/** An edition of each arrangement. */
const years = [2025, 2026] as const;

const scenesOf = (template: string) =>
  years.flatMap((year) =>
    Object.values(contents).map((draftOf) => {
      return layoutW2(calculateW2(draftOf(year), allRules).document, { template });
    }),
  );

test.describe('the preview is the W-2', () => {
  test.use({ deviceScaleFactor: SCALE });

  for (const { id } of w2Templates) {
    test(`${id}: text of preview and PDF identical in content and order`, async ({ page }) => {
      for (const scene of scenesOf(id)) {
        const previews = await previewWords(page, scene);
        expect(previews.flat().length).toBeGreaterThan(4);
        expect(await fileWords(writePdf(scene, { fonts }))).toEqual(previews);
      }
    });
  }

  for (const id of ['employee', 'employee-three', 'employee-four', 'employer']) {
    test(`${id}: under 0.5 % of pixels of a page, or 0.4 % a copy, differ between preview and PDF`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      for (const scene of scenesOf(id)) {
        const previews = await previewPages(page, scene);
        const files = await filePages(writePdf(scene, { fonts }));
        expect(files.length).toBe(previews.length);
        for (const [index, preview] of previews.entries()) {
          expect(differingShare(preview, files[index]!)).toBeLessThan(mostDiffering(scene.pages[index]!));
        }
      }
    });
  }
});
