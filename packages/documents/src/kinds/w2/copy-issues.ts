import type { Issue } from '../../drafts/issue.ts';
import { wholeTinIssues } from '../../forms/tins/whole-tin.ts';
import { marksNotPrintedIssues } from '../../forms/mark-issues.ts';
import type { W2Draft } from './schema.ts';
import { w2CopiesOf } from './templates.ts';

/** What is to be told of the copies of a template, and of no others: an error stops them from being printed. */
export function w2CopyIssues(draft: W2Draft, template: string): Issue[] {
  const path = 'employeeSocialSecurityNumber';
  const copies = w2CopiesOf(template);
  return [...wholeTinIssues(path, draft[path], copies), ...marksNotPrintedIssues(draft, copies)];
}
