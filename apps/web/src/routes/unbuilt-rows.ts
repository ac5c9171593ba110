import { fitsPattern } from './fits-pattern.ts';
import type { UnbuiltRow } from './route-row.ts';

/** Pages the site knows by name and does not have in this version. */
export const unbuiltRows: readonly UnbuiltRow[] = [
  {
    path: '/faq',
    title: 'FAQ',
    headline: 'We don’t have an FAQ',
    instead: 'Every tax on a pay stub has its own explanation. For anything else, email or call us.',
  },
  {
    path: '/blog',
    title: 'Blog',
    headline: 'We don’t have a blog',
    instead: 'You can make pay stubs, invoices, W-2s and 1099s.',
  },
];

/** The row whose pattern the path fits, or nothing. */
export function unbuiltRow(path: string): UnbuiltRow | undefined {
  return unbuiltRows.find((row) => fitsPattern(row.path, path));
}
