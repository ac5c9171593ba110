import { expect, test } from '@playwright/test';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { allRules } from '@paperwage/payroll';
import { beforeARelease, unlessOrdinary } from '../../fixtures/before-a-release.ts';
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

const layoutOf = (year: (typeof years)[number], content: keyof typeof contents, template: string) =>
  layoutW2(calculateW2(contents[content](year), allRules).document, { template });

/** What `npm test` compares of a template: the newest edition, filled in as is usual. */
const scope = (year: number, content: string) => (year === years.at(-1) ? unlessOrdinary(content) : beforeARelease);

test.describe('the preview is the W-2', () => {
  test.use({ deviceScaleFactor: SCALE });

  for (const year of years) {
    for (const content of Object.keys(contents) as (keyof typeof contents)[]) {
      const details = scope(year, content);
      for (const { id } of w2Templates) {
        test(
          `${id}, ${year}, ${content}: text of preview and PDF identical in content and order`,
          details,
          async ({ page }) => {
            const scene = layoutOf(year, content, id);
            const previews = await previewWords(page, scene);
            expect(previews.flat().length).toBeGreaterThan(4);
            expect(await fileWords(writePdf(scene, { fonts }))).toEqual(previews);
          },
        );
      }

      for (const id of ['employee', 'employee-three', 'employee-four', 'employer']) {
        test(
          `${id}, ${year}, ${content}: under 0.5 % of pixels of a page, or 0.4 % a copy, differ between preview and PDF`,
          details,
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
});
