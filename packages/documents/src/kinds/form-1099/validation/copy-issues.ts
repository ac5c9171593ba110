import type { Issue } from '../../../drafts/issue.ts';
import { fullTinIssues } from '../../../forms/tins/full-tin.ts';
import { marksNotPrintedIssues } from '../../../forms/mark-issues.ts';
import type { Form1099Draft } from '../schema.ts';
import { form1099CopiesOf } from '../templates.ts';

/** Issues that apply only to one template's copies: an error stops them from being printed. */
export function form1099CopyIssues(draft: Form1099Draft, template: string): Issue[] {
  const copies = form1099CopiesOf(template);
  return [...fullTinIssues('socialSecurity', draft.socialSecurity, copies), ...marksNotPrintedIssues(draft, copies)];
}
