import { plainName } from '../../drafts/plain-name.ts';
import type { W2Document } from './document.ts';

/** `w2-2025-nuria-nguyen-ortega.pdf`: the year and the employee's name in plain letters, never a number of a person. */
export function w2FileName({ year, employee }: W2Document, extension: 'pdf' | 'xlsx'): string {
  return `${['w2', year, plainName(`${employee.first} ${employee.last}`)].filter(Boolean).join('-')}.${extension}`;
}
