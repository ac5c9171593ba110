import { fitsPattern } from './fits-pattern.ts';
import type { UnbuiltRow } from './route-row.ts';

const noPayment = 'There is nothing to pay in this version: making and downloading documents is free.';

const checkout = { title: 'Checkout', headline: 'Payment is not part of this version', instead: noPayment };
const verify = {
  title: 'Verify a document',
  headline: 'Verifying documents is not part of this version',
  instead: 'Documents made with this version carry no code, so there is nothing to look up.',
};

/** Pages the site knows by name and does not have in this version. */
export const unbuiltRows: readonly UnbuiltRow[] = [
  { path: '/pricing', title: 'Pricing', headline: 'A price list is not part of this version', instead: noPayment },
  {
    path: '/faq',
    title: 'FAQ',
    headline: 'Questions and answers are not part of this version',
    instead: 'Every tax on a pay stub explains itself where it stands. For anything else, write to us or call.',
  },
  {
    path: '/blog',
    title: 'Blog',
    headline: 'A blog is not part of this version',
    instead: 'What there is to use are the builders of the four documents.',
  },
  { path: '/checkout', ...checkout },
  { path: '/checkout/success', ...checkout },
  { path: '/verify', ...verify },
  { path: '/verify/$code', ...verify },
];

/** The row whose pattern the path fits, or nothing. */
export function unbuiltRow(path: string): UnbuiltRow | undefined {
  return unbuiltRows.find((row) => fitsPattern(row.path, path));
}
