import { builderRows } from './builder-rows.ts';
import { historyRows } from './history-rows.ts';
import { loadHome } from './load-home.tsx';
import type { BuiltRow } from './route-row.ts';

/** The paycheck calculators and the tools; one row serves all pages of a pattern, so that no page carries their names. */
const calculatorRows: readonly BuiltRow[] = [
  '/paycheck-calculator',
  '/paycheck-calculator/$state',
  '/tools',
  '/tools/$tool',
].map((path) => ({
  path,
  title: '',
  shell: 'site',
  isStatic: true,
  load: async (address) => (await import('./load-calculator.tsx')).loadCalculator(address),
}));

/** The pages that the browser can go between without a new document. Those that are documents are in `document-rows.ts`. */
export const builtRows: readonly BuiltRow[] = [
  {
    path: '/',
    title: 'Pay stubs that show their work',
    shell: 'site',
    isStatic: true,
    load: loadHome,
  },
  ...builderRows,
  ...calculatorRows,
  {
    path: '/pricing',
    title: 'Pricing',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/pricing/pricing-page.tsx')).PricingPage,
  },
  {
    path: '/faq',
    title: 'FAQ',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/faq/faq-page.tsx')).FaqPage,
  },
  {
    path: '/checkout',
    'without-chatbot': true,
    title: 'Checkout',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/checkout/checkout-page.tsx')).CheckoutPage,
  },
  {
    path: '/checkout/success',
    'without-chatbot': true,
    title: 'Your payment',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/checkout/success-page.tsx')).SuccessPage,
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
  },
  {
    path: '/terms',
    title: 'Terms and Conditions',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/legal/terms-page.tsx')).TermsPage,
  },
  {
    path: '/contact',
    title: 'Contact us',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/contact/contact-page.tsx')).ContactPage,
  },
  {
    path: '/tax-rules',
    title: 'Tax rules',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/tax-rules/tax-rules-page.tsx')).TaxRulesPage,
  },
  ...['/verify', '/verify/$code'].map((path): BuiltRow => ({
    path,
    title: 'Check a document',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/verify/verify-page.tsx')).VerifyPage,
  })),
  ...historyRows,
  {
    path: '/auth/login',
    title: 'Log in',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/account/sign-in/login-page.tsx')).LoginPage,
  },
  {
    path: '/auth/sign-up',
    title: 'Sign up',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/account/sign-in/sign-up-page.tsx')).SignUpPage,
  },
  ...(
    [
      ['/auth/forgot-password', 'Forgot password?'],
      ['/auth/account-deleted', 'Account deleted'],
      ['/auth/reset-password', 'New password'],
      ['/auth/email-link', 'Log in by email'],
      ['/auth/phone-code', 'Log in by phone'],
      ['/auth/social', 'Connected accounts'],
      ['/auth/verify-email', 'Verify your email'],
    ] as const
  ).map(([path, title]): BuiltRow => ({
    path,
    title,
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/account/sign-in/other-pages.ts')).OTHER_PAGES[path],
  })),
  {
    path: '/user/account',
    title: 'My profile',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/account/profile/account-page.tsx')).AccountPage,
  },
  ...['/admin', '/admin/$page', '/admin/$page/$id'].map((path): BuiltRow => ({
    path,
    'without-chatbot': true,
    title: 'Admin',
    shell: 'site',
    isStatic: false,
    load: async () => (await import('../features/administration/admin-page.tsx')).AdminPage,
  })),
];

/** The row of a path, or nothing when no built page is there. */
export function builtRow(path: string): BuiltRow | undefined {
  return builtRows.find((row) => fitsPattern(row.path, path));
}

/** Whether a path has the parts of a pattern; a part that begins with `$` stands for any one. */
function fitsPattern(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const asked = pattern.split('/');
  return asked.length === parts.length && asked.every((part, at) => part === parts[at] || isAny(part, parts[at]));
}

function isAny(part: string, given: string | undefined): boolean {
  return part.startsWith('$') && given !== undefined && given !== '';
}
