import { describe } from 'vitest';
import { createIssuance } from '../../../create-issuance.ts';
import { checkGoldens } from '../../../fixtures/check-goldens.ts';
import type { Issuance } from '../../../look/issuance.ts';
import { calculateInvoice } from '../calculate.ts';
import { invoiceDrafts } from '../fixtures/drafts.ts';
import { invoiceTemplates, invoiceThemes, layoutInvoice } from './layout-invoice.ts';

const [defaultTheme] = invoiceThemes;

type DraftName = keyof typeof invoiceDrafts;

const issued = createIssuance('https://paperwage.example/verify', ['7KQ4-M2XD-9RVT']);

/**
 * Each template with ordinary, empty and overfull content, its tax by item, each theme once, several pages, and each
 * template as a sample or issued.
 */
const drawings: readonly { template: string; theme: string; draft: DraftName; issuance?: Issuance }[] = [
  ...invoiceTemplates.flatMap(({ id }) =>
    (['ordinary', 'empty', 'overfull'] as const).map((draft) => ({ template: id, theme: defaultTheme!.id, draft })),
  ),
  { template: 'ledger', theme: 'forest', draft: 'forty' },
  { template: 'column', theme: 'garnet', draft: 'greek' },
  { template: 'compact', theme: 'slate', draft: 'cyrillic' },
  ...invoiceThemes.map(({ id }) => ({ template: 'banner', theme: id, draft: 'perItem' as const })),
  { template: 'ledger', theme: 'forest', draft: 'ordinary', issuance: issued },
  { template: 'banner', theme: 'forest', draft: 'ordinary', issuance: { kind: 'sample' } },
  { template: 'column', theme: 'forest', draft: 'ordinary', issuance: { kind: 'sample' } },
  { template: 'compact', theme: 'forest', draft: 'ordinary', issuance: issued },
];

describe('goldens of invoices', () => {
  const scenes = drawings.map(({ template, theme, draft, issuance }) => {
    const { document } = calculateInvoice(invoiceDrafts[draft]);
    const { scene } = layoutInvoice(document, { template, theme, issuance });
    return [[template, theme, draft, issuance?.kind].filter(Boolean).join('-'), scene] as const;
  });
  checkGoldens('invoice-', new Map(scenes), process.env.UPDATE_GOLDENS === '1');
});
