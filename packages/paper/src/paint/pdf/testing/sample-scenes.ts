import type { FontFace, Scene, SceneImage, SceneNode, StructureTag } from '../../../scene/scene.ts';
import { FONT_FACES } from '../../../scene/scene.ts';
import { readFontFiles } from '../../../fonts/font-files.ts';
import { readTrueType } from '../true-type.ts';

const fonts = readFontFiles();

/** Names that are lost when a font, its codes or their meaning are not right. */
export const NAMES = ['Nguyễn Thị Hường', 'Łukasz Wójcik', 'Ștefan Țăranu', 'Đorđe Ðorður', 'Núria Gonçalves'];

/** A line of text with its measured width. */
export function line(
  text: string,
  x: number,
  y: number,
  face: FontFace = 'source-sans-3-regular',
  size = 10,
): SceneNode {
  return { kind: 'text', x, y, text, face, size, color: '#1f2937', width: widthOf(text, face, size) };
}

/** As the font itself has it, not our table. */
function widthOf(text: string, face: FontFace, size: number): number {
  const font = readTrueType(fonts[face]);
  const units = Array.from(text, (character) => font.widthOf(font.glyphOf(character.codePointAt(0)!)));
  return (units.reduce((whole, width) => whole + width, 0) * size) / font.unitsPerEm;
}

export function tagged(tag: StructureTag, ...nodes: SceneNode[]): SceneNode {
  return { kind: 'group', tag, nodes };
}

/** A scene of Letter pages. */
export function sceneOf(pages: readonly (readonly SceneNode[])[], images: Record<string, SceneImage> = {}): Scene {
  return {
    title: 'Earnings statement of Núria',
    language: 'en-US',
    pages: pages.map((nodes) => ({ width: 612, height: 792, nodes })),
    images,
  };
}

/** A page with headings, paragraphs, a table with an empty cell, and every kind of decoration. */
export function statementPage(): SceneNode[] {
  const heading = tagged(
    { role: 'Heading', level: 1 },
    line('Earnings statement', 40, 60, 'source-serif-4-semibold', 18),
  );
  const names = NAMES.map((name, index) =>
    tagged(
      { role: 'Paragraph' },
      line('Employee', 40, 90 + 30 * index),
      line(name, 40, 102 + 30 * index, FONT_FACES[index]),
    ),
  );
  return [
    { kind: 'rectangle', x: 30, y: 30, width: 552, height: 40, fill: '#e5edf5', radius: 6 },
    { kind: 'rule', x: 30, y: 76, length: 552, direction: 'horizontal', weight: 0.5, color: '#9ca3af', dash: [3, 2] },
    {
      kind: 'path',
      commands: [['M', 560, 700], ['L', 580, 700], ['C', 580, 710, 570, 720, 560, 720], ['Z']],
      fill: '#0f4c81',
    },
    tagged({ role: 'Document' }, tagged({ role: 'Section' }, heading, ...names, sampleTable())),
    line('Page 1', 560, 780),
  ];
}

function sampleTable(): SceneNode {
  const row = (y: number, name: string, ...figures: string[]): SceneNode =>
    tagged(
      { role: 'Row' },
      tagged({ role: 'HeaderCell', scope: 'row' }, line(name, 40, y)),
      ...figures.map((figure, index) =>
        tagged(
          { role: 'DataCell' },
          ...(figure === '' ? [] : [line(figure, 200 + 100 * index, y, 'ibm-plex-mono-regular')]),
        ),
      ),
    );
  const head = ['Earnings', 'Hours', 'Amount'].map((text, index) =>
    tagged(
      { role: 'HeaderCell', scope: 'column' },
      line(text, index === 0 ? 40 : 100 + 100 * index, 300, 'ibm-plex-sans-semibold'),
    ),
  );
  return tagged(
    { role: 'Table' },
    tagged({ role: 'TableHead' }, tagged({ role: 'Row' }, ...head)),
    tagged({ role: 'TableBody' }, row(316, 'Regular', '80.00', '2,600.00'), row(332, 'Bonus', '', '1,000.00')),
    { kind: 'rule', x: 40, y: 336, length: 400, direction: 'horizontal', weight: 1, color: '#111827' },
    tagged({ role: 'TableFoot' }, row(348, 'Gross pay', '80.00', '3,600.00')),
  );
}
