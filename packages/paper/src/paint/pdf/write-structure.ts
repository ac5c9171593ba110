import type { PdfFile } from './pdf-file.ts';
import { pdfNumber, pdfText } from './pdf-syntax.ts';
import { isEmptyElement } from './structure.ts';
import type { LinkElement, Structure, StructureElement } from './structure.ts';

/** A painted page, as the structure refers to it. */
export interface StructuredPage {
  /** Number of the page object. */
  readonly id: number;
  /** Elements by the number of the marked content. */
  readonly owners: readonly StructureElement[];
  readonly links: readonly LinkElement[];
  /** What the page is among the parents of the structure tree; its links follow it. */
  readonly parent: number;
}

/**
 * Writes the structure tree (ISO 32000-1, 14.7) while pages are painted: what no later page goes on with is written and
 * let go, so that a long document takes little memory.
 */
export class StructureWriter {
  readonly #file: PdfFile;
  readonly #drawn: Structure;
  readonly #tree: number;
  readonly #root: number;
  /** Pages whose elements are not written yet, with their number from 0. */
  #waiting: (StructuredPage & { readonly number: number })[] = [];
  #pageCount = 0;
  readonly #topIds: number[] = [];
  readonly #parents: string[] = [];
  #level = 0;
  #isSound = true;
  /** What the next page is among the parents of the structure tree; its links follow it. */
  nextParent = 0;

  constructor(file: PdfFile, drawn: Structure) {
    this.#file = file;
    this.#drawn = drawn;
    this.#tree = file.reserve();
    this.#root = file.reserve();
  }

  /** Takes a painted page, whose parent is `nextParent`. */
  addPage(page: StructuredPage): void {
    this.#waiting.push({ ...page, number: this.#pageCount });
    this.#pageCount += 1;
    this.nextParent += 1 + page.links.length;
    if (this.#drawn.unfinished.length === 0) this.#writeElements();
  }

  /**
   * Writes the rest and returns the number of the root, and whether the structure keeps the rules of PDF/UA-1 (ISO
   * 14289-1) that depend on what was drawn: something is tagged, headings begin at level 1 and skip none (7.4.2), figures
   * say what they show (7.3), and all rows of a table have as many cells (7.5). The writer itself sees to the others.
   */
  finish(): { readonly tree: number; readonly isAccessible: boolean } {
    this.#writeElements();
    const kids = this.#topIds.map((id) => `${id} 0 R`).join(' ');
    this.#file.set(this.#root, `<</S/Document/P ${this.#tree} 0 R/K[${kids}]>>`);
    const parents = this.#file.add(`<</Nums[${this.#parents.join(' ')}]>>`);
    const entries = `/K ${this.#root} 0 R/ParentTree ${parents} 0 R/ParentTreeNextKey ${this.nextParent}`;
    this.#file.set(this.#tree, `<</Type/StructTreeRoot${entries}>>`);
    return { tree: this.#tree, isAccessible: this.#isSound && this.#topIds.length > 0 };
  }

  #writeElements(): void {
    const { root } = this.#drawn;
    const ids = new Map<StructureElement, number>([[root, this.#root]]);
    const number = (element: StructureElement): void => {
      ids.set(element, this.#file.reserve());
      for (const kid of element.kids) if (typeof kid !== 'number' && !isEmptyElement(kid)) number(kid);
    };
    for (const kid of root.kids) {
      if (typeof kid === 'number' || isEmptyElement(kid)) continue;
      number(kid);
      this.#topIds.push(ids.get(kid)!);
      this.#isSound &&= this.#keepsRules(kid);
    }
    root.kids.length = 0;
    const pageIds = new Map(this.#waiting.map(({ number: page, id }) => [page, id]));
    const pages = this.#waiting.values();
    let page = pages.next();
    for (const [element, id] of ids) {
      if (element === root) continue;
      // A page's list stands right behind its elements, whose numbers it repeats: so it costs little once compressed.
      for (; page.value && page.value.number < element.page; page = pages.next()) this.#writeOwners(page.value, ids);
      this.#file.set(id, elementBody(element, ids, pageIds));
    }
    for (; page.value; page = pages.next()) this.#writeOwners(page.value, ids);
    this.#waiting = [];
  }

  /** The elements that the marked content of a page belongs to, in its order (14.7.4.4), then those of its links. */
  #writeOwners({ owners, links, parent }: StructuredPage, ids: ReadonlyMap<StructureElement, number>): void {
    const list = this.#file.add(`[${owners.map((owner) => `${ids.get(owner)!} 0 R`).join(' ')}]`);
    this.#parents.push(`${parent} ${list} 0 R`);
    links.forEach((link, index) => this.#parents.push(`${parent + 1 + index} ${ids.get(link)!} 0 R`));
  }

  #keepsRules(element: StructureElement): boolean {
    if (element.type === 'Figure' && !element.alternativeText) return false;
    if (element.type === 'Table' && new Set(cellCounts(element)).size > 1) return false;
    if (element.type === 'H1' || element.type === 'H2' || element.type === 'H3') {
      const next = Number(element.type.slice(1));
      if (next > this.#level + 1) return false;
      this.#level = next;
    }
    return element.kids.every((kid) => typeof kid === 'number' || this.#keepsRules(kid));
  }
}

function elementBody(
  element: StructureElement,
  ids: ReadonlyMap<StructureElement, number>,
  pageIds: ReadonlyMap<number, number>,
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
    listed += ` <</Type/OBJR/Obj ${(element as LinkElement).annotation} 0 R/Pg ${pageIds.get(page)!} 0 R>>`;
    count += 1;
  }
  let body = `<</S/${type}/P ${ids.get(parent!)!} 0 R`;
  if (showsContent) body += `/Pg ${pageIds.get(page)!} 0 R`;
  if (count > 0) body += count === 1 ? `/K ${listed}` : `/K[${listed}]`;
  if (scope !== undefined) body += `/A<</O/Table/Scope/${scope}>>`;
  if (box !== undefined) body += `/A<</O/Layout/BBox[${box.map((edge) => pdfNumber(edge)).join(' ')}]>>`;
  if (alternativeText !== undefined) body += `/Alt${pdfText(alternativeText)}`;
  return `${body}>>`;
}

function cellCounts(element: StructureElement): number[] {
  if (element.type === 'TR') return [element.kids.length];
  return element.kids.flatMap((kid) => (typeof kid === 'number' || kid.type === 'TD' ? [] : cellCounts(kid)));
}
