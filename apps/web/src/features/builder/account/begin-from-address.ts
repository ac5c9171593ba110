import { loadRuleBook } from '@paperwage/payroll';
import { readPayText } from '../../../paycheck/handed-pay.ts';
import { EXAMPLE } from '../../../paycheck/entries.ts';
import { payStubFor, payStubOf } from '../../../paycheck/pay-stub-of.ts';
import type { Builder } from '../store/builder.tsx';
import { showToast } from '../store/edits.ts';
import { replaceDraft } from '../store/replace-draft.ts';

/** Starts the pay stub whose numbers are in the address after `#`; `fate` is what happened to the previous one. */
export async function beginFromCalculator(builder: Builder, hash: string, fate: string): Promise<void> {
  const { entries, state } = readPayText(hash.replace(/^#/, ''), EXAMPLE);
  const draft = state && payStubOf({ ...entries, state }, await loadRuleBook(state), builder.context);
  if (draft) replaceDraft(builder, `Your numbers from the calculator are filled in.${fate}`, draft);
  else showToast(builder.store, 'We couldn’t read the numbers from the calculator. Go back and try again.');
}

/** Starts a pay stub for the employee whose name is in the address after `#`. */
export function beginForEmployee(builder: Builder, hash: string, fate: string): void {
  const name = new URLSearchParams(hash.replace(/^#/, '')).get('employee') ?? '';
  const draft = payStubFor(name, builder.context);
  replaceDraft(builder, `This pay stub is for ${draft.employeeInfo.employeeName}.${fate}`, draft);
}
