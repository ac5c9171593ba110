import { expect, test } from '@playwright/test';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { differingShare, filePages, previewPages, SCALE } from '../../fixtures/rendered-pages.ts';
import { fileWords, previewWords } from '../../fixtures/rendered-words.ts';
import { mostDiffering } from '../../forms/fixtures/most-differing.ts';
import { calculate1099 } from './calculate.ts';
import type { FormType } from './fields.ts';
import { FORM_TYPES } from './fields.ts';
import { emptyOf, overfullOf, sampleOf } from './fixtures/drafts.ts';
import { layout1099 } from './layout.ts';
import { form1099Templates } from './templates.ts';

const fonts = readFontFiles();
const contents = { ordinary: sampleOf, empty: emptyOf, overfull: overfullOf };
/** An edition of each arrangement. */
const years = [2025, 2026] as const;

const scenesOf = (formType: FormType, template: string) =>
  years.flatMap((year) =>
    Object.values(contents).map((draftOf) => {
      return layout1099(calculate1099(draftOf(formType, year)).document, { template });
    }),
  );

test.describe('the preview is the 1099', () => {
  test.use({ deviceScaleFactor: SCALE });

  for (const formType of FORM_TYPES) {
    for (const { id } of form1099Templates) {
      test(`${formType}, ${id}: text of preview and PDF identical in content and order`, async ({ page }) => {
        for (const scene of scenesOf(formType, id)) {
          const previews = await previewWords(page, scene);
          expect(previews.flat().length).toBeGreaterThan(4);
          expect(await fileWords(writePdf(scene, { fonts }))).toEqual(previews);
        }
      });
    }

    for (const id of ['recipient', 'payer', 'payer-three']) {
      test(`${formType}, ${id}: under 0.5 % of pixels of a page, or 0.4 % a copy, differ between preview and PDF`, async ({
        page,
      }) => {
        test.setTimeout(120_000);
        for (const scene of scenesOf(formType, id)) {
          const previews = await previewPages(page, scene);
          const files = await filePages(writePdf(scene, { fonts }));
          expect(files.length).toBe(previews.length);
          for (const [index, preview] of previews.entries()) {
            expect(differingShare(preview, files[index]!)).toBeLessThan(mostDiffering(scene.pages[index]!));
          }
        }
      });
    }
  }
});
