import type { DocumentRow, DocumentsBody, IssuedDocument } from '@paperwage/api-contract';
import {
  deleteDocumentPath,
  documentFilePath,
  documentPath,
  documentsPath,
  generateXlsxPath,
  restoreDocumentPath,
} from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import type { Called } from '../identity/call.ts';
import { callAsUser } from '../identity/call-as-user.ts';
import { pathWith } from './path-with.ts';

/** Documents of a type, the latest first, after the last id seen. */
export function listDocuments(type: DocumentType, body: DocumentsBody): Promise<Called<DocumentRow[]>> {
  return callAsUser(pathWith(documentsPath, { type }), { method: 'POST', body });
}

/** One document with what it was made of. */
export function fetchDocument(type: DocumentType, id: string): Promise<Called<IssuedDocument>> {
  return callAsUser(pathWith(documentPath, { id }), { method: 'POST', body: { type } });
}

/** The very file that was issued. */
export function fetchIssuedFile(id: string): Promise<Called<Response>> {
  return callAsUser(pathWith(documentFilePath, { id }), { wants: 'response' });
}

/** The workbook of a document. */
export function fetchWorkbook(
  type: DocumentType,
  { template, theme, documentData }: Pick<IssuedDocument, 'template' | 'theme' | 'documentData'>,
): Promise<Called<Response>> {
  return callAsUser(generateXlsxPath, { body: { type, template, theme, documentData }, wants: 'response' });
}

export function deleteDocument(id: string): Promise<Called<unknown>> {
  return callAsUser(pathWith(deleteDocumentPath, { id }), { method: 'POST' });
}

export function restoreDocument(id: string): Promise<Called<unknown>> {
  return callAsUser(pathWith(restoreDocumentPath, { id }), { method: 'POST' });
}
