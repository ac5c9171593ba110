import type { Color, FontFace, Link, Painter, PathCommand, SceneNode, StructureTag } from '../../scene/scene.ts';
import { pdfNumber } from './pdf-syntax.ts';

/** What a scene node becomes: operators with the graphics state they need, or a group of such. */
export type Part = Drawing | PartGroup;

export interface Drawing {
  readonly kind: 'text' | 'shape' | 'image';
  /** State the operators rely on; what is absent does not matter to them. */
  readonly fill?: Color;
  readonly stroke?: Color;
  readonly strokeWeight?: number;
  /** Operand of `d`: dash and gap in brackets, then the phase. */
  readonly dash?: string;
  /** Operands of `Tf`: resource name and size. */
  readonly font?: string;
  /** Where text begins, from the bottom left of the page; its operators go inside a text object. */
  readonly at?: readonly [x: number, y: number];
  /** Operators that show a space in the same font. */
  readonly space?: string;
  readonly operators: string;
  /** Left, bottom, right and top on the page, for what may be a figure. */
  readonly box?: Box;
  /** For a picture: what a reader who does not see it needs to know. */
  readonly alternativeText?: string;
}

export type Box = readonly [left: number, bottom: number, right: number, top: number];

export interface PartGroup {
  readonly kind: 'group';
  readonly tag: StructureTag | undefined;
  readonly link?: LinkArea;
  readonly parts: readonly Part[];
}

/** Where a link leads, and where on the page it is clicked. */
export interface LinkArea extends Pick<Link, 'address' | 'alternativeText'> {
  readonly box: Box;
}

/** What the painter asks of the document it paints for. */
export interface PaintContext {
  /** Height of the page in points: PDF counts from the bottom. */
  readonly height: number;
  /** Name of the face among the resources. */
  readonly fontName: (face: FontFace) => string;
  /** Text as a string object in the codes of the face. */
  readonly encodeText: (text: string, face: FontFace) => string;
  /** Name of the picture among the resources. */
  readonly imageName: (image: string) => string;
}

/**
 * Readers cut the place of a letter to quarters or thirds of a pixel, browsers round it: half a quarter of a pixel of a
 * raster of three a point turns the one into the other. Downwards it is what keeps a third of a point, written in
 * hundredths, from falling into the row above (docs/decisions/0027-text-on-pixels.md).
 */
const NUDGE = { right: 0.04, down: 0.02 } as const;

/** Turns scene nodes into PDF operators (ISO 32000-1, annex A) for one page. */
export function createPdfPainter({ height, fontName, encodeText, imageName }: PaintContext): Painter<Part> {
  const point = (x: number, y: number): string => `${pdfNumber(x)} ${pdfNumber(height - y)}`;
  const styles = new Map<FontFace, Map<number, { readonly font: string; readonly space: string }>>();
  const styleOf = (face: FontFace, size: number) => {
    const sizes = styles.get(face) ?? new Map<number, { readonly font: string; readonly space: string }>();
    styles.set(face, sizes);
    const known = sizes.get(size);
    if (known !== undefined) return known;
    const style = { font: `/${fontName(face)} ${pdfNumber(size, 3)}`, space: `${encodeText(' ', face)}Tj` };
    sizes.set(size, style);
    return style;
  };
  const painter: Painter<Part> = {
    text: ({ x, y, text, face, size, color }) => ({
      kind: 'text',
      fill: color,
      font: styleOf(face, size).font,
      at: [x + NUDGE.right, height - y - NUDGE.down],
      space: styleOf(face, size).space,
      operators: `${encodeText(text, face)}Tj`,
    }),
    rule: ({ x, y, length, direction, weight, color, dash }) => {
      const isHorizontal = direction === 'horizontal';
      const end = isHorizontal ? point(x + length, y) : point(x, y + length);
      const box = isHorizontal
        ? boxOf(x, y - weight / 2, length, weight, height)
        : boxOf(x - weight / 2, y, weight, length, height);
      const pattern = dash === undefined ? '[]0' : `[${dash.map((part) => pdfNumber(part)).join(' ')}]0`;
      return {
        kind: 'shape',
        stroke: color,
        strokeWeight: weight,
        dash: pattern,
        operators: `${point(x, y)} m ${end} l S`,
        box,
      };
    },
    rectangle: ({ x, y, width, height: tall, fill, stroke, radius = 0 }) => {
      const shape = radius > 0 ? roundedRectangle(x, height - y - tall, width, tall, radius) : '';
      const plain = `${point(x, y + tall)} ${pdfNumber(width)} ${pdfNumber(tall)} re`;
      const paint = fill === undefined ? (stroke === undefined ? 'n' : 'S') : stroke === undefined ? 'f' : 'B';
      return {
        kind: 'shape',
        ...(fill === undefined ? {} : { fill }),
        ...(stroke === undefined ? {} : { stroke: stroke.color, strokeWeight: stroke.weight, dash: '[]0' }),
        operators: `${shape || plain} ${paint}`,
        box: boxOf(x, y, width, tall, height),
      };
    },
    path: ({ commands, fill }) => ({
      kind: 'shape',
      fill,
      operators: `${commands.map((command) => pathOperator(command, point)).join(' ')} f`,
      ...boxOfPath(commands, height),
    }),
    image: ({ x, y, width, height: tall, image, alternativeText }) => ({
      kind: 'image',
      operators: `q ${pdfNumber(width)} 0 0 ${pdfNumber(tall)} ${point(x, y + tall)} cm/${imageName(image)} Do Q`,
      box: boxOf(x, y, width, tall, height),
      alternativeText,
    }),
    group: ({ nodes, tag, link }) => ({
      kind: 'group',
      tag,
      ...(link === undefined ? {} : { link: linkArea(link, height) }),
      parts: nodes.map((node) => paintNode(painter, node)),
    }),
  };
  return painter;
}

function paintNode<Out>(painter: Painter<Out>, node: SceneNode): Out {
  return (painter[node.kind] as (one: SceneNode) => Out)(node);
}

/** A quarter of a circle by one curve: how far its handles reach, as part of the radius. */
const HANDLE = 0.5523;

function roundedRectangle(left: number, bottom: number, width: number, height: number, wanted: number): string {
  const radius = Math.min(wanted, width / 2, height / 2);
  const [right, top, gap] = [left + width, bottom + height, radius * (1 - HANDLE)];
  const corner = (...numbers: number[]): string => `${numbers.map((number) => pdfNumber(number)).join(' ')} c`;
  const side = (x: number, y: number, operator: 'm' | 'l'): string => `${pdfNumber(x)} ${pdfNumber(y)} ${operator}`;
  return [
    side(left + radius, bottom, 'm'),
    side(right - radius, bottom, 'l'),
    corner(right - gap, bottom, right, bottom + gap, right, bottom + radius),
    side(right, top - radius, 'l'),
    corner(right, top - gap, right - gap, top, right - radius, top),
    side(left + radius, top, 'l'),
    corner(left + gap, top, left, top - gap, left, top - radius),
    side(left, bottom + radius, 'l'),
    corner(left, bottom + gap, left + gap, bottom, left + radius, bottom),
    'h',
  ].join(' ');
}

function pathOperator(command: PathCommand, point: (x: number, y: number) => string): string {
  if (command[0] === 'Z') return 'h';
  if (command[0] === 'C') {
    const [, x1, y1, x2, y2, x, y] = command;
    return `${point(x1, y1)} ${point(x2, y2)} ${point(x, y)} c`;
  }
  return `${point(command[1], command[2])} ${command[0] === 'M' ? 'm' : 'l'}`;
}

function linkArea({ address, alternativeText, x, y, width, height: tall }: Link, height: number): LinkArea {
  return { address, alternativeText, box: boxOf(x, y, width, tall, height) };
}

function boxOf(x: number, y: number, width: number, tall: number, height: number): Box {
  return [x, height - y - tall, x + width, height - y];
}

/** A box around the points of the path, those that its curves bend towards included. */
function boxOfPath(commands: readonly PathCommand[], height: number): { readonly box?: Box } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const command of commands) {
    // A code is drawn of thousands of commands: an index copies nothing.
    for (let at = 1; at < command.length; at += 2) {
      const x = command[at] as number;
      const y = command[at + 1] as number;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return left > right ? {} : { box: boxOf(left, top, right - left, bottom - top, height) };
}
