import type { DocumentRow, DocumentsBody, IssuedDocument } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import type { Called } from '../identity/call.ts';
import { callAsUser } from '../identity/call-as-user.ts';

/** Documents of a type, newest first, after the last id seen. */
export function listDocuments(type: DocumentType, body: DocumentsBody): Promise<Called<DocumentRow[]>> {
  return callAsUser('POST /api/profile/documents/filter/:type', { params: { type }, body });
}

/** The tax years of the documents of a type, newest first. */
export function listDocumentYears(type: DocumentType): Promise<Called<number[]>> {
  return callAsUser('GET /api/profile/documents/years/:type', { params: { type } });
}

/** One document with the data it was made from. */
export function fetchDocument(type: DocumentType, id: string): Promise<Called<IssuedDocument>> {
  return callAsUser('POST /api/profile/documents/:id', { params: { id }, body: { type } });
}

/** The exact file that was issued. */
export function fetchIssuedFile(id: string): Promise<Called<Response>> {
  return callAsUser('GET /api/profile/documents/:id/file', { params: { id }, wants: 'response' });
}

/** The workbook of a document; that of an issued one names its codes. */
export function fetchWorkbook(id: string): Promise<Called<Response>> {
  return callAsUser('GET /api/profile/documents/:id/workbook', { params: { id }, wants: 'response' });
}

export function deleteDocument(id: string): Promise<Called<unknown>> {
  return callAsUser('POST /api/profile/documents/:id/delete', { params: { id } });
}

export function restoreDocument(id: string): Promise<Called<unknown>> {
  return callAsUser('POST /api/profile/documents/:id/restore', { params: { id } });
}

/** Revokes an issued document; anyone who verifies it will see that. */
export function revokeDocument(id: string): Promise<Called<unknown>> {
  return callAsUser('POST /api/profile/documents/:id/revoke', { params: { id } });
}
