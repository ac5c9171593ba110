import type { PdfFile } from './pdf-file.ts';
import { pdfNumber, pdfText } from './pdf-syntax.ts';
import { isEmptyElement } from './structure.ts';
import type { LinkElement, StructureElement } from './structure.ts';

/** A painted page, as the structure refers to it. */
export interface StructuredPage {
  /** Number of the page object. */
  readonly id: number;
  /** Elements by the number of the marked content. */
  readonly owners: readonly StructureElement[];
  readonly links: readonly LinkElement[];
}

/** Writes the structure tree and returns the number of its root (ISO 32000-1, 14.7). */
export function writeStructure(file: PdfFile, root: StructureElement, pages: readonly StructuredPage[]): number {
  const tree = file.reserve();
  const ids = new Map<StructureElement, number>();
  const number = (element: StructureElement): void => {
    ids.set(element, file.reserve());
    for (const kid of element.kids) if (typeof kid !== 'number' && !isEmptyElement(kid)) number(kid);
  };
  number(root);
  const lists: string[] = [];
  let page = 0;
  for (const [element, id] of ids) {
    // A page's list stands right behind its elements, whose numbers it repeats: so it costs little once compressed.
    for (; page < element.page; page += 1) lists.push(`${page} ${writeOwners(file, pages[page]!, ids)} 0 R`);
    file.set(id, elementBody(element, ids, tree, pages));
  }
  for (; page < pages.length; page += 1) lists.push(`${page} ${writeOwners(file, pages[page]!, ids)} 0 R`);
  // Pages have the first numbers, links the next, page by page.
  const links = pages.flatMap((one) => one.links).map((link, index) => `${pages.length + index} ${ids.get(link)!} 0 R`);
  const parents = file.add(`<</Nums[${[...lists, ...links].join(' ')}]>>`);
  const next = pages.length + links.length;
  file.set(
    tree,
    `<</Type/StructTreeRoot/K ${ids.get(root)!} 0 R/ParentTree ${parents} 0 R/ParentTreeNextKey ${next}>>`,
  );
  return tree;
}

/** The elements that the marked content of a page belongs to, in its order (14.7.4.4). */
function writeOwners(file: PdfFile, { owners }: StructuredPage, ids: ReadonlyMap<StructureElement, number>): number {
  return file.add(`[${owners.map((owner) => `${ids.get(owner)!} 0 R`).join(' ')}]`);
}

function elementBody(
  element: StructureElement,
  ids: ReadonlyMap<StructureElement, number>,
  tree: number,
  pages: readonly StructuredPage[],
): string {
  const { type, parent, kids, page, scope, alternativeText, box } = element;
  let listed = '';
  let count = 0;
  let showsContent = false;
  for (const kid of kids) {
    const id = typeof kid === 'number' ? kid : ids.get(kid);
    if (id === undefined) continue;
    listed += `${count === 0 ? '' : ' '}${id}${typeof kid === 'number' ? '' : ' 0 R'}`;
    showsContent ||= typeof kid === 'number';
    count += 1;
  }
  if (element.type === 'Link') {
    listed += ` <</Type/OBJR/Obj ${(element as LinkElement).annotation} 0 R/Pg ${pages[page]!.id} 0 R>>`;
    count += 1;
  }
  let body = `<</S/${type}/P ${parent === undefined ? tree : ids.get(parent)!} 0 R`;
  if (showsContent) body += `/Pg ${pages[page]!.id} 0 R`;
  if (count > 0) body += count === 1 ? `/K ${listed}` : `/K[${listed}]`;
  if (scope !== undefined) body += `/A<</O/Table/Scope/${scope}>>`;
  if (box !== undefined) body += `/A<</O/Layout/BBox[${box.map((edge) => pdfNumber(edge)).join(' ')}]>>`;
  if (alternativeText !== undefined) body += `/Alt${pdfText(alternativeText)}`;
  return `${body}>>`;
}

/**
 * Whether the structure keeps the rules of PDF/UA-1 (ISO 14289-1) that depend on what was drawn: something is tagged,
 * headings begin at level 1 and skip none (7.4.2), figures say what they show (7.3), and all rows of a table have as
 * many cells (7.5). The writer itself sees to the others.
 */
export function isAccessibleStructure(root: StructureElement): boolean {
  let level = 0;
  const isSound = (element: StructureElement): boolean => {
    if (element.type === 'Figure' && !element.alternativeText) return false;
    if (element.type === 'Table' && new Set(cellCounts(element)).size > 1) return false;
    if (element.type === 'H1' || element.type === 'H2' || element.type === 'H3') {
      const next = Number(element.type.slice(1));
      if (next > level + 1) return false;
      level = next;
    }
    return element.kids.every((kid) => typeof kid === 'number' || isSound(kid));
  };
  return !isEmptyElement(root) && isSound(root);
}

function cellCounts(element: StructureElement): number[] {
  if (element.type === 'TR') return [element.kids.length];
  return element.kids.flatMap((kid) => (typeof kid === 'number' || kid.type === 'TD' ? [] : cellCounts(kid)));
}
