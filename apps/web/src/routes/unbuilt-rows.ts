import type { UnbuiltRow } from './route-row.ts';

const noAccount = 'You do not need an account: documents are made without one, and your work is kept in this browser.';
const noPayment = 'There is nothing to pay in this version: making and downloading documents is free.';

const signIn = { headline: 'Accounts are not part of this version', instead: noAccount };
const history = {
  title: 'History',
  headline: 'A history of documents is not part of this version',
  instead: 'What you make stays in your browser and in the files you download.',
};
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
  { path: '/auth/login', title: 'Log in', ...signIn },
  { path: '/auth/sign-up', title: 'Sign up', ...signIn },
  { path: '/auth/forgot-password', title: 'Forgotten password', ...signIn },
  { path: '/auth/reset-password', title: 'New password', ...signIn },
  { path: '/auth/email-link', title: 'Log in by e-mail', ...signIn },
  { path: '/user/account', title: 'My profile', ...signIn },
  {
    path: '/user/drafts',
    title: 'Drafts',
    headline: 'Drafts in an account are not part of this version',
    instead: noAccount,
  },
  { path: '/user/history', ...history },
  { path: '/user/history/paystub', ...history },
  { path: '/user/history/paystub/$id', ...history },
  { path: '/user/history/invoice', ...history },
  { path: '/user/history/invoice/$id', ...history },
  { path: '/user/history/w2', ...history },
  { path: '/user/history/w2/$id', ...history },
  { path: '/user/history/1099', ...history },
  { path: '/user/history/1099/$id', ...history },
  { path: '/checkout', ...checkout },
  { path: '/checkout/success', ...checkout },
  { path: '/verify', ...verify },
  { path: '/verify/$code', ...verify },
];

/** The row whose pattern the path fits, or nothing. */
export function unbuiltRow(path: string): UnbuiltRow | undefined {
  const parts = path.split('/');
  return unbuiltRows.find((row) => {
    const pattern = row.path.split('/');
    return pattern.length === parts.length && pattern.every((part, at) => part.startsWith('$') || part === parts[at]);
  });
}
