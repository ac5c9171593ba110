import { describe, expect, it } from 'vitest';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { fileWords, previewWords } from '../../fixtures/rendered-words.ts';
import { payStubFixtures } from './fixtures/documents.ts';
import { layoutPayStub, payStubTemplates, payStubThemes } from './templates/index.ts';

const fonts = readFontFiles();
const contents = ['ordinary', 'empty', 'overfull'] as const;
/** The template whose words `npm test` compares; of the others it compares the pixels. */
const usual = payStubTemplates[0]!.id;

describe('the words of the preview are those of the document', () => {
  for (const { id: template } of payStubTemplates) {
    for (const content of contents) {
      it(
        `${template}, ${content}: text of preview and PDF identical in content and order`,
        { tags: content === 'ordinary' && template === usual ? [] : ['release'] },
        async () => {
          for (const { id: theme } of payStubThemes) {
            const { scene } = layoutPayStub(payStubFixtures[content], { template, theme });
            const previews = previewWords(scene);
            expect(previews.flat().length).toBeGreaterThan(4);
            expect(await fileWords(writePdf(scene, { fonts }))).toEqual(previews);
          }
        },
      );
    }
  }
});
