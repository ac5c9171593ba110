import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { supportedText } from '../../fonts/measure-text.ts';
import { readFontFiles } from '../../fonts/font-files.ts';
import { FONT_FACES } from '../../scene/scene.ts';
import type { FontFace, SceneNode } from '../../scene/scene.ts';
import { archiveFaults } from './testing/archive-faults.ts';
import { checkPdf } from './testing/check-pdf.ts';
import { colorAt, rasterPdf } from './testing/raster-pdf.ts';
import { readPdfObjects } from './testing/read-objects.ts';
import { readPdf } from './testing/read-pdf.ts';
import type { ReadElement } from './testing/read-pdf.ts';
import { line, NAMES, sceneOf, statementPage, tagged } from './testing/sample-scenes.ts';
import { writePdf } from './write-pdf.ts';

const fonts = readFontFiles();
const metadata = {
  author: 'Łukasz & Sons',
  subject: 'Pay (May)',
  keywords: 'pay',
  creator: 'Paperwage',
  created: '2026-11-21T10:20:30Z',
};
const json = new TextEncoder().encode('{"employee":"Nguyễn"}');
const attachments = [{ name: 'document.json', mediaType: 'application/json', bytes: json, description: 'Data (JSON)' }];

describe('writePdf', () => {
  it('writes files that qpdf finds nothing wrong with', async () => {
    const scenes = [sceneOf([]), sceneOf([[]]), sceneOf([statementPage(), statementPage()])];
    for (const scene of scenes) {
      const { status, report } = await checkPdf(writePdf(scene, { fonts, metadata, attachments }));
      expect(report).toContain('No syntax or stream encoding errors found');
      expect(status).toBe(0);
    }
  });

  it('prints the part of a page that begins at its left edge', async () => {
    const scene = sceneOf([statementPage()]);
    const narrow = { ...scene, pages: scene.pages.map((page) => ({ ...page, left: 8.36, width: 595.28 })) };
    const bytes = writePdf(narrow, { fonts });
    const [page] = (await readPdfObjects(bytes)).all.filter((one) => one['/Type'] === '/Page');
    expect(page!['/MediaBox']).toEqual([8.36, 0, 603.64, 792]);
    expect((await checkPdf(bytes)).status).toBe(0);
  });

  it('keeps every name as it was typed, in order', async () => {
    const { pages, warnings } = await readPdf(writePdf(sceneOf([statementPage()]), { fonts }));
    const texts = pages[0]!.texts.map(({ text }) => text);
    expect(texts.filter((text) => NAMES.includes(text))).toEqual(NAMES);
    expect(texts.at(-1)).toBe('Page 1');
    expect(warnings).toEqual([]);
  });

  it('returns any text unchanged and in order', async () => {
    const line10 = fc.record({ text: printableLine, face: fc.constantFrom(...FONT_FACES) });
    await fc.assert(
      fc.asyncProperty(fc.array(line10, { minLength: 1, maxLength: 12 }), async (lines) => {
        const printed = lines.map(({ text, face }) => ({ text: supportedText(text, face).text, face }));
        const nodes = printed.map(({ text, face }, index) =>
          tagged({ role: 'Paragraph' }, line(text, 20, 40 + 20 * index, face)),
        );
        const { pages, warnings } = await readPdf(writePdf(sceneOf([nodes]), { fonts }));
        expect(contentTexts(pages[0]!.texts)).toEqual(printed.map(({ text }) => text));
        expect(warnings).toEqual([]);
      }),
      { numRuns: process.env.TEST_ALL ? 60 : 15 },
    );
  });

  it('depends on nothing but the scene and the options', () => {
    const options = { fonts, metadata, attachments };
    const first = writePdf(sceneOf([statementPage()]), options);
    const second = writePdf(sceneOf([statementPage()]), { ...options, fonts: readFontFiles() });
    expect(second).toEqual(first);
    expect(writePdf(sceneOf([[line('Another', 40, 40)]]), options)).not.toEqual(first);
  });

  it('is the same with a font that has other alphabets as well, as a page fetches only where they are needed', () => {
    const fewer = (face: FontFace) =>
      new Uint8Array(readFileSync(new URL(`../../fonts/generated/${face}.ttf`, import.meta.url)));
    const latin = Object.fromEntries(FONT_FACES.map((face) => [face, fewer(face)])) as typeof fonts;
    const scene = sceneOf([statementPage(), FONT_FACES.map((face, at) => line(NAMES.join(' '), 9, 20 * at, face))]);
    expect(writePdf(scene, { fonts: latin, metadata })).toEqual(writePdf(scene, { fonts, metadata }));
  });

  it('says who it is', async () => {
    const pdf = await readPdf(writePdf(sceneOf([statementPage()]), { fonts, metadata }));
    expect(pdf).toMatchObject({ title: 'Earnings statement of Núria', language: 'en-US' });
    expect(pdf.information).toMatchObject({
      PDFFormatVersion: '1.7',
      Author: 'Łukasz & Sons',
      Subject: 'Pay (May)',
      Keywords: 'pay',
      Creator: 'Paperwage',
      CreationDate: 'D:20261121102030Z',
    });
    expect(pdf.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.xmp).toContain('Łukasz &amp; Sons');
    expect(pdf.xmp).toContain('<xmp:CreateDate>2026-11-21T10:20:30Z</xmp:CreateDate>');
  });

  it('states what names it elsewhere in plain bytes', () => {
    const identifiers = ['stock:1', 'stock:<2>'];
    const bytes = writePdf(sceneOf([statementPage()]), { fonts, metadata: { ...metadata, identifiers } });
    expect(Buffer.from(bytes).toString('latin1')).toContain(
      '<xmp:Identifier><rdf:Bag><rdf:li>stock:1</rdf:li><rdf:li>stock:&lt;2&gt;</rdf:li></rdf:Bag></xmp:Identifier>',
    );
  });

  it('claims to be accessible only when it is', async () => {
    const skipping = [
      tagged({ role: 'Heading', level: 1 }, line('One', 9, 9)),
      tagged({ role: 'Heading', level: 3 }, line('Three', 9, 29)),
    ];
    for (const nodes of [[line('Untagged', 40, 40)], skipping]) {
      expect((await readPdf(writePdf(sceneOf([nodes]), { fonts }))).xmp).not.toContain('pdfuaid:part');
    }
  });

  it('keeps the rules of archives and of readers, whatever the names', async () => {
    const author = '\tAcme \u0000<&> \ud83d\ude00 \udc00"Łódź"\r\n';
    const scene = { ...sceneOf([statementPage(), statementPage()]), title: ' Stub \u0007 of ]]> ' };
    for (const names of [{}, metadata, { author, subject: ' ', keywords: '\n' }]) {
      expect(await archiveFaults(writePdf(scene, { fonts, attachments, metadata: names }))).toEqual([]);
    }
    const pdf = await readPdf(writePdf(scene, { fonts, metadata: { author } }));
    expect(pdf.information).toMatchObject({ Author: 'Acme  <&> \ud83d\ude00  "Łódź"', Title: 'Stub   of ]]>' });
  });

  it.each([
    ['/Tabs/S', '/Tabs/R', 'UA 7.18.3 tabs follow the structure'],
    ['/S/GTS_PDFA1', '/S/GTS_PDFX1', '6.2.3 one intent says which colors are meant'],
    ['mntrRGB ', 'mntrGRAY', '6.2.3 its profile is for screens, in RGB'],
    ['pdfaid:conformance>A', 'pdfaid:conformance>B', '6.6.4 the file claims PDF/A-3a'],
    ['<pdf:Producer>P', '<pdf:Producer>p', '6.6.3 /Producer is the same in XMP'],
    ['/AFRelationship', '/AFRelatedness', '6.8 an attachment has its name twice and a kind of relation'],
    ['/Marked true', '/Marked null', '6.7.2 the file is tagged'],
    ['/Resources ', '/Resourced ', '6.2.2 a page names its resources'],
    ['/Artifact BMC', '             ', 'is content or an artifact'],
  ])('is found out where %s is %s', async (from, to, fault) => {
    const stored = (bytes: Uint8Array) => new Uint8Array(deflateSync(bytes, { level: 0 }));
    const pdf = writePdf(sceneOf([statementPage()]), { fonts, metadata, attachments, deflate: stored });
    const broken = Buffer.from(Buffer.from(pdf).toString('latin1').replaceAll(from, to.padEnd(from.length)), 'latin1');
    expect((await archiveFaults(broken)).join('\n')).toContain(fault);
  });

  it('gives attachments back', async () => {
    const other = { name: 'Ä.txt', mediaType: 'text/plain', bytes: new Uint8Array([0, 255, 13, 10]), description: '' };
    const long = { ...other, name: 'long.txt', bytes: new Uint8Array(200_000).fill(65) };
    const pdf = writePdf(sceneOf([statementPage()]), { fonts, attachments: [other, ...attachments, long] });
    const { attachments: read } = await readPdf(pdf);
    expect(read).toEqual({ 'document.json': json, 'Ä.txt': other.bytes, 'long.txt': long.bytes });
    expect(pdf.length, 'what is long is compressed').toBeLessThan(long.bytes.length);
    expect(await checkPdf(pdf)).toMatchObject({ status: 0 });
    expect(() => writePdf(sceneOf([]), { fonts, attachments: [other, other] })).toThrow(/same name/u);
  });

  it('refuses a face without a file and a character without a glyph', () => {
    expect(() => writePdf(sceneOf([statementPage()]), { fonts: {} })).toThrow(/source-serif-4-semibold/u);
    const kanji = {
      kind: 'text',
      x: 9,
      y: 9,
      text: '日',
      face: FONT_FACES[0],
      size: 9,
      color: '#000000',
      width: 5,
    } as const;
    expect(() => writePdf(sceneOf([[kanji]]), { fonts })).toThrow(/U\+65E5/u);
  });
});

describe('the structure', () => {
  it('is that of the scene, with decoration left out', async () => {
    const { pages } = await readPdf(writePdf(sceneOf([statementPage()]), { fonts }));
    const paragraph = 'P[Employee ';
    const row = (name: string, hours: string, amount: string): string => `TR[TH[${name}] TD[${hours}] TD[${amount}]]`;
    expect(outline(pages[0]!.structure!, pages[0]!.texts)).toBe(
      `Root[Document[Sect[H1[Earnings statement] ${NAMES.map((name) => `${paragraph}${name}]`).join(' ')} Table[` +
        `THead[TR[TH[Earnings] TH[Hours] TH[Amount]]] TBody[${row('Regular', '80.00', '2,600.00')} ` +
        `${row('Bonus', '', '1,000.00')}] TFoot[${row('Gross pay', '80.00', '3,600.00')}]]]]]`,
    );
  });

  it('is one document over many pages, each with its own content', async () => {
    const page = (number: number) => [
      tagged(
        { role: 'Document' },
        tagged({ role: 'Section' }, tagged({ role: 'Paragraph' }, line(`Stub ${number}`, 40, 40))),
      ),
    ];
    const { pages } = await readPdf(writePdf(sceneOf([page(1), page(2), page(3)]), { fonts }));
    pages.forEach(({ structure, texts }, index) => {
      expect(outline(structure!, texts)).toBe(`Root[Document[Sect[P[Stub ${index + 1}]]]]`);
    });
  });
});

describe('a document of many parts', () => {
  const paragraph = (text: string) => tagged({ role: 'Paragraph' }, line(text, 40, 40));
  const section = (title: string, at: number, count: number, ...nodes: SceneNode[]) =>
    tagged({ role: 'Section', title, part: { continues: at > 0, goesOn: at < count - 1 } }, ...nodes);

  it('has a bookmark for each, which names its pages', async () => {
    const pages = [
      [section('Núria, 1/2', 0, 2, paragraph('One'))],
      [section('Núria, 1/2', 1, 2, paragraph('One, continued')), section('2/2', 0, 1, paragraph('Two'))],
      [section('3', 0, 3, paragraph('Three'))],
      [section('3', 1, 3, paragraph('Three'))],
      [section('3', 2, 3, paragraph('Three'))],
    ];
    const bytes = writePdf(sceneOf(pages), { fonts, metadata });
    const { bookmarks, pageNames, pages: read } = await readPdf(bytes);
    expect(bookmarks).toEqual([
      ['Núria, 1/2', 0],
      ['2/2', 1],
      ['3', 2],
    ]);
    expect(pageNames).toEqual(['Núria, 1/2', '2/2', '3', '3, page 2', '3, page 3']);
    expect(read.map(({ structure }) => structure!.children![0]!.children!.length)).toEqual([1, 2, 1, 1, 1]);
    expect(await archiveFaults(bytes)).toEqual([]);
    expect(await sectionCount(bytes)).toBe(3);
  });

  it('is sound when it is long, and takes pages one by one', async () => {
    function* pages() {
      for (let at = 0; at < 120; at += 1) {
        const lines = Array.from({ length: 30 }, (_, index) => paragraph(`${at}, ${index}`));
        yield { width: 612, height: 792, nodes: [section(`Part ${at}`, 0, 1, ...lines)] };
      }
    }
    const bytes = writePdf({ ...sceneOf([]), pages: pages() }, { fonts, attachments });
    expect(await checkPdf(bytes)).toMatchObject({ status: 0 });
    expect(await archiveFaults(bytes)).toEqual([]);
    expect(writePdf({ ...sceneOf([]), pages: [...pages()] }, { fonts, attachments })).toEqual(bytes);
  });

  it('has none where there is one part', async () => {
    const { bookmarks, pageNames } = await readPdf(
      writePdf(sceneOf([[section('1', 0, 1, paragraph('One'))]]), { fonts }),
    );
    expect([bookmarks, pageNames]).toEqual([[], []]);
  });

  async function sectionCount(bytes: Uint8Array): Promise<number> {
    const { all } = await readPdfObjects(bytes);
    return all.filter((object) => object['/S'] === '/Sect').length;
  }
});

describe('the picture of a page', () => {
  it('has everything in its place and color', async () => {
    const [raster] = await rasterPdf(writePdf(sceneOf([statementPage()]), { fonts }), 2);
    const paper = [255, 255, 255];
    expect(colorAt(raster!, 400, 40, 2)).toEqual([0xe5, 0xed, 0xf5]);
    expect(colorAt(raster!, 30.5, 30.5, 2)).toEqual(paper);
    expect(colorAt(raster!, 565, 705, 2)).toEqual([0x0f, 0x4c, 0x81]);
    expect(colorAt(raster!, 578, 719, 2)).toEqual(paper);
    expect(colorAt(raster!, 300, 336, 2)).toEqual([0x11, 0x18, 0x27]);
    expect(inkWithin(raster!, { x: 40, y: 44, width: 160, height: 18 })).toBeGreaterThan(500);
    expect(inkWithin(raster!, { x: 300, y: 400, width: 200, height: 200 })).toBe(0);
  });
});

/** Lines with something to see at both ends, from all of Latin and the marks of documents. */
const printableLine = fc
  .array(
    fc.string({
      unit: fc.integer({ min: 0x21, max: 0x22ff }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 9,
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((words) => words.map((word) => `x${word.replace(/[\s\ud800-\udfff]/gu, '')}`).join(' '));

/** The text of each piece of marked content, which readers may give in several strings. */
function contentTexts(texts: readonly { readonly text: string; readonly content: string | undefined }[]): string[] {
  const byContent = new Map<string | undefined, string>();
  for (const { text, content } of texts) byContent.set(content, (byContent.get(content) ?? '') + text);
  return [...byContent.values()];
}

/** `P[text]` and so on for each element, with its texts in their place. */
function outline(
  element: ReadElement,
  texts: readonly { readonly text: string; readonly content: string | undefined }[],
): string {
  if (element.type === 'content') {
    return texts
      .filter(({ content }) => content === element.id)
      .map(({ text }) => text)
      .join(' ');
  }
  return `${element.role}[${(element.children ?? []).map((child) => outline(child, texts)).join(' ')}]`;
}

function inkWithin(
  { width, data }: { readonly width: number; readonly data: Uint8Array },
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): number {
  let ink = 0;
  for (let y = 2 * box.y; y < 2 * (box.y + box.height); y += 1) {
    for (let x = 2 * box.x; x < 2 * (box.x + box.width); x += 1) if (data[4 * (y * width + x)]! < 128) ink += 1;
  }
  return ink;
}
