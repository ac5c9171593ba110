import { pageFaults } from '@paperwage/paper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateInvoice } from '../calculate.ts';
import { anyInvoiceDraft } from '../fixtures/any-draft.ts';
import { invoiceDrafts } from '../fixtures/drafts.ts';
import type { InvoiceDraft } from '../schema.ts';
import { invoiceTemplates, layoutInvoice } from './layout-invoice.ts';

const templateIds = invoiceTemplates.map(({ id }) => id);
/** What common printers leave blank along the edges: a quarter of an inch. */
const PRINTER_MARGIN = 18;

function pagesOnA4(draft: InvoiceDraft, template: string) {
  const { document } = calculateInvoice({ ...draft, paperSize: 'a4' });
  return layoutInvoice(document, { template, theme: 'forest' }).scene.pages;
}

describe('an invoice on A4', () => {
  it.each(templateIds)('%s is as wide as the sheet and holds any invoice', (template) => {
    for (const draft of Object.values(invoiceDrafts)) {
      for (const page of pagesOnA4(draft, template)) {
        expect(page).toMatchObject({ left: 8.36, width: 595.28, height: 841.89 });
        expect(pageFaults(page, PRINTER_MARGIN)).toEqual([]);
      }
    }
    fc.assert(
      fc.property(anyInvoiceDraft, (draft) => {
        expect(pagesOnA4(draft, template).flatMap((page) => pageFaults(page, PRINTER_MARGIN))).toEqual([]);
      }),
      { numRuns: process.env.TEST_ALL ? 60 : 15 },
    );
  });
});
