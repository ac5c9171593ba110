import type { Form1099Draft } from '@paperwage/documents/1099';
import { empty1099Draft } from '@paperwage/documents/1099';

/** What the forms of one payer and one year have in common. */
const SAME = /^(formType|year|payers\w+|companyEin|maskRecipientTin|returnsOfYear)$/;

/** The 1099 of another recipient of the same payer. */
export function next1099(draft: Form1099Draft, context: Parameters<typeof empty1099Draft>[0]): Form1099Draft {
  const same = Object.entries(draft).filter(([field]) => SAME.test(field));
  return { ...empty1099Draft(context), ...Object.fromEntries(same) };
}
