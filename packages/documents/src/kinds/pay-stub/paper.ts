import type { RuleBook } from '@paperwage/payroll';
import { loadRuleBook } from '@paperwage/payroll';
import { isStateCode } from '@paperwage/values';
import type { Look, Paper } from '../../kind-descriptor.ts';
import { calculatePayStub } from './calculate.ts';
import type { PayStubDraft } from './draft/schema.ts';
import { payStubDraftSchema } from './draft/schema.ts';
import { withAssumedNote } from './validation/assumed-note.ts';
import { layoutPayStub } from './templates/index.ts';

/** The pages of pay stubs, worked out as the builder does. */
export async function payStubPaper(documentData: unknown, look: Look): Promise<Paper> {
  const draft = payStubDraftSchema.parse(documentData);
  const rules = await loadRulesOf(draft);
  return layoutPayStub(withAssumedNote(calculatePayStub(draft, rules), draft, rules).document, look);
}

/** The rules of the states of a draft, and of the year chosen for it. */
export function loadRulesOf({ workState, residenceState, assumeYear }: PayStubDraft): Promise<RuleBook> {
  return loadRuleBook(
    isStateCode(workState) ? workState : undefined,
    isStateCode(residenceState) ? residenceState : undefined,
    assumeYear === '' ? undefined : Number(assumeYear),
  );
}
