import type { Issue } from '../../../drafts/issue.ts';
import { issue } from '../../../drafts/issue.ts';
import type { FormCopy } from '../../../forms/form-edition.ts';
import { fullTinIssues } from '../../../forms/tins/full-tin.ts';
import { marksNotPrintedIssues } from '../../../forms/mark-issues.ts';
import type { W2Draft } from '../schema.ts';
import { w2CopiesOf } from '../templates.ts';

/** Issues that apply only to one template's copies: an error stops them from being printed. */
export function w2CopyIssues(draft: W2Draft, template: string): Issue[] {
  const path = 'employeeSocialSecurityNumber';
  const copies = w2CopiesOf(template);
  return [
    ...fullTinIssues(path, draft[path], copies),
    ...voidIssues(draft, copies),
    ...marksNotPrintedIssues(
      draft,
      copies.filter(({ isForPayee }) => !(draft.void && isForPayee)),
    ),
  ];
}

/**
 * A void W-2 was never issued, so the employee gets no copy. General Instructions for Forms W-2 and W-3: Void is marked
 * on Copies A and D, and a W-2 that Social Security already has is corrected with Form W-2c.
 */
function voidIssues({ void: isVoid }: W2Draft, copies: readonly FormCopy[]): Issue[] {
  if (!isVoid || !copies.some(({ isForPayee }) => isForPayee)) return [];
  const message =
    'Don’t give the employee a void W-2. Choose Copy D, or clear Void. To fix a W-2 you already filed, use Form W-2c.';
  return [{ ...issue('void', 'w2.voidCopies', message), stops: 'pdf' }];
}
