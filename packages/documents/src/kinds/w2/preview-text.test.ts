import { describe, expect, it } from 'vitest';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { allRules } from '@paperwage/payroll';
import { fileWords, previewWords } from '../../fixtures/rendered-words.ts';
import { calculateW2 } from './calculate.ts';
import { emptyOf, overfullOf, sampleOf } from './fixtures/drafts.ts';
import { layoutW2 } from './layout.ts';
import { w2Templates } from './templates.ts';

const fonts = readFontFiles();
const contents = { ordinary: sampleOf, empty: emptyOf, overfull: overfullOf };

describe('the words of the preview are those of the W-2', () => {
  // An edition of each arrangement.
  for (const year of [2025, 2026] as const) {
    for (const [content, draftOf] of Object.entries(contents)) {
      for (const { id: template } of w2Templates) {
        it(
          `${template}, ${year}, ${content}: text of preview and PDF identical in content and order`,
          { tags: year === 2026 && content === 'ordinary' ? [] : ['release'] },
          async () => {
            const scene = layoutW2(calculateW2(draftOf(year), allRules).document, { template });
            const previews = previewWords(scene);
            expect(previews.flat().length).toBeGreaterThan(4);
            expect(await fileWords(writePdf(scene, { fonts }))).toEqual(previews);
          },
        );
      }
    }
  }
});
