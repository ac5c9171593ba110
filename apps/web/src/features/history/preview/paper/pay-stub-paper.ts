import { calculatePayStub, layoutPayStub, payStubDraftSchema } from '@paperwage/documents/pay-stub';
import type { Scene } from '@paperwage/paper';
import { loadRuleBook } from '@paperwage/payroll';
import { isStateCode } from '@paperwage/values';
import type { Look } from '../look.ts';

/** The pages of pay stubs, worked out as the builder does. */
export async function payStubPaper(documentData: unknown, look: Look): Promise<Scene> {
  const draft = payStubDraftSchema.parse(documentData);
  const { workState, residenceState } = draft;
  const book = await loadRuleBook(
    isStateCode(workState) ? workState : undefined,
    isStateCode(residenceState) ? residenceState : undefined,
  );
  return layoutPayStub(calculatePayStub(draft, book).document, look).scene;
}
