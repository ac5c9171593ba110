import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { EXTRA_PAY_KEYS, mainPayKey } from '@paperwage/documents/pay-stub';

const TAXES = ['federal', 'fica', 'medicare', 'state'];

/**
 * The lines to ask a previous year to date for, as `group id`: the main pay, the extras that are paid or given, the
 * taxes (none of a contractor) and the user's own lines.
 */
export function previousLines(draft: PayStubDraft): string[] {
  const { earnings, customEarnings, deductions, customDeductions } = draft.prevYtdItem;
  const isGiven = (line: { readonly ytd: string }) => line.ytd.trim() !== '';
  const isPaid = (key: string) =>
    draft.items.some((item) => item.earnings.some((line) => line.key === key && /[1-9]/.test(line.rate + line.total)));
  const isTyped = (key: string) =>
    draft.items.some((item) => item.deductions.some((line) => line.key === key && line.typed));
  const main = mainPayKey(draft);
  const extras: readonly string[] = EXTRA_PAY_KEYS;
  const isEmployee = draft.employmentType === 'employee';
  return [
    ...earnings
      .filter((line) => line.key === main || (extras.includes(line.key) && (isGiven(line) || isPaid(line.key))))
      .map(({ id }) => `earnings ${id}`),
    ...customEarnings.map(({ id }) => `customEarnings ${id}`),
    ...(isEmployee
      ? deductions
          .filter((line) => TAXES.includes(line.key) || isGiven(line) || isTyped(line.key))
          .map(({ id }) => `deductions ${id}`)
      : []),
    ...(isEmployee ? customDeductions.map(({ id }) => `customDeductions ${id}`) : []),
  ];
}
