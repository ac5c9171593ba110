import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';
import type { BuiltRow, PageHead } from './route-row.ts';
import { SHEET_FONTS } from './route-row.ts';

/** The page of each builder. */
const pages: Readonly<Record<DocumentType, BuiltRow['load']>> = {
  paystub: async () => (await import('../features/pay-stub-builder/pay-stub-builder-page.tsx')).PayStubBuilderPage,
  invoice: async () => (await import('../features/invoice-builder/invoice-builder-page.tsx')).InvoiceBuilderPage,
  w2: async () => (await import('../features/w2-builder/w2-builder-page.tsx')).W2BuilderPage,
  '1099': async () => (await import('../features/form-1099-builder/form-1099-builder-page.tsx')).Form1099BuilderPage,
};

export const builderRows: readonly BuiltRow[] = DOCUMENT_TYPES.map((type) => ({
  path: KINDS[type].builderPath,
  title: `Make ${KINDS[type].words.withArticle}`,
  shell: 'builder',
  isStatic: false,
  load: pages[type],
}));

/** What the HTML of each builder says in its head. Only `page-heads.ts` reads it, so that no browser fetches it with the code. */
export const builderHeads: Readonly<Record<DocumentType, PageHead>> = {
  paystub: {
    description:
      'Enter hours and a rate, watch the pay stub fill in with every tax explained, and download it as PDF or Excel.',
    source: 'src/features/pay-stub-builder/pay-stub-builder-page.tsx',
    fonts: SHEET_FONTS,
    picture: 'paystub',
  },
  invoice: {
    description: 'List what you charge. We calculate discounts and tax, and you download the invoice as PDF or Excel.',
    source: 'src/features/invoice-builder/invoice-builder-page.tsx',
    fonts: SHEET_FONTS,
    picture: 'invoice',
  },
  w2: {
    description:
      'Enter a year of pay. We calculate and check every box of Form W-2, and you download the copies as PDF or Excel.',
    source: 'src/features/w2-builder/w2-builder-page.tsx',
    fonts: SHEET_FONTS,
    picture: 'w2',
  },
  '1099': {
    description:
      'Fill in Form 1099-NEC or 1099-MISC for any year since 2022. We check it as you type, and you download the copies.',
    source: 'src/features/form-1099-builder/form-1099-builder-page.tsx',
    fonts: SHEET_FONTS,
    picture: '1099',
  },
};
