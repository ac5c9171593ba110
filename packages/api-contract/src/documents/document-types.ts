import { joinWords } from '@paperwage/values';
import type { DocumentType } from '@paperwage/documents';
import { DOCUMENT_TYPES } from '@paperwage/documents/kinds';
import { z } from 'zod';

/** `must be paystub, invoice, w2 or 1099` */
export const MUST_BE_A_TYPE = `must be ${joinWords(DOCUMENT_TYPES, 'or')}`;

export const documentTypeSchema = z.enum(DOCUMENT_TYPES, { error: MUST_BE_A_TYPE });

/**
 * The schema of each type of document, for a union on `type`. `Schemas` spells out what `schemaOf` returns for each,
 * because TypeScript only knows what a function returns for all of them together.
 */
export function schemaOfEach<Schemas extends { readonly [Type in DocumentType]: z.ZodObject }>(
  schemaOf: (type: DocumentType) => z.ZodObject,
) {
  return DOCUMENT_TYPES.map(schemaOf) as [Schemas[DocumentType], ...Schemas[DocumentType][]];
}
