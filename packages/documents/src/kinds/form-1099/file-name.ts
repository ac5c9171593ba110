import { plainName } from '../../drafts/plain-name.ts';
import type { Form1099Document } from './document.ts';

/** `1099-nec-2025-lukasz-stefan-hernandez.pdf`: form, year and recipient in plain letters, never a number of a person. */
export function form1099FileName({ formType, year, recipient }: Form1099Document, extension: 'pdf' | 'xlsx'): string {
  return `${['1099', formType, year, plainName(recipient.name)].filter(Boolean).join('-')}.${extension}`;
}
