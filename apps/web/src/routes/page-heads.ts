import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';
import type { FAQPage, WithContext } from 'schema-dts';
import { faqGroups } from '../content/faq-content.ts';
import { hasPlans } from '../shell/site-config.ts';
import { builderHeads } from './builder-rows.ts';
import { calculatorHeads } from './calculator-heads.ts';
import { listTitleOf } from './history-rows.ts';
import type { PageHead } from './route-row.ts';
import { PUBLIC_URL, SHEET_FONTS } from './route-row.ts';

const verify: PageHead = {
  description: 'Check whether a pay stub or invoice is the one that was issued. Files stay on your device.',
  source: 'src/features/verify/verify-page.tsx',
};

const admin: PageHead = {
  description: 'For the people who run this site.',
  source: 'src/features/administration/admin-page.tsx',
};

/** By the path of each row in `built-rows.ts`. Apart from them, so that no browser fetches those of all pages with its code. */
export const pageHeads: Readonly<Record<string, PageHead>> = {
  '/': {
    description:
      'Make pay stubs, invoices, W-2s and 1099s. We calculate federal and state taxes and show how we got every number. Free to make, no account needed.',
    source: 'src/features/home/home-page.tsx',
    // The last is of its W-2. Where it came late, the whole page was laid out once more.
    fonts: [...SHEET_FONTS, 'ibm-plex-mono-regular.woff2'],
    structuredData: describeSite,
  },
  ...ofEachKind((type) => [KINDS[type].builderPath, builderHeads[type]]),
  ...calculatorHeads,
  '/pricing': {
    description:
      'Make pay stubs, invoices, W-2s and 1099s free, with a SAMPLE mark. See what a plan adds, what it costs and how to cancel.',
    descriptionWithoutPlans:
      'Make and issue pay stubs, invoices, W-2s and 1099s, with a code that anyone can check. Everything is included.',
    source: 'src/features/pricing/pricing-page.tsx',
    fonts: SHEET_FONTS,
  },
  '/faq': {
    description:
      'What Paperwage costs, how it calculates taxes, what it keeps about you, and how anyone can check a document.',
    descriptionWithoutPlans:
      'How Paperwage calculates taxes, what it keeps about you, and how anyone can check a document.',
    source: 'src/features/faq/faq-page.tsx',
    structuredData: () => [describeQuestions()],
  },
  '/checkout': {
    description: 'Pay for a plan: what it costs today, when it renews and how to cancel.',
    descriptionWithoutPlans: 'This site has no plans and nothing to pay.',
    source: 'src/features/checkout/checkout-page.tsx',
  },
  '/checkout/success': {
    description: 'How your payment came out, and the document that waited for it.',
    source: 'src/features/checkout/success-page.tsx',
  },
  '/privacy-policy': {
    description: 'What stays in your browser, what we send to make a document, and what we never keep.',
    source: 'src/features/legal/privacy-policy-page.tsx',
  },
  '/terms': {
    description: 'What you may use Paperwage for, what you are responsible for, and what we promise about the numbers.',
    source: 'src/features/legal/terms-page.tsx',
  },
  '/contact': {
    description: 'Call, email or write to the people who run this site.',
    source: 'src/features/contact/contact-page.tsx',
  },
  '/tax-rules': {
    description:
      'What to withhold in every state since 2022: the rules by year with their sources, how sure we are, and the examples we checked.',
    source: 'src/features/tax-rules/tax-rules-page.tsx',
  },
  '/verify': verify,
  '/verify/$code': verify,
  '/user/history': {
    description: 'Documents you made, with their files.',
    source: 'src/features/history/history-index-page.tsx',
  },
  ...ofEachKind((type) => [
    `/user/history/${type}`,
    {
      description: `${listTitleOf(type)} you made, with their files.`,
      source: 'src/features/history/list/history-list-page.tsx',
    },
  ]),
  ...ofEachKind((type) => [
    `/user/history/${type}/$id`,
    {
      description: 'A document you made, page by page.',
      source: 'src/features/history/preview/document-page.tsx',
    },
  ]),
  '/user/history/deleted': {
    description: 'Documents and drafts you deleted and can restore.',
    source: 'src/features/history/deleted/deleted-page.tsx',
  },
  '/user/drafts': {
    description: 'Documents you started and haven’t finished.',
    source: 'src/features/history/drafts/drafts-page.tsx',
  },
  '/auth/login': {
    description: 'Log in to your drafts and document history.',
    source: 'src/features/account/sign-in/login-page.tsx',
  },
  '/auth/sign-up': {
    description: 'Sign up to keep your drafts and documents.',
    source: 'src/features/account/sign-in/sign-up-page.tsx',
  },
  '/auth/forgot-password': {
    description: 'Get a link by email to choose a new password.',
    source: 'src/features/account/sign-in/other-pages.ts',
  },
  '/auth/account-deleted': {
    description: 'What stays after you delete your account.',
    source: 'src/features/account/sign-in/other-pages.ts',
  },
  '/auth/reset-password': {
    description: 'Choose a new password.',
    source: 'src/features/account/sign-in/other-pages.ts',
  },
  '/auth/email-link': {
    description: 'Log in without a password, with a link we email you.',
    source: 'src/features/account/sign-in/other-pages.ts',
  },
  '/auth/phone-code': {
    description: 'Log in without a password, with a code we text you.',
    source: 'src/features/account/sign-in/other-pages.ts',
  },
  '/auth/social': {
    description: 'Finish logging in with an account you have elsewhere.',
    source: 'src/features/account/sign-in/other-pages.ts',
  },
  '/auth/verify-email': {
    description: 'Confirm that an email address is yours.',
    source: 'src/features/account/sign-in/other-pages.ts',
  },
  '/user/account': {
    description: 'Your name, email, password, devices and data.',
    source: 'src/features/account/profile/account-page.tsx',
  },
  '/admin': admin,
  '/admin/$page': admin,
  '/admin/$page/$id': admin,
};

/** The site and the program, as https://schema.org/WebApplication has it; what it costs is on the pricing page. */
function describeSite(): ReturnType<NonNullable<PageHead['structuredData']>> {
  const shared = { '@context': 'https://schema.org', name: 'Paperwage', url: `${PUBLIC_URL}/` } as const;
  return [
    { ...shared, '@type': 'WebSite', inLanguage: 'en-US' },
    { ...shared, '@type': 'Organization', logo: `${PUBLIC_URL}/icons/icon-512.png` },
    {
      ...shared,
      '@type': 'WebApplication',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript.',
      image: `${PUBLIC_URL}/share/site.png`,
      featureList: DOCUMENT_TYPES.map((type) => `Make ${KINDS[type].words.withArticle}`),
    },
  ];
}

/** The questions that are true of this site, as search engines read them. */
function describeQuestions(): WithContext<FAQPage> {
  const other = hasPlans() ? 'noPlans' : 'plans';
  const entries = faqGroups.flatMap((group) => group.entries).filter(({ onlyWith }) => onlyWith !== other);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en-US',
    mainEntity: entries.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.trim() },
    })),
  };
}

function ofEachKind(head: (type: DocumentType) => [path: string, head: PageHead]): Record<string, PageHead> {
  return Object.fromEntries(DOCUMENT_TYPES.map(head));
}
