import { describe } from 'vitest';
import { checkGoldens } from '../../../fixtures/check-goldens.ts';
import { calculateInvoice } from '../calculate.ts';
import { invoiceDrafts } from '../fixtures/drafts.ts';
import { invoiceTemplates, invoiceThemes, layoutInvoice } from './layout-invoice.ts';

const [defaultTheme] = invoiceThemes;

type DraftName = keyof typeof invoiceDrafts;

/** Each template with ordinary, empty and overfull content, its tax by item, each theme once, and several pages. */
const drawings: readonly { template: string; theme: string; draft: DraftName }[] = [
  ...invoiceTemplates.flatMap(({ id }) =>
    (['ordinary', 'empty', 'overfull'] as const).map((draft) => ({ template: id, theme: defaultTheme!.id, draft })),
  ),
  { template: 'ledger', theme: 'forest', draft: 'forty' },
  ...invoiceThemes.map(({ id }) => ({ template: 'banner', theme: id, draft: 'perItem' as const })),
];

describe('goldens of invoices', () => {
  const scenes = drawings.map(({ template, theme, draft }) => {
    const { document } = calculateInvoice(invoiceDrafts[draft]);
    return [`${template}-${theme}-${draft}`, layoutInvoice(document, { template, theme }).scene] as const;
  });
  checkGoldens('invoice-', new Map(scenes), process.env.UPDATE_GOLDENS === '1');
});
