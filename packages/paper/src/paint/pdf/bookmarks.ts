import type { PdfFile } from './pdf-file.ts';
import { pdfText } from './pdf-syntax.ts';
import type { Structure } from './structure.ts';

type Bookmarks = Structure['bookmarks'];

/**
 * Writes bookmarks (ISO 32000-1, 12.3.3), which also name the pages (12.4.2), and returns the entries of the catalog;
 * `pages` are the numbers of the page objects. A single one would lead to the page that is open anyway.
 */
export function writeBookmarks(file: PdfFile, bookmarks: Bookmarks, pages: readonly number[]): string {
  if (bookmarks.length < 2) return '';
  const outline = file.reserve();
  const ids = bookmarks.map(() => file.reserve());
  bookmarks.forEach(({ title, page }, at) => {
    const before = at === 0 ? '' : `/Prev ${ids[at - 1]} 0 R`;
    const after = at === ids.length - 1 ? '' : `/Next ${ids[at + 1]} 0 R`;
    const place = `/Dest[${pages[page]!} 0 R/XYZ null null null]`;
    file.set(ids[at]!, `<</Title${pdfText(title)}/Parent ${outline} 0 R${before}${after}${place}>>`);
  });
  file.set(outline, `<</Type/Outlines/First ${ids[0]} 0 R/Last ${ids.at(-1)} 0 R/Count ${ids.length}>>`);
  const labels = pageNames(bookmarks, pages.length).map((name, page) => `${page}<</P${pdfText(name)}>>`);
  return `/Outlines ${outline} 0 R/PageMode/UseOutlines/PageLabels<</Nums[${labels.join('')}]>>`;
}

/** What begins on a page names it, and with a number the pages on which it goes on. */
function pageNames(bookmarks: Bookmarks, count: number): string[] {
  const begun = new Map<number, string[]>();
  for (const { title, page } of bookmarks) begun.set(page, [...(begun.get(page) ?? []), title]);
  let name = '';
  let first = 0;
  return Array.from({ length: count }, (_, page) => {
    const titles = begun.get(page);
    if (titles !== undefined) [name, first] = [titles.join('; '), page];
    return page === first ? name : `${name}, page ${page - first + 1}`;
  });
}
