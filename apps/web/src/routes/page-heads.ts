/** What the prerendered HTML of a built page says in its head. */
interface PageHead {
  /** One sentence for search engines and for a link that is shared. */
  readonly description: string;
  /** File of the page, whose scripts and styles are named. */
  readonly source: string;
  /** Fonts it is first drawn with, besides those of every page. */
  readonly fonts?: readonly string[];
}

/** The faces of the default theme of a document. */
const sheetFonts = ['source-sans-3-regular.woff2', 'source-sans-3-semibold.woff2'];

/** By the path of each row in `built-rows.ts`. Apart from them, so that no browser fetches those of all pages with its code. */
export const pageHeads: Readonly<Record<string, PageHead>> = {
  '/': {
    description:
      'Make pay stubs, invoices, W-2 and 1099 forms, with federal and state taxes worked out line by line and a preview that is the document. No account needed.',
    source: 'src/features/home/home-page.tsx',
    fonts: sheetFonts,
  },
  '/make-your-paystub': {
    description:
      'Type hours and a rate, watch the pay stub fill in with its taxes explained, and download it as PDF or Excel.',
    source: 'src/features/pay-stub-builder/pay-stub-builder-page.tsx',
    fonts: sheetFonts,
  },
  '/invoice-generator': {
    description:
      'List what you charge, watch the invoice fill in with discount and tax worked out, and download it as PDF or Excel.',
    source: 'src/features/invoice-builder/invoice-builder-page.tsx',
    fonts: sheetFonts,
  },
  '/make-your-w2': {
    description:
      'Type a year of pay, get every box of Form W-2 worked out and checked, and download the copies as PDF or Excel.',
    source: 'src/features/w2-builder/w2-builder-page.tsx',
    fonts: sheetFonts,
  },
  '/make-your-1099': {
    description:
      'Fill in Form 1099-NEC or 1099-MISC of any year from 2022 on, checked as you type, and download the copies.',
    source: 'src/features/form-1099-builder/form-1099-builder-page.tsx',
    fonts: sheetFonts,
  },
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
  '/user/history/paystub': {
    description: 'The Pay stubs you have made, with their files.',
    source: 'src/features/history/list/history-list-page.tsx',
  },
  '/user/history/invoice': {
    description: 'The Invoices you have made, with their files.',
    source: 'src/features/history/list/history-list-page.tsx',
  },
  '/user/history/w2': {
    description: 'The W-2 forms you have made, with their files.',
    source: 'src/features/history/list/history-list-page.tsx',
  },
  '/user/history/1099': {
    description: 'The 1099 forms you have made, with their files.',
    source: 'src/features/history/list/history-list-page.tsx',
  },
  '/user/history/paystub/$id': {
    description: 'A document you have made, as it is on paper.',
    source: 'src/features/history/preview/document-page.tsx',
  },
  '/user/history/invoice/$id': {
    description: 'A document you have made, as it is on paper.',
    source: 'src/features/history/preview/document-page.tsx',
  },
  '/user/history/w2/$id': {
    description: 'A document you have made, as it is on paper.',
    source: 'src/features/history/preview/document-page.tsx',
  },
  '/user/history/1099/$id': {
    description: 'A document you have made, as it is on paper.',
    source: 'src/features/history/preview/document-page.tsx',
  },
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
