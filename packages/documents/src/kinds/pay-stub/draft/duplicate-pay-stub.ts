import type { DraftContext } from '../../../drafts/draft-context.ts';
import { newId } from '../../../drafts/draft-context.ts';
import { numberedOn } from './identifiers.ts';
import type { PayStubDraft } from './schema.ts';

/** The same pay stubs again, for someone paid alike: with stubs and numbers of their own. */
export function duplicatePayStub(draft: PayStubDraft, { random }: DraftContext): PayStubDraft {
  const checkNo = numberedOn(draft.checkNo, draft.items.length);
  return {
    ...draft,
    checkNo,
    ...(draft.generatedCheckNo === draft.checkNo && { generatedCheckNo: checkNo }),
    vchrNumber: numberedOn(draft.vchrNumber, draft.items.length),
    items: draft.items.map((item) => ({ ...item, itemId: newId(random) })),
  };
}
