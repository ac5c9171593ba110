import { expect, test } from '@playwright/test';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { beforeAReleaseUnless } from '../../fixtures/before-a-release.ts';
import { fileWords, previewWords } from '../../fixtures/rendered-words.ts';
import { payStubFixtures } from './fixtures/documents.ts';
import { layoutPayStub, payStubTemplates, payStubThemes } from './templates/index.ts';

const fonts = readFontFiles();
const contents = ['ordinary', 'empty', 'overfull'] as const;
/** The template whose words `npm test` compares; of the others it compares the pixels. */
const usual = payStubTemplates[0]!.id;

test.describe('the words of the preview are those of the document', () => {
  for (const { id: template } of payStubTemplates) {
    for (const content of contents) {
      test(
        `${template}, ${content}: text of preview and PDF identical in content and order`,
        beforeAReleaseUnless(content === 'ordinary' && template === usual),
        async ({ page }) => {
          for (const { id: theme } of payStubThemes) {
            const { scene } = layoutPayStub(payStubFixtures[content], { template, theme });
            const previews = await previewWords(page, scene);
            expect(previews.flat().length).toBeGreaterThan(4);
            expect(await fileWords(writePdf(scene, { fonts }))).toEqual(previews);
          }
        },
      );
    }
  }
});
