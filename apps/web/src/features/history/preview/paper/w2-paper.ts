import { calculateW2, layoutW2, w2DraftSchema } from '@paperwage/documents/w2';
import type { Scene } from '@paperwage/paper';
import { loadRuleBook } from '@paperwage/payroll';
import { isStateCode } from '@paperwage/values';
import type { Look } from '../look.ts';

/** The copies of a W-2, worked out as the builder does. */
export async function w2Paper(documentData: unknown, look: Look): Promise<Scene> {
  const draft = w2DraftSchema.parse(documentData);
  const book = await loadRuleBook(isStateCode(draft.state) ? draft.state : undefined, undefined);
  return layoutW2(calculateW2(draft, book).document, look);
}
