import type { StructureTag } from '../../scene/scene.ts';
import type { Box, LinkArea } from './pdf-painter.ts';

/** Standard structure types (ISO 32000-1, 14.8.4). */
export type StructureType =
  | 'Document'
  | 'Sect'
  | 'P'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TFoot'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Link';

/** An element of the document's structure while pages are painted. */
export interface StructureElement {
  readonly type: StructureType;
  readonly parent: StructureElement | undefined;
  /** Elements, and the numbers of the marked content that the page shows for this one. */
  readonly kids: (StructureElement | number)[];
  /** The page of its marked content, from 0. */
  readonly page: number;
  readonly scope?: 'Column' | 'Row';
  readonly alternativeText?: string;
  /** Around what a figure shows. */
  box?: Box;
}

/** A link on one page. */
export interface LinkElement extends StructureElement {
  readonly type: 'Link';
  readonly link: LinkArea;
  /** Number of the object that is clicked. */
  readonly annotation: number;
}

const TYPES = {
  Section: 'Sect',
  Paragraph: 'P',
  Table: 'Table',
  TableHead: 'THead',
  TableBody: 'TBody',
  TableFoot: 'TFoot',
  Row: 'TR',
  HeaderCell: 'TH',
  DataCell: 'TD',
  Figure: 'Figure',
} as const;

/** Parents a part of a table may have; all other types may stand anywhere but between the parts of a table. */
const PARENTS: Partial<Record<StructureType, readonly StructureType[]>> = {
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
};
const BETWEEN_PARTS: readonly StructureType[] = ['Table', 'THead', 'TBody', 'TFoot', 'TR'];
const SHOWS_CONTENT: readonly StructureType[] = ['P', 'H1', 'H2', 'H3', 'TH', 'TD', 'Figure', 'Link'];

/** The structure of a document while its pages are painted. */
export interface Structure {
  /** The one element at the top. */
  readonly root: StructureElement;
  /** What later pages go on with, the element that waits longest first. */
  readonly unfinished: StructureElement[];
  /** Sections with a title, and the pages they begin on. */
  readonly bookmarks: { readonly title: string; readonly page: number }[];
}

export function createStructure(): Structure {
  return { root: { type: 'Document', parent: undefined, kids: [], page: 0 }, unfinished: [], bookmarks: [] };
}

type ElementTag = Exclude<StructureTag, { readonly role: 'Artifact' }>;

/** The element of a tag: a new one under the parent, or the one that an earlier page began. */
export function elementOfTag(
  { unfinished, bookmarks }: Structure,
  parent: StructureElement,
  tag: ElementTag,
  page: number,
): StructureElement {
  if (tag.role !== 'Section' && tag.role !== 'Table') return addElement(parent, tag, page);
  const { continues, goesOn } = tag.part ?? { continues: false, goesOn: false };
  // What one part of the document did not end will not go on in another one.
  if (parent.type === 'Document' && !continues) unfinished.length = 0;
  const waiting = continues ? unfinished.findIndex(({ type }) => type === typeOf(tag)) : -1;
  const [begun] = waiting < 0 ? [] : unfinished.splice(waiting, 1);
  const element = begun ?? addElement(parent, tag, page);
  if (goesOn) unfinished.push(element);
  if (!begun && tag.role === 'Section' && tag.title) bookmarks.push({ title: tag.title, page });
  return element;
}

/**
 * Adds the element of a tag under a parent. A page's own `Document` is the document itself. Throws when the parts of a
 * table are not inside one another as a table's parts are.
 */
export function addElement(parent: StructureElement, tag: ElementTag, page: number): StructureElement {
  if (tag.role === 'Document') {
    if (parent.type !== 'Document') throw new Error(`A document cannot be inside ${parent.type}.`);
    return parent;
  }
  const type = typeOf(tag);
  const isMisplaced = PARENTS[type] ? !PARENTS[type].includes(parent.type) : BETWEEN_PARTS.includes(parent.type);
  if (isMisplaced) throw new Error(`In the structure of a page ${type} cannot be directly inside ${parent.type}.`);
  const element: StructureElement = {
    type,
    parent,
    kids: [],
    page,
    ...(tag.role === 'HeaderCell' ? { scope: tag.scope === 'row' ? 'Row' : 'Column' } : {}),
    ...(tag.role === 'Figure' ? { alternativeText: tag.alternativeText } : {}),
  };
  parent.kids.push(element);
  return element;
}

/** Adds a link, which lies inside a line of text and so inside a paragraph. */
export function addLink(
  parent: StructureElement,
  link: LinkArea,
  { page, annotation }: Pick<LinkElement, 'page' | 'annotation'>,
): LinkElement {
  const around = elementForText(parent, page);
  const element: LinkElement = { type: 'Link', parent: around, kids: [], page, link, annotation };
  around.kids.push(element);
  return element;
}

function typeOf(tag: ElementTag): StructureType {
  if (tag.role === 'Document') return 'Document';
  return tag.role === 'Heading' ? `H${tag.level}` : TYPES[tag.role];
}

/** The element itself where it may show text, else a paragraph of its own for it. */
export function elementForText(element: StructureElement, page: number): StructureElement {
  if (SHOWS_CONTENT.includes(element.type)) return element;
  return addElement(element, { role: 'Paragraph' }, page);
}

/** Whether nothing on any page belongs to the element; what is clicked does to a link. A cell never is: even without text it has a place in its row. */
export function isEmptyElement({ type, kids }: StructureElement): boolean {
  return type !== 'Link' && kids.every((kid) => typeof kid !== 'number' && isEmptyElement(kid));
}
