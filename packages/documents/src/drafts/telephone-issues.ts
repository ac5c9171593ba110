import { isTelephone } from '@paperwage/values';
import type { Issue } from './issue.ts';
import { warning } from './issue.ts';

/** What looks wrong about a phone number; nothing if there is none. */
export function telephoneIssues(path: string, telephone: string): Issue[] {
  if (telephone.trim() === '' || isTelephone(telephone)) return [];
  const message = 'Enter a 10-digit phone number, such as (916) 555-0142 or (916) 555-0142 ext. 20.';
  return [warning(path, 'telephone-unusual', message)];
}
