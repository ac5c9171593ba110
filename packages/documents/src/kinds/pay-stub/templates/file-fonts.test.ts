import { describe, expect, it } from 'vitest';
import type { FontFace, Scene, SceneNode, TextNode } from '@paperwage/paper';
import { readFontFiles } from '@paperwage/paper/font-files';
import { writePdf } from '@paperwage/paper/pdf';
import { payStubFixtures } from '../fixtures/documents.ts';
import { readPdfFonts } from '../../../fixtures/pdf-fonts.ts';
import { layoutPayStub, payStubTemplates, payStubThemes } from './index.ts';

const fonts = readFontFiles();

function texts(nodes: readonly SceneNode[]): TextNode[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? texts(node.nodes) : node.kind === 'text' ? [node] : []));
}

/** The characters a scene prints in each face. */
function printed({ pages }: Scene): Map<FontFace, Set<string>> {
  const found = new Map<FontFace, Set<string>>();
  for (const { face, text } of pages.flatMap(({ nodes }) => texts(nodes))) {
    const characters = found.get(face) ?? new Set();
    for (const character of text) characters.add(character);
    found.set(face, characters);
  }
  return found;
}

/** `XIQVUJ+SourceSans3-SemiBold` is the face `source-sans-3-semibold`. */
const plain = (name: string) => name.replace(/^.*\+/, '').replaceAll('-', '').toLowerCase();

/** Every template and every theme; see `npm run test:all` for each in each. */
const choices = payStubTemplates
  .flatMap(({ id: template }, row) => payStubThemes.map(({ id: theme }, column) => ({ template, theme, row, column })))
  .filter(({ row, column }) => process.env.TEST_ALL || row === 0 || column === 0);

describe('the PDF of a pay stub', () => {
  it.each(choices)('$template in $theme embeds every face as a subset with ToUnicode', async ({ template, theme }) => {
    for (const document of [payStubFixtures.ordinary, payStubFixtures.overfull]) {
      const { scene } = layoutPayStub(document, { template, theme });
      const faces = printed(scene);
      const found = await readPdfFonts(writePdf(scene, { fonts }));
      expect(found.map(({ name }) => plain(name)).sort()).toEqual([...faces.keys()].map(plain).sort());
      for (const { subtype, name, embeddedBytes, characters } of found) {
        const [face, inFace] = [...faces].find(([id]) => plain(id) === plain(name))!;
        expect(subtype).toBe('/Type0');
        expect(name).toMatch(/^\/[A-Z]{6}\+/);
        // Only the glyphs that are printed, even where the longest names need most of the alphabet.
        expect(embeddedBytes).toBeGreaterThan(500);
        expect(embeddedBytes).toBeLessThan(fonts[face].length / 2);
        expect([...inFace].filter((character) => !characters!.has(character))).toEqual([]);
      }
    }
  });
});
