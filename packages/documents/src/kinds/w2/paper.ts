import type { RuleBook } from '@paperwage/payroll';
import { loadRuleBook } from '@paperwage/payroll';
import { isStateCode } from '@paperwage/values';
import type { Look, Paper } from '../../kind-descriptor.ts';
import { calculateW2 } from './calculate.ts';
import { w2CopyIssues } from './validation/copy-issues.ts';
import { layoutW2 } from './layout.ts';
import type { W2Draft } from './schema.ts';
import { w2DraftSchema } from './schema.ts';

/** The copies of a W-2, calculated as the builder does. */
export async function w2Paper(documentData: unknown, look: Look): Promise<Paper> {
  const draft = w2DraftSchema.parse(documentData);
  const book = await loadRulesOf(draft);
  const hasCutNumber = w2CopyIssues(draft, look.template).some(({ code }) => code === 'tin.wholeNeeded');
  return { scene: layoutW2(calculateW2(draft, book).document, look), hasCutNumber };
}

/** The rules of the draft's state. */
export function loadRulesOf({ state }: W2Draft): Promise<RuleBook> {
  return loadRuleBook(isStateCode(state) ? state : undefined, undefined);
}
