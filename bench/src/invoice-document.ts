import type { InvoiceDraft, InvoiceResult } from '@paperwage/documents/invoice';
import { calculateInvoice, sampleInvoiceDraft } from '@paperwage/documents/invoice';
import { calendarDate } from '@paperwage/values';
import { numbers } from './numbers.ts';

const WORK = [
  ['Site visit and survey', 'Walk-through with the facilities manager'],
  ['Soil test, laboratory', ''],
  ['Drip line, half inch', 'Rolls of 100 ft, pressure compensating'],
  ['Bark mulch, delivered', ''],
  ['Pruning, large trees', 'Certified arborist and one climber'],
] as const;

/** The fictional sample with as many items as asked for, for each `seed` with other quantities and rates. */
export function invoiceOf(items: number, seed: number): { draft: InvoiceDraft; result: InvoiceResult } {
  const random = numbers(seed);
  const sample = sampleInvoiceDraft({ today: calendarDate('2026-11-20'), random });
  const draft: InvoiceDraft = {
    ...sample,
    items: Array.from({ length: items }, (_, index) => {
      const [work, details] = WORK[index % WORK.length]!;
      return {
        ...sample.items[0]!,
        id: `item-${index}`,
        description: `${work} ${index + 1}`,
        details,
        qty: String(1 + Math.floor(random() * 40)),
        rate: (10 + random() * 300).toFixed(2),
      };
    }),
  };
  return { draft, result: calculateInvoice(draft) };
}
