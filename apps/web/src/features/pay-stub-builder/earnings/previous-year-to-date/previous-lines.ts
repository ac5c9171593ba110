import type { DeductionKey, PayStubDraft } from '@paperwage/documents/pay-stub';
import { DEDUCTION_ORDER, EXTRA_PAY_KEYS, mainPayKey } from '@paperwage/documents/pay-stub';

const TAXES: ReadonlySet<string> = new Set(['federal', 'fica', 'medicare', 'state']);

/**
 * The lines to ask a previous year to date for, as `group id`, in the order of the paper: the main pay, the extras that
 * are paid or given, the taxes (none of a contractor) and the user's own lines.
 *
 * @param due The taxes that the stub may have: one that its state does not take is asked for only where it was given.
 */
export function previousLines(draft: PayStubDraft, due: readonly DeductionKey[]): string[] {
  const { earnings, customEarnings, deductions, customDeductions } = draft.prevYtdItem;
  const isGiven = (line: { readonly ytd: string }) => line.ytd.trim() !== '';
  const isPaid = (key: string) =>
    draft.items.some((item) => item.earnings.some((line) => line.key === key && /[1-9]/.test(line.rate + line.total)));
  const isTyped = (key: string) =>
    draft.items.some((item) => item.deductions.some((line) => line.key === key && line.typed));
  const isDue = (key: string) => due.some((one) => one === key);
  const main = mainPayKey(draft);
  const extras: readonly string[] = EXTRA_PAY_KEYS;
  const isEmployee = draft.employmentType === 'employee';
  return [
    ...earnings
      .filter((line) => line.key === main || (extras.includes(line.key) && (isGiven(line) || isPaid(line.key))))
      .sort(byOrder([main, ...EXTRA_PAY_KEYS]))
      .map(({ id }) => `earnings ${id}`),
    ...customEarnings.map(({ id }) => `customEarnings ${id}`),
    ...(isEmployee
      ? deductions
          .filter(({ key, ytd }) => (TAXES.has(key) && isDue(key)) || !isNothing(ytd) || isTyped(key))
          .sort(byOrder(DEDUCTION_ORDER))
          .map(({ id }) => `deductions ${id}`)
      : []),
    ...(isEmployee ? customDeductions.map(({ id }) => `customDeductions ${id}`) : []),
  ];
}

/** Blank, or the zero of a tax that the last stub did not take. */
function isNothing(ytd: string): boolean {
  return ['', '0.00'].includes(ytd.trim());
}

/** Lines without a key of the order come last, as they stood. */
function byOrder(order: readonly string[]) {
  const place = ({ key }: { readonly key: string }) => (order.includes(key) ? order.indexOf(key) : order.length);
  return (a: { readonly key: string }, b: { readonly key: string }) => place(a) - place(b);
}
