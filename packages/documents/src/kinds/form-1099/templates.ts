import { form1099Copies } from '../../forms/form-1099-copies.ts';
import type { FormCopy } from '../../forms/form-edition.ts';
import { maskTin } from '../../forms/tins/tin.ts';
import type { FormType } from './fields.ts';
import type { Form1099Draft } from './schema.ts';

/** A set of copies printed together, and how many fit on a page if the form is low enough. */
export interface Form1099Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In order; a copy may stand twice. */
  readonly copies: readonly string[];
  readonly perPage: 1 | 2 | 3;
}

/** Every template of a 1099; the first is the default. There is none with Copy A, which is filed electronically. */
export const form1099Templates: readonly Form1099Template[] = [
  {
    id: 'recipient',
    name: 'Recipient copies',
    description: 'B and 2, two to a page',
    copies: ['B', '2'],
    perPage: 2,
  },
  {
    id: 'recipient-three',
    name: 'Recipient, 3 per page',
    description: 'B and two of 2',
    copies: ['B', '2', '2'],
    perPage: 3,
  },
  { id: 'payer', name: 'Payer copies', description: 'C and 1, two to a page', copies: ['C', '1'], perPage: 2 },
  {
    id: 'payer-three',
    name: 'Payer, 3 per page',
    description: 'C and two of 1',
    copies: ['C', '1', '1'],
    perPage: 3,
  },
  {
    id: 'both',
    name: 'All copies',
    description: 'B and 2, then C and 1 on a separate sheet',
    copies: ['B', '2', 'C', '1'],
    perPage: 2,
  },
  { id: 'copy-b', name: 'Copy B', description: 'For the recipient', copies: ['B'], perPage: 1 },
  { id: 'copy-2', name: 'Copy 2', description: 'For the recipient’s state return', copies: ['2'], perPage: 1 },
  { id: 'copy-c', name: 'Copy C', description: 'For the payer', copies: ['C'], perPage: 1 },
  { id: 'copy-1', name: 'Copy 1', description: 'For the state tax department', copies: ['1'], perPage: 1 },
];

/** The most copies that stand on a page: Form 1099-NEC is a third of a page high, Form 1099-MISC half a page. */
export const MAX_PER_PAGE: Readonly<Record<FormType, number>> = { nec: 3, misc: 2 };

/** The templates that a form is low enough for. */
export function form1099TemplatesOf(formType: FormType): readonly Form1099Template[] {
  return form1099Templates.filter(({ perPage }) => perPage <= MAX_PER_PAGE[formType]);
}

/** A form has one look. */
export const form1099Themes: readonly { readonly id: string; readonly name: string; readonly accent: string }[] = [
  { id: 'official', name: 'Official layout', accent: '#000000' },
];

/** The copies of a template, in order; none for an unknown template. */
export function form1099CopiesOf(template: string): FormCopy[] {
  const { copies = [] } = form1099Templates.find(({ id }) => id === template) ?? {};
  return copies.map((copy) => form1099Copies.find(({ id }) => id === copy)!);
}

/** The draft with no more of the recipient's number than the copies of a template show. */
export function form1099AsShown(draft: Form1099Draft, template: string): Form1099Draft {
  if (!draft.maskRecipientTin || form1099CopiesOf(template).some(({ mayMaskTin }) => !mayMaskTin)) return draft;
  return { ...draft, socialSecurity: maskTin(draft.socialSecurity) };
}
