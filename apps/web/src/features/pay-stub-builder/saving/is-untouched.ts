import type { DraftContext, PayStubDraft } from '@paperwage/documents/pay-stub';
import { emptyPayStubDraft } from '@paperwage/documents/pay-stub';

/** What differs from one empty pay stub to the next: its made-up numbers, and the dates of the day. */
const OWN: ReadonlySet<string> = new Set([
  'itemId',
  'defaultEmployeeId',
  'payDate',
  'payPeriod',
  'coNumber',
  'fileNumber',
  'deptNumber',
  'clockNumber',
  'vchrNumber',
  'checkNo',
]);

/** Whether a draft is an empty pay stub in which nothing was typed or chosen yet. */
export function isUntouched(draft: PayStubDraft, context: DraftContext): boolean {
  return comparable(draft) === comparable(emptyPayStubDraft(context));
}

/** The text of a draft, whatever the order of its entries. */
function comparable(draft: PayStubDraft): string {
  return JSON.stringify(draft, (key, value: unknown) => {
    if (OWN.has(key)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
