import { plainName } from '../../../drafts/plain-name.ts';
import type { W2Document } from '../document.ts';
import { w2Templates } from '../templates.ts';

/**
 * `w2-2025-nuria-nguyen-ortega.pdf`: the year and the employee's name in plain letters, never a personal number. A PDF of
 * copies other than the first set ends in their name, so that no two sets share a file name.
 */
export function w2FileName({ year, employee }: W2Document, extension: 'pdf' | 'xlsx', template?: string): string {
  const set = extension === 'pdf' && template !== w2Templates[0]!.id ? template : undefined;
  return `${['w2', year, plainName(`${employee.first} ${employee.last}`), set].filter(Boolean).join('-')}.${extension}`;
}
