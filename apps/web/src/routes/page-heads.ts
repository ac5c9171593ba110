import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';
import { builderHeads } from './builder-rows.ts';
import { listTitleOf } from './history-rows.ts';
import type { PageHead } from './route-row.ts';
import { SHEET_FONTS } from './route-row.ts';

/** By the path of each row in `built-rows.ts`. Apart from them, so that no browser fetches those of all pages with its code. */
export const pageHeads: Readonly<Record<string, PageHead>> = {
  '/': {
    description:
      'Make pay stubs, invoices, W-2 and 1099 forms, with federal and state taxes worked out line by line and a preview that is the document. No account needed.',
    source: 'src/features/home/home-page.tsx',
    fonts: SHEET_FONTS,
  },
  ...ofEachKind((type) => [KINDS[type].builderPath, builderHeads[type]]),
  '/privacy-policy': {
    description: 'What stays in your browser, what is sent to make a document, and what is never kept.',
    source: 'src/features/legal/privacy-policy-page.tsx',
  },
  '/terms': {
    description: 'What you may use Paperwage for, what you answer for, and what is promised about its figures.',
    source: 'src/features/legal/terms-page.tsx',
  },
  '/contact': {
    description: 'Telephone, e-mail and street address of the people who run this site.',
    source: 'src/features/contact/contact-page.tsx',
  },
  '/tax-rules': {
    description:
      'What is withheld in every state from 2022 on: the rules by year with their sources, how sure each is, and the examples that pass.',
    source: 'src/features/tax-rules/tax-rules-page.tsx',
  },
  '/user/history': {
    description: 'The documents you have made, with their files.',
    source: 'src/features/history/history-index-page.tsx',
  },
  ...ofEachKind((type) => [
    `/user/history/${type}`,
    {
      description: `The ${listTitleOf(type)} you have made, with their files.`,
      source: 'src/features/history/list/history-list-page.tsx',
    },
  ]),
  ...ofEachKind((type) => [
    `/user/history/${type}/$id`,
    {
      description: 'A document you have made, as it is on paper.',
      source: 'src/features/history/preview/document-page.tsx',
    },
  ]),
  '/user/drafts': {
    description: 'What you have begun and not finished.',
    source: 'src/features/history/drafts/drafts-page.tsx',
  },
  '/auth/login': {
    description: 'Log in to your drafts and the history of your documents.',
    source: 'src/features/account/sign-in/login-page.tsx',
  },
  '/auth/sign-up': {
    description: 'Make an account that keeps your drafts and documents.',
    source: 'src/features/account/sign-in/sign-up-page.tsx',
  },
  '/auth/forgot-password': {
    description: 'Have a link sent to you with which you choose a new password.',
    source: 'src/features/account/sign-in/forgot-password-page.tsx',
  },
  '/auth/account-deleted': {
    description: 'What is left after an account was deleted.',
    source: 'src/features/account/sign-in/account-deleted-page.tsx',
  },
  '/auth/reset-password': {
    description: 'Choose a new password.',
    source: 'src/features/account/sign-in/reset-password-page.tsx',
  },
  '/auth/email-link': {
    description: 'Log in without a password, by a link that is sent to you.',
    source: 'src/features/account/sign-in/email-link-page.tsx',
  },
  '/auth/phone-code': {
    description: 'Log in without a password, by a code that is sent to your phone.',
    source: 'src/features/account/sign-in/phone-code-page.tsx',
  },
  '/auth/social': {
    description: 'Where other companies that say who you are lead back to.',
    source: 'src/features/account/sign-in/social-page.tsx',
  },
  '/auth/verify-email': {
    description: 'Prove that an e-mail address is yours.',
    source: 'src/features/account/sign-in/verify-email-page.tsx',
  },
  '/user/account': {
    description: 'Your name, e-mail, password, sessions and data.',
    source: 'src/features/account/profile/account-page.tsx',
  },
};

function ofEachKind(head: (type: DocumentType) => [path: string, head: PageHead]): Record<string, PageHead> {
  return Object.fromEntries(DOCUMENT_TYPES.map(head));
}
