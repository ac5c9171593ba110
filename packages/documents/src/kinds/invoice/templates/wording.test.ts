import { describe, expect, it } from 'vitest';
import { calculateInvoice } from '../calculate.ts';
import { invoiceDrafts } from '../fixtures/drafts.ts';
import { totalLines } from './wording.ts';

describe('the lines below the items', () => {
  it('tell of a tax that the rates include right below the total, before what was paid is taken from it', () => {
    const draft = { ...invoiceDrafts.ordinary, taxIncluded: true };
    const labels = totalLines(calculateInvoice(draft).document).map(({ label }) => label);
    expect(labels).toEqual(['Subtotal', 'Discount, 5%', 'Total', 'Includes Sales tax, 6.5%', 'Paid']);
  });
});
