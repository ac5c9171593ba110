import { form1099Copies } from '../../forms/form-1099-copies.ts';
import type { FormCopy } from '../../forms/form-edition.ts';

/** A set of copies that is printed together; as many stand on a page as the form is high. */
export interface Form1099Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly copies: readonly string[];
  /** Whether each copy has a page of its own. */
  readonly isSingle: boolean;
}

const together = { isSingle: false } as const;
const single = { isSingle: true } as const;

/** Every template of a 1099; the first is the default. There is none with Copy A, which is filed electronically. */
export const form1099Templates: readonly Form1099Template[] = [
  { id: 'recipient', name: 'Recipient’s copies', description: 'B and 2', copies: ['B', '2'], ...together },
  { id: 'payer', name: 'Payer’s copies', description: 'C and 1', copies: ['C', '1'], ...together },
  { id: 'copy-b', name: 'Copy B', description: 'For the recipient', copies: ['B'], ...single },
  { id: 'copy-2', name: 'Copy 2', description: 'For the recipient’s state return', copies: ['2'], ...single },
  { id: 'copy-c', name: 'Copy C', description: 'For the payer', copies: ['C'], ...single },
  { id: 'copy-1', name: 'Copy 1', description: 'For the state tax department', copies: ['1'], ...single },
];

/** Forms look as the form does: there is one theme. */
export const form1099Themes: readonly { readonly id: string; readonly name: string; readonly accent: string }[] = [
  { id: 'official', name: 'As the form', accent: '#000000' },
];

/** The copies of a template, in order; none for a template that there is not. */
export function form1099CopiesOf(template: string): FormCopy[] {
  const { copies = [] } = form1099Templates.find(({ id }) => id === template) ?? {};
  return copies.map((copy) => form1099Copies.find(({ id }) => id === copy)!);
}
