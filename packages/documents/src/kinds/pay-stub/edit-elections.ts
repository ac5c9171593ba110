import type { PreTaxClass } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { withChanges } from './edit-fields.ts';
import { changeEach, changeItems } from './edit-items.ts';
import type { ElectionField } from './election-fields.ts';
import type { PayStubDraft } from './schema.ts';

/** What the certificate of the state says, or where the employee lives or works; empty leaves it open. */
export function setElection(draft: PayStubDraft, field: ElectionField, text: string): PayStubDraft {
  return withChanges(draft, { elections: withChanges(draft.elections, { [field]: text }) });
}

/** The state the employee lives in; empty when it is the one the work is done in. */
export function setResidenceState(draft: PayStubDraft, residenceState: StateCode | ''): PayStubDraft {
  return withChanges(draft, { residenceState });
}

/** Says of a deduction of the user's own, on every stub, whether it is taken before taxes and as what. */
export function setPreTaxClass(draft: PayStubDraft, id: string, preTax: PreTaxClass | undefined): PayStubDraft {
  return changeItems(draft, (item) => {
    const lines = changeEach(item.customDeductions, (line) => (line.id === id ? withChanges(line, { preTax }) : line));
    return withChanges(item, { customDeductions: lines });
  });
}
