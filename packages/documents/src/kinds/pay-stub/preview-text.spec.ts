import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Scene } from '@paperwage/paper';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { svgText } from '@paperwage/paper/svg';
import { payStubFixtures } from './fixtures/documents.ts';
import { layoutPayStub, payStubTemplates, payStubThemes } from './templates/index.ts';

const fonts = readFontFiles();
const contents = ['ordinary', 'empty', 'overfull'] as const;

/** The words of each page in the order in which the browser has them. */
async function previewWords(page: Page, { pages, images }: Scene): Promise<string[][]> {
  const found: string[][] = [];
  for (const scenePage of pages) {
    await page.setContent(`<!doctype html>${svgText(scenePage, images, 'Preview')}`);
    found.push(wordsOf(await page.locator('svg text').allTextContents()));
  }
  return found;
}

/** The words of each page in the order of the file. */
async function fileWords(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const found: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ disableNormalization: true });
    found.push(wordsOf(items.map((item) => ('str' in item ? item.str : ''))));
  }
  await pdf.destroy();
  return found;
}

/** A reader joins neighbouring texts of a file with spaces of its own, so words are compared. */
function wordsOf(texts: readonly string[]): string[] {
  return texts.join(' ').split(/\s+/u).filter(Boolean);
}

test.describe('the words of the preview are those of the document', () => {
  for (const { id: template } of payStubTemplates) {
    for (const content of contents) {
      test(`${template}, ${content}: text of preview and PDF identical in content and order`, async ({ page }) => {
        for (const { id: theme } of payStubThemes) {
          const { scene } = layoutPayStub(payStubFixtures[content], { template, theme });
          const previews = await previewWords(page, scene);
          expect(previews.flat().length).toBeGreaterThan(4);
          expect(await fileWords(writePdf(scene, { fonts }))).toEqual(previews);
        }
      });
    }
  }
});
