import type { Drawing, Part, PartGroup } from './pdf-painter.ts';
import { pdfNumber } from './pdf-syntax.ts';
import { addElement, addLink, elementForText, elementOfTag } from './structure.ts';
import type { LinkElement, Structure, StructureElement } from './structure.ts';

/** What one page shows, and which element each numbered piece of it belongs to. */
export interface PageContent {
  readonly operators: string;
  /** By the number of the marked content. */
  readonly owners: readonly StructureElement[];
  readonly links: readonly LinkElement[];
}

/**
 * Writes the parts of a page as one content stream in which everything is either marked as the content of a structure
 * element or as an artifact (ISO 32000-1, 14.6 to 14.8). Elements are added to the structure; `reserve` gives the number
 * of an object that is written later, for what is clicked.
 */
export function writePageContent(
  parts: readonly Part[],
  page: number,
  structure: Structure,
  reserve: () => number,
): PageContent {
  const writer = new ContentWriter();
  const links: LinkElement[] = [];
  const elementOf = ({ tag, link }: PartGroup, around: StructureElement | undefined): StructureElement | undefined => {
    if (tag?.role === 'Artifact') return undefined;
    const element = tag === undefined ? around : elementOfTag(structure, around ?? structure.root, tag, page);
    if (link === undefined) return element;
    const added = addLink(element ?? structure.root, link, { page, annotation: reserve() });
    links.push(added);
    return added;
  };
  const walk = (part: Part, element: StructureElement | undefined): void => {
    if (part.kind !== 'group') return writer.draw(part, ownerOf(part, element, page));
    const inner = elementOf(part, element);
    for (const child of part.parts) walk(child, inner);
    if (inner !== undefined && inner !== element && isEmptyCell(inner)) writer.showNothing(inner);
  };
  for (const part of parts) walk(part, undefined);
  return { ...writer.finish(), links };
}

function isEmptyCell({ type, kids }: StructureElement): boolean {
  return (type === 'TD' || type === 'TH') && kids.length === 0;
}

/** Text and pictures inside a tag are content; lines and surfaces are so only when they make up a figure. */
function ownerOf(part: Drawing, element: StructureElement | undefined, page: number): StructureElement | undefined {
  if (element === undefined) return undefined;
  if (element.type === 'Figure') {
    enlarge(element, part);
    return element;
  }
  if (part.kind === 'text') return elementForText(element, page);
  if (part.kind !== 'image' || !part.alternativeText) return undefined;
  const figure = addElement(element, { role: 'Figure', alternativeText: part.alternativeText }, page);
  enlarge(figure, part);
  return figure;
}

function enlarge(figure: StructureElement, { box }: Drawing): void {
  if (box === undefined) return;
  const known = figure.box ?? box;
  figure.box = [
    Math.min(known[0], box[0]),
    Math.min(known[1], box[1]),
    Math.max(known[2], box[2]),
    Math.max(known[3], box[3]),
  ];
}

/** Keeps the open mark, the open text object and the graphics state, so that each is written only when it changes. */
class ContentWriter {
  #operators = '';
  readonly #owners: StructureElement[] = [];
  #isMarked = false;
  #owner: StructureElement | undefined;
  #isText = false;
  /** Shows a space behind the text drawn last. */
  #space = '';
  /** Where the line of text began, in hundredths of a point, as rounded when written. */
  #x = 0;
  #y = 0;
  /** The state a page begins with (8.4.1): black, solid lines one point wide. */
  #fill = '#000000';
  #stroke = '#000000';
  #strokeWeight = 1;
  #dash = '[]0';
  #font = '';

  draw(drawing: Drawing, owner: StructureElement | undefined): void {
    const continues = this.#isOpen(drawing.kind === 'text', owner);
    if (!continues) this.#open(drawing.kind === 'text', owner);
    // Who reads one element aloud or copies it must find its lines apart: word breaks are explicit (14.8.2.5).
    else if (owner !== undefined && this.#space !== '') this.#operators += `${this.#space}\n`;
    this.#space = drawing.space ?? '';
    const move = drawing.at === undefined ? '' : this.#moveTo(drawing.at);
    this.#operators += `${this.#stateFor(drawing)}${move}${drawing.operators}\n`;
  }

  /** A piece without content, so that readers who go page by page find the cell of a table and not a gap. */
  showNothing(owner: StructureElement): void {
    this.#open(this.#isText, owner);
  }

  finish(): Omit<PageContent, 'links'> {
    this.#close(false);
    return { operators: this.#operators, owners: this.#owners };
  }

  #isOpen(isText: boolean, owner: StructureElement | undefined): boolean {
    return this.#isMarked && this.#isText === isText && this.#owner === owner;
  }

  /** A mark lies wholly inside a text object or wholly outside (14.6.1). */
  #open(isText: boolean, owner: StructureElement | undefined): void {
    this.#close(isText);
    if (owner === undefined) this.#operators += '/Artifact BMC\n';
    else {
      const number = this.#owners.length;
      owner.kids.push(number);
      this.#owners.push(owner);
      this.#operators += `/${owner.type}<</MCID ${number}>>BDC\n`;
    }
    this.#isMarked = true;
    this.#owner = owner;
  }

  #close(isTextNext: boolean): void {
    if (this.#isMarked) this.#operators += 'EMC\n';
    this.#isMarked = false;
    if (this.#isText === isTextNext) return;
    this.#operators += isTextNext ? 'BT\n' : 'ET\n';
    this.#isText = isTextNext;
    this.#x = 0;
    this.#y = 0;
  }

  /** Relative to the line before, as `Td` wants it (9.4.2); counting in whole hundredths lets no error add up. */
  #moveTo([x, y]: readonly [number, number]): string {
    const [nextX, nextY] = [Math.round(x * 100), Math.round(y * 100)];
    const move = `${pdfNumber((nextX - this.#x) / 100)} ${pdfNumber((nextY - this.#y) / 100)} Td`;
    this.#x = nextX;
    this.#y = nextY;
    return move;
  }

  #stateFor({ fill, stroke, strokeWeight, dash, font }: Drawing): string {
    let state = '';
    if (fill !== undefined && fill !== this.#fill) {
      this.#fill = fill;
      state += `${colorOperands(fill)} ${isGray(fill) ? 'g' : 'rg'} `;
    }
    if (stroke !== undefined && stroke !== this.#stroke) {
      this.#stroke = stroke;
      state += `${colorOperands(stroke)} ${isGray(stroke) ? 'G' : 'RG'} `;
    }
    if (strokeWeight !== undefined && strokeWeight !== this.#strokeWeight) {
      this.#strokeWeight = strokeWeight;
      state += `${pdfNumber(strokeWeight, 3)} w `;
    }
    if (dash !== undefined && dash !== this.#dash) {
      this.#dash = dash;
      state += `${dash} d `;
    }
    if (font !== undefined && font !== this.#font) {
      this.#font = font;
      state += `${font} Tf `;
    }
    return state;
  }
}

function isGray(color: string): boolean {
  const channels = color.slice(1).toLowerCase();
  return channels.slice(0, 2) === channels.slice(2, 4) && channels.slice(0, 2) === channels.slice(4, 6);
}

const operandsByColor = new Map<string, string>();

/** One operand for a gray, three for a color. Throws for what is not `#rrggbb`. */
function colorOperands(color: string): string {
  const known = operandsByColor.get(color);
  if (known !== undefined) return known;
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`The color ${color} is not written as #rrggbb.`);
  const channels = [1, 3, 5].map((at) => pdfNumber(Number.parseInt(color.slice(at, at + 2), 16) / 255, 3));
  const operands = isGray(color) ? channels[0]! : channels.join(' ');
  // A theme has a dozen colors; more than that comes from outside and is not worth keeping.
  if (operandsByColor.size < 500) operandsByColor.set(color, operands);
  return operands;
}
