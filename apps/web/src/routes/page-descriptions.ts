/**
 * One sentence on each built page, for search engines and for a link that is shared. They stand in the prerendered HTML
 * alone, so that no browser fetches those of all pages with its code.
 */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': 'Make pay stubs, invoices, W-2 and 1099 forms, with federal and state taxes worked out line by line and a preview that is the document. No account needed.',
  '/make-your-paystub':
    'Type hours and a rate, watch the pay stub fill in with its taxes explained, and download it as PDF or Excel.',
  '/invoice-generator':
    'List what you charge, watch the invoice fill in with discount and tax worked out, and download it as PDF or Excel.',
  '/make-your-w2':
    'Type a year of pay, get every box of Form W-2 worked out and checked, and download the copies as PDF or Excel.',
  '/make-your-1099':
    'Fill in Form 1099-NEC or 1099-MISC of any year from 2022 on, checked as you type, and download the copies.',
  '/privacy-policy': 'What stays in your browser, what is sent to make a document, and what is never kept.',
  '/terms': 'What you may use Paperwage for, what you answer for, and what is promised about its figures.',
  '/contact': 'Telephone, e-mail and street address of the people who run this site.',
  '/tax-rules':
    'What is withheld in every state from 2022 on: the rules by year with their sources, how sure each is, and the examples that pass.',
  '/user/history': 'The documents you have made, with their files.',
  '/user/history/paystub': 'The Pay stubs you have made, with their files.',
  '/user/history/invoice': 'The Invoices you have made, with their files.',
  '/user/history/w2': 'The W-2 forms you have made, with their files.',
  '/user/history/1099': 'The 1099 forms you have made, with their files.',
  '/user/history/paystub/$id': 'A document you have made, as it is on paper.',
  '/user/history/invoice/$id': 'A document you have made, as it is on paper.',
  '/user/history/w2/$id': 'A document you have made, as it is on paper.',
  '/user/history/1099/$id': 'A document you have made, as it is on paper.',
  '/user/drafts': 'What you have begun and not finished.',
  '/auth/login': 'Log in to your drafts and the history of your documents.',
  '/auth/sign-up': 'Make an account that keeps your drafts and documents.',
  '/auth/forgot-password': 'Have a link sent to you with which you choose a new password.',
  '/auth/account-deleted': 'What is left after an account was deleted.',
  '/auth/reset-password': 'Choose a new password.',
  '/auth/email-link': 'Log in without a password, by a link that is sent to you.',
  '/auth/phone-code': 'Log in without a password, by a code that is sent to your phone.',
  '/auth/social': 'Where other companies that say who you are lead back to.',
  '/auth/verify-email': 'Prove that an e-mail address is yours.',
  '/user/account': 'Your name, e-mail, password, sessions and data.',
};
