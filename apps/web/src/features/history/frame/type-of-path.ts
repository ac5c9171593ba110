import type { DocumentType } from '@paperwage/documents/kinds';
import { DOCUMENT_TYPES } from '@paperwage/documents/kinds';

/** The type of document that a path below `/user/history/` is about. */
export function typeOfPath(path: string): DocumentType {
  return DOCUMENT_TYPES.find((type) => path.split('/')[3] === type) ?? DOCUMENT_TYPES[0];
}
