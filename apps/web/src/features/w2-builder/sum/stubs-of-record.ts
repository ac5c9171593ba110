import { calculatePayStub, payStubDraftSchema, withComputedTotals } from '@paperwage/documents/pay-stub';
import type { PaidStub } from '@paperwage/documents/w2';
import { paidStubsOf } from '@paperwage/documents/w2/from-pay-stubs';
import { loadRuleBook } from '@paperwage/payroll';
import { isStateCode } from '@paperwage/values';
import { z } from 'zod';

const recordSchema = z.object({ draft: payStubDraftSchema });

/**
 * The stubs in a record of the pay stub builder, with the figures that it shows. Undefined for a record that this version
 * cannot read. Throws when the tax rules of their states cannot be loaded.
 */
export async function stubsOfRecord(text: string): Promise<PaidStub[] | undefined> {
  const record = recordSchema.safeParse(valueOf(text));
  if (!record.success) return undefined;
  const { draft } = record.data;
  const state = (code: string) => (isStateCode(code) ? code : undefined);
  const rules = await loadRuleBook(state(draft.workState), state(draft.residenceState));
  return paidStubsOf(withComputedTotals(draft, calculatePayStub(draft, rules)));
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
