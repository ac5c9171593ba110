import { expect, test } from '@playwright/test';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { allRules } from '@paperwage/payroll';
import { releaseOnlyUnless } from '../../fixtures/release-only.ts';
import { differingShare, filePages, previewPages, SCALE } from '../../fixtures/rendered-pages.ts';
import { mostDiffering } from '../../forms/fixtures/most-differing.ts';
import { calculateW2 } from './calculate.ts';
import { emptyOf, overfullOf, sampleOf } from './fixtures/drafts.ts';
import { layoutW2 } from './layout.ts';

const fonts = readFontFiles();
const contents = { ordinary: sampleOf, empty: emptyOf, overfull: overfullOf };
/** An edition of each arrangement. */
const years = [2025, 2026] as const;

const layoutOf = (year: (typeof years)[number], content: keyof typeof contents, template: string) =>
  layoutW2(calculateW2(contents[content](year), allRules).document, { template });

/** The templates whose pixels are compared; of all, words are (`preview-text.test.ts`). */
const drawn = ['employee', 'employee-three', 'employee-four', 'employer'];
/** What `npm test` compares: the fewest and the most copies to a page, the newest edition, filled in as is usual. */
const isUsual = (year: number, content: string, id: string) =>
  year === years.at(-1) && content === 'ordinary' && ['employee', 'employee-four'].includes(id);

test.describe('the preview is the W-2', () => {
  test.use({ deviceScaleFactor: SCALE });

  for (const year of years) {
    for (const content of Object.keys(contents) as (keyof typeof contents)[]) {
      for (const id of drawn) {
        test(
          `${id}, ${year}, ${content}: under 0.5 % of pixels of a page, or 0.4 % a copy, differ between preview and PDF`,
          releaseOnlyUnless(isUsual(year, content, id)),
          async ({ page }) => {
            const scene = layoutOf(year, content, id);
            const previews = await previewPages(page, scene);
            const files = await filePages(writePdf(scene, { fonts }));
            expect(files.length).toBe(previews.length);
            for (const [index, preview] of previews.entries()) {
              expect(differingShare(preview, files[index]!)).toBeLessThan(mostDiffering(scene.pages[index]!));
            }
          },
        );
      }
    }
  }

  test(
    'of a sample: pixels differ between preview and PDF no more than without the mark',
    releaseOnlyUnless(false),
    async ({ page }) => {
      const issuance = { kind: 'sample' } as const;
      const scene = layoutW2(calculateW2(sampleOf(2026), allRules).document, { template: 'employee', issuance });
      const [previews, files] = [await previewPages(page, scene), await filePages(writePdf(scene, { fonts }))];
      expect(files.length).toBe(previews.length);
      for (const [at, preview] of previews.entries()) {
        expect(differingShare(preview, files[at]!)).toBeLessThan(mostDiffering(scene.pages[at]!));
      }
    },
  );
});
