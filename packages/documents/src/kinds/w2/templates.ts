import type { FormCopy } from '../../forms/form-edition.ts';
import { maskTin } from '../../forms/tins/tin.ts';
import { w2Copies } from '../../forms/w2-copies.ts';
import type { W2Draft } from './schema.ts';

/** A set of copies printed together, and how many share a page. */
export interface W2Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In order; a copy may appear twice. */
  readonly copies: readonly string[];
  readonly perPage: 1 | 2 | 3 | 4;
}

/** Every template of a W-2; the first is the default. There is none with Copy A, which is filed electronically. */
export const w2Templates: readonly W2Template[] = [
  {
    id: 'employee',
    name: 'Employee copies',
    description: 'B, C and 2, two to a page',
    copies: ['B', 'C', '2'],
    perPage: 2,
  },
  {
    id: 'employee-three',
    name: 'Employee, one page',
    description: 'B on half a page, C and 2 on quarters',
    copies: ['B', 'C', '2'],
    perPage: 3,
  },
  {
    id: 'employee-four',
    name: 'Employee, 4 per page',
    description: 'B, C and two of 2',
    copies: ['B', 'C', '2', '2'],
    perPage: 4,
  },
  { id: 'employer', name: 'Employer copies', description: 'D and 1, two to a page', copies: ['D', '1'], perPage: 2 },
  {
    id: 'both',
    name: 'All copies',
    description: 'B, C and 2, then D and 1 on separate sheets',
    copies: ['B', 'C', '2', 'D', '1'],
    perPage: 2,
  },
  { id: 'copy-b', name: 'Copy B', description: 'For the federal return', copies: ['B'], perPage: 1 },
  { id: 'copy-c', name: 'Copy C', description: 'For the employee’s records', copies: ['C'], perPage: 1 },
  { id: 'copy-2', name: 'Copy 2', description: 'For the state or local return', copies: ['2'], perPage: 1 },
  { id: 'copy-d', name: 'Copy D', description: 'For the employer', copies: ['D'], perPage: 1 },
  { id: 'copy-1', name: 'Copy 1', description: 'For the state or local tax department', copies: ['1'], perPage: 1 },
];

/** A form has one look. */
export const w2Themes: readonly { readonly id: string; readonly name: string; readonly accent: string }[] = [
  { id: 'official', name: 'Official layout', accent: '#000000' },
];

/** The copies of a template, in order; none for an unknown template. */
export function w2CopiesOf(template: string): FormCopy[] {
  const { copies = [] } = w2Templates.find(({ id }) => id === template) ?? {};
  return copies.map((copy) => w2Copies.find(({ id }) => id === copy)!);
}

/** The draft with only as much of the social security number as a template's copies show. */
export function w2AsShown(draft: W2Draft, template: string): W2Draft {
  if (!draft.maskSocialSecurityNumber || w2CopiesOf(template).some(({ mayMaskTin }) => !mayMaskTin)) return draft;
  return { ...draft, employeeSocialSecurityNumber: maskTin(draft.employeeSocialSecurityNumber) };
}
