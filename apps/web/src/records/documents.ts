import type { DocumentRow, DocumentsBody, GenerateDocumentBody, IssuedDocument } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import type { Called } from '../identity/call.ts';
import { callAsUser } from '../identity/call-as-user.ts';

/** Documents of a type, the latest first, after the last id seen. */
export function listDocuments(type: DocumentType, body: DocumentsBody): Promise<Called<DocumentRow[]>> {
  return callAsUser('POST /api/profile/documents/filter/:type', { params: { type }, body });
}

/** One document with what it was made of. */
export function fetchDocument(type: DocumentType, id: string): Promise<Called<IssuedDocument>> {
  return callAsUser('POST /api/profile/documents/:id', { params: { id }, body: { type } });
}

/** The very file that was issued. */
export function fetchIssuedFile(id: string): Promise<Called<Response>> {
  return callAsUser('GET /api/profile/documents/:id/file', { params: { id }, wants: 'response' });
}

/** The workbook of a document. */
export function fetchWorkbook(
  type: DocumentType,
  { template, theme, documentData }: Pick<IssuedDocument, 'template' | 'theme' | 'documentData'>,
): Promise<Called<Response>> {
  // The history holds what was accepted once, so it fits its type.
  const body = { type, template, theme, documentData } as GenerateDocumentBody;
  return callAsUser('POST /api/documents/generate-xlsx', { body, wants: 'response' });
}

export function deleteDocument(id: string): Promise<Called<unknown>> {
  return callAsUser('POST /api/profile/documents/:id/delete', { params: { id } });
}

export function restoreDocument(id: string): Promise<Called<unknown>> {
  return callAsUser('POST /api/profile/documents/:id/restore', { params: { id } });
}

/** Ends an issued document: whoever checks it is told. */
export function revokeDocument(id: string): Promise<Called<unknown>> {
  return callAsUser('POST /api/profile/documents/:id/revoke', { params: { id } });
}
