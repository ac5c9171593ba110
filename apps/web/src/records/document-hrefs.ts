import type { DocumentType } from '@paperwage/documents/kinds';
import { KINDS } from '@paperwage/documents/kinds';

/** How a document from the account opens in its builder. */
export type OpenedAs = 'same' | 'copy' | 'next' | 'replace';

/** The address that opens a draft of the account in its builder. */
export function draftHref(type: DocumentType, id: string): string {
  return `${KINDS[type].builderPath}?draft=${id}`;
}

/** The address that opens a document of the history in its builder. */
export function documentHref(type: DocumentType, id: string, as: OpenedAs): string {
  const { builderPath, next } = KINDS[type];
  const step = as === 'next' && next ? `&step=${next.step}` : '';
  return `${builderPath}?document=${id}&as=${as}${step}`;
}
