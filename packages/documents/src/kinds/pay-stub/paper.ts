import { loadRuleBook } from '@paperwage/payroll';
import { isStateCode } from '@paperwage/values';
import type { Look, Paper } from '../../kind-descriptor.ts';
import { calculatePayStub } from './calculate.ts';
import { payStubDraftSchema } from './draft/schema.ts';
import { layoutPayStub } from './templates/index.ts';

/** The pages of pay stubs, worked out as the builder does. */
export async function payStubPaper(documentData: unknown, look: Look): Promise<Paper> {
  const draft = payStubDraftSchema.parse(documentData);
  const { workState, residenceState, assumeYear } = draft;
  const book = await loadRuleBook(
    isStateCode(workState) ? workState : undefined,
    isStateCode(residenceState) ? residenceState : undefined,
    assumeYear === '' ? undefined : Number(assumeYear),
  );
  return layoutPayStub(calculatePayStub(draft, book).document, look);
}
