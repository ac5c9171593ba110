import { describe, expect, it } from 'vitest';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { fileWords, previewWords } from '../../fixtures/rendered-words.ts';
import { calculate1099 } from './calculate.ts';
import { FORM_TYPES } from './fields.ts';
import { emptyOf, overfullOf, sampleOf } from './fixtures/drafts.ts';
import { layout1099 } from './layout.ts';
import { form1099Templates } from './templates.ts';

const fonts = readFontFiles();
const contents = { ordinary: sampleOf, empty: emptyOf, overfull: overfullOf };

describe('the words of the preview are those of the 1099', () => {
  for (const formType of FORM_TYPES) {
    // An edition of each arrangement.
    for (const year of [2025, 2026] as const) {
      for (const [content, draftOf] of Object.entries(contents)) {
        for (const { id: template } of form1099Templates) {
          it(
            `${formType}, ${template}, ${year}, ${content}: text of preview and PDF identical in content and order`,
            { tags: year === 2026 && content === 'ordinary' ? [] : ['release'] },
            async () => {
              const scene = layout1099(calculate1099(draftOf(formType, year)).document, { template });
              const previews = previewWords(scene);
              expect(previews.flat().length).toBeGreaterThan(4);
              expect(await fileWords(writePdf(scene, { fonts }))).toEqual(previews);
            },
          );
        }
      }
    }
  }
});
