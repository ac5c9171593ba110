import type { Issue } from '../../drafts/issue.ts';
import { wholeTinIssues } from '../../forms/tins/whole-tin.ts';
import type { W2Draft } from './schema.ts';
import { w2CopiesOf } from './templates.ts';

/** What stops the copies of a template, and no others, from being printed of a draft. */
export function w2CopyIssues(draft: W2Draft, template: string): Issue[] {
  const path = 'employeeSocialSecurityNumber';
  return wholeTinIssues(path, draft[path], w2CopiesOf(template));
}
