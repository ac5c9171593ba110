import { plainName } from '../../../drafts/plain-name.ts';
import type { Form1099Document } from '../document.ts';
import { form1099TemplatesOf } from '../templates.ts';

/**
 * `1099-nec-2025-lukasz-stefan-hernandez.pdf`: form, year and recipient in plain letters, never a personal number. A
 * PDF of copies other than the first set ends in their name, so that no two sets share a file name.
 */
export function form1099FileName(
  { formType, year, recipient }: Form1099Document,
  extension: 'pdf' | 'xlsx',
  template?: string,
): string {
  const set = extension === 'pdf' && template !== form1099TemplatesOf(formType)[0]!.id ? template : undefined;
  return `${['1099', formType, year, plainName(recipient.name), set].filter(Boolean).join('-')}.${extension}`;
}
