import { plainName } from '../../../drafts/plain-name.ts';
import type { PayStubDocument } from '../document.ts';

/**
 * `paystub-2026-11-20-nuria-nguyen-ortega.pdf`: the newest stub's pay date and the employee's name in plain letters.
 * What is not known is left out. No number of a person is ever part of a name: digits in names are dropped.
 */
export function payStubFileName({ stubs, employee }: PayStubDocument, extension: 'pdf' | 'xlsx'): string {
  const newest = stubs
    .map(({ payDate }) => payDate)
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
  return `${['paystub', newest, plainName(employee.name)].filter(Boolean).join('-')}.${extension}`;
}
