import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { FONT_FACES } from '@paperwage/paper';
import type { Scene } from '@paperwage/paper';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { svgText } from '@paperwage/paper/svg';
import { payStubFixtures } from './fixtures/documents.ts';
import { layoutPayStub, payStubTemplates, payStubThemes } from './templates/index.ts';

const SCALE = 3;

/** PDFium draws edges a little softer than Chromium; moving any text by half a point gives 1 to 3 %. */
const MOST_DIFFERING_SHARE = 0.005;

const fonts = readFontFiles();
const contents = ['ordinary', 'empty', 'overfull', 'contractor'] as const;

/** The faces as the web loads them, so that the page in the test is the page in the builder. */
function faceRules(): string {
  return FONT_FACES.map((face) => {
    const file = new URL(`../../../../paper/src/fonts/generated/${face}.woff2`, import.meta.url);
    return `@font-face{font-family:"${face}";src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`;
  }).join('');
}

async function previewPages(page: Page, scene: Scene): Promise<PNG[]> {
  const pictures: PNG[] = [];
  for (const scenePage of scene.pages) {
    const svg = svgText(scenePage, scene.images, 'Preview');
    await page.setViewportSize({ width: scenePage.width, height: scenePage.height });
    const style = `${faceRules()}body{margin:0}svg{display:block;width:${scenePage.width}px;height:${scenePage.height}px}`;
    await page.setContent(`<!doctype html><style>${style}</style>${svg}`);
    await page.evaluate(() => document.fonts.ready);
    pictures.push(PNG.sync.read(await page.screenshot()));
  }
  return pictures;
}

async function filePages(bytes: Uint8Array): Promise<PNG[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pictures: PNG[] = [];
  for (const page of document.pages()) {
    const { width, height, data } = await page.render({ scale: SCALE, render: 'bitmap' });
    const picture = new PNG({ width, height });
    picture.data.set(data);
    pictures.push(picture);
  }
  document.destroy();
  library.destroy();
  return pictures;
}

function differingShare(a: PNG, b: PNG): number {
  expect({ width: a.width, height: a.height }).toEqual({ width: b.width, height: b.height });
  return pixelmatch(a.data, b.data, undefined, a.width, a.height) / (a.width * a.height);
}

test.describe('the preview is the document', () => {
  test.use({ deviceScaleFactor: SCALE });

  for (const template of payStubTemplates) {
    for (const content of contents) {
      test(`${template.id}, ${content}: under 0.5 % of pixels differ between preview and PDF`, async ({ page }) => {
        const document = payStubFixtures[content];
        const theme = payStubThemes[contents.indexOf(content) % payStubThemes.length]!;
        const { scene } = layoutPayStub(document, { template: template.id, theme: theme.id });
        const previews = await previewPages(page, scene);
        const files = await filePages(writePdf(scene, { fonts }));
        expect(files.length).toBe(previews.length);
        for (const [index, preview] of previews.entries()) {
          const share = differingShare(preview, files[index]!);
          expect(share).toBeLessThan(MOST_DIFFERING_SHARE);
        }
      });
    }
  }
});
