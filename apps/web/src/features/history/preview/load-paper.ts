import type { IssuedDocument } from '@paperwage/api-contract';
import { createIssuance } from '@paperwage/documents/create-issuance';
import type { DocumentType, Paper } from '@paperwage/documents/kinds';
import { KINDS } from '@paperwage/documents/kinds';
import { hasOtherAlphabets, loadOtherAlphabets } from '@paperwage/paper';
import { isLogoAddress } from '../../../records/is-logo-address.ts';
import { fetchLogo } from '../../../records/logos.ts';

/** The pages of a document of the history, by code that comes with the first of its type, and with its pictures. Rejects when it cannot be drawn. */
export async function loadPaper(
  type: DocumentType,
  { row, template, theme, documentData }: Pick<IssuedDocument, 'row' | 'template' | 'theme' | 'documentData'>,
  userId: string,
): Promise<Paper> {
  const [draw, filled] = await Promise.all([KINDS[type].loadPaper(), withPictures(documentData, userId)]);
  if (hasOtherAlphabets(JSON.stringify(documentData))) await loadOtherAlphabets();
  const issuance = row.issued && createIssuance(`${location.origin}/verify`, row.issued.codes);
  return draw(filled, { template, theme, issuance });
}

/** The data with addresses replaced by pictures; any that fail to load are left out. */
async function withPictures(value: unknown, userId: string): Promise<unknown> {
  if (typeof value === 'string' && isLogoAddress(value)) {
    const fetched = await fetchLogo(userId, value);
    return fetched.ok ? fetched.data : '';
  }
  if (Array.isArray(value)) return Promise.all(value.map((one) => withPictures(one, userId)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, one]) => [key, await withPictures(one, userId)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
