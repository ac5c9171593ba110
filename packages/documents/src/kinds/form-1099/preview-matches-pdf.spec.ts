import { expect, test } from '@playwright/test';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { releaseOnlyUnless } from '../../fixtures/release-only.ts';
import { differingShare, filePages, previewPages, SCALE } from '../../fixtures/rendered-pages.ts';
import { mostDiffering } from '../../forms/fixtures/most-differing.ts';
import { calculate1099 } from './calculate.ts';
import type { FormType } from './fields.ts';
import { FORM_TYPES } from './fields.ts';
import { emptyOf, overfullOf, sampleOf } from './fixtures/drafts.ts';
import { layout1099 } from './layout.ts';

const fonts = readFontFiles();
const contents = { ordinary: sampleOf, empty: emptyOf, overfull: overfullOf };
/** An edition of each arrangement. */
const years = [2025, 2026] as const;

const layoutOf = (formType: FormType, year: (typeof years)[number], content: keyof typeof contents, template: string) =>
  layout1099(calculate1099(contents[content](formType, year)).document, { template });

/** The templates whose pixels are compared; of all, words are (`preview-text.test.ts`). */
const drawn = ['recipient', 'payer', 'payer-three'];
/** What `npm test` compares: two arrangements of Form 1099-NEC, the newest edition, filled in as is usual. */
const isUsual = (formType: FormType, year: number, content: string, id: string) =>
  formType === 'nec' && year === years.at(-1) && content === 'ordinary' && id !== 'payer';

test.describe('the preview is the 1099', () => {
  test.use({ deviceScaleFactor: SCALE });

  for (const formType of FORM_TYPES) {
    for (const year of years) {
      for (const content of Object.keys(contents) as (keyof typeof contents)[]) {
        for (const id of drawn) {
          test(
            `${formType}, ${id}, ${year}, ${content}: under 0.5 % of pixels of a page, or 0.4 % a copy, differ between preview and PDF`,
            releaseOnlyUnless(isUsual(formType, year, content, id)),
            async ({ page }) => {
              const scene = layoutOf(formType, year, content, id);
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
  }

  test(
    'of a sample: pixels differ between preview and PDF no more than without the mark',
    releaseOnlyUnless(false),
    async ({ page }) => {
      const issuance = { kind: 'sample' } as const;
      const scene = layout1099(calculate1099(sampleOf('nec', 2026)).document, { template: 'recipient', issuance });
      const [previews, files] = [await previewPages(page, scene), await filePages(writePdf(scene, { fonts }))];
      expect(files.length).toBe(previews.length);
      for (const [at, preview] of previews.entries()) {
        expect(differingShare(preview, files[at]!)).toBeLessThan(mostDiffering(scene.pages[at]!));
      }
    },
  );
});
