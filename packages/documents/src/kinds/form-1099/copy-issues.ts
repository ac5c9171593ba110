import type { Issue } from '../../drafts/issue.ts';
import { wholeTinIssues } from '../../forms/tins/whole-tin.ts';
import type { Form1099Draft } from './schema.ts';
import { form1099CopiesOf } from './templates.ts';

/** What stops the copies of a template, and no others, from being printed of a draft. */
export function form1099CopyIssues(draft: Form1099Draft, template: string): Issue[] {
  return wholeTinIssues('socialSecurity', draft.socialSecurity, form1099CopiesOf(template));
}
