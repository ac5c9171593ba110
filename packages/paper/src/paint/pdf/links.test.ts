import { describe, expect, it } from 'vitest';
import { readFontFiles } from '../../fonts/font-files.ts';
import { linked, qrBlock, row, stack, tagged, textBlock } from '../../layout/index.ts';
import type { SceneNode, TextNode } from '../../scene/scene.ts';
import { checkPdf } from './testing/check-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';
import type { ReadElement } from './testing/read-pdf.ts';
import { sceneOf } from './testing/sample-scenes.ts';
import { writePdf } from './write-pdf.ts';

const fonts = readFontFiles();
const STYLE = { face: 'source-sans-3-regular', size: 10, color: '#1f2937', lineHeight: 1.4 } as const;
const ADDRESS = 'https://pay.example.com/(a)\\b/?q=ł&r=(1';
/** As the URL standard writes it: all ASCII. */
const HREF = 'https://pay.example.com/(a)/b/?q=%C5%82&r=(1';

/** A heading, then a paragraph of two lines and a code that both lead to the web. */
function payPage(address = ADDRESS): readonly SceneNode[] {
  const words = textBlock('pay.example.com/number one, which takes two lines', STYLE, 140);
  const code = linked(address, 'Pay online (code)', qrBlock(address, 60, '#000000', 'Code'));
  const block = stack([
    tagged({ role: 'Heading', level: 1 }, textBlock('Invoice', STYLE, 140)),
    row([tagged({ role: 'Paragraph' }, linked(address, 'Zapłać online', words)), code], 20),
  ]);
  return [{ kind: 'group', tag: { role: 'Section' }, nodes: block.place(50, 100) }];
}

function textsIn(nodes: readonly SceneNode[]): TextNode[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? textsIn(node.nodes) : node.kind === 'text' ? [node] : []));
}

describe('links', () => {
  it('lie over what they are of, lead where it says and are told apart', async () => {
    const nodes = payPage();
    const { pages, warnings } = await readPdf(writePdf(sceneOf([nodes]), { fonts }));
    const [words, code] = pages[0]!.links;
    expect(pages[0]!.links.map(({ url }) => url)).toEqual([HREF, HREF]);
    expect([words!.words, code!.words]).toEqual(['Zapłać online', 'Pay online (code)']);
    const [left, bottom, right, top] = words!.rect as [number, number, number, number];
    const [, first, second] = textsIn(nodes);
    for (const line of [first!, second!]) {
      expect(left).toBeLessThanOrEqual(line.x);
      expect(right).toBeGreaterThanOrEqual(line.x + line.width);
      expect(bottom).toBeLessThanOrEqual(792 - line.y - 2);
      expect(top).toBeGreaterThanOrEqual(792 - line.y + 7);
    }
    expect(right - left).toBeLessThan(160);
    expect(code!.rect[0]).toBeGreaterThan(right);
    expect(code!.rect[2]! - code!.rect[0]!).toBeGreaterThan(50);
    expect(warnings).toEqual([]);
  });

  it('are elements of the structure inside a paragraph, page by page', async () => {
    const pdf = writePdf(sceneOf([payPage(), [], payPage()]), { fonts });
    const { pages } = await readPdf(pdf);
    for (const index of [0, 2]) {
      const { structure, links } = pages[index]!;
      expect(outline(structure!)).toBe(
        `Root[Document[Sect[H1[text] P[Link[text ${links[0]!.id}]] P[Link[Figure[text] ${links[1]!.id}]]]]]`,
      );
    }
    expect(pages[1]!.links).toEqual([]);
  });

  it('name their element by a place of their own among the parents', () => {
    // Stored bytes leave the objects to be read as they are written.
    const file = new TextDecoder('latin1').decode(
      writePdf(sceneOf([payPage(), payPage()]), { fonts, deflate: (bytes) => bytes }),
    );
    const parents = /\/Nums\[([^\]]+)\]/.exec(file)![1]!;
    const places = [...file.matchAll(/\/StructParent (\d+)/g)].map(([, place]) => place);
    expect(places).toEqual(['1', '2', '4', '5']);
    expect(parents).toMatch(/^0 \d+ 0 R 1 \d+ 0 R 2 \d+ 0 R 3 \d+ 0 R 4 \d+ 0 R 5 \d+ 0 R$/);
    expect(file).toContain('/ParentTreeNextKey 6');
    expect(file).toContain('/URI(https://pay.example.com/\\(a\\)/b/?q=%C5%82&r=\\(1)');
  });

  it('leave the file sound, accessible and the same each time', async () => {
    const pdf = writePdf(sceneOf([payPage()]), { fonts });
    expect(await checkPdf(pdf)).toMatchObject({ status: 0 });
    expect((await readPdf(pdf)).xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(writePdf(sceneOf([payPage()]), { fonts })).toEqual(pdf);
  });

  it.each(['http://pay.example.com/', 'javascript:alert(1)//https://', 'data:text/html,x', 'pay.example.com', ''])(
    'are not made of %s',
    async (address) => {
      const { pages } = await readPdf(writePdf(sceneOf([payPage(address)]), { fonts }));
      expect(pages[0]!.links).toEqual([]);
      expect(outline(pages[0]!.structure!)).toBe('Root[Document[Sect[H1[text] P[text] Figure[text]]]]');
    },
  );
});

/** Types of elements, `text` for content, and the numbers of what is clicked. */
function outline({ type, role, id, children = [] }: ReadElement): string {
  if (type === 'content') return 'text';
  if (type === 'annotation' || type === 'object') return id!;
  return `${role}[${children.map(outline).join(' ')}]`;
}
