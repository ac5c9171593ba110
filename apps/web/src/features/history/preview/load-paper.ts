import type { IssuedDocument } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import { isLogoAddress } from '../../../records/is-logo-address.ts';
import { fetchLogo } from '../../../records/logos.ts';
import type { Look, Paper } from './look.ts';

type Draw = (documentData: unknown, look: Look) => Paper | Promise<Paper>;

/** What draws each type is fetched with the first document of it. */
const PAPERS: Readonly<Record<DocumentType, () => Promise<Draw>>> = {
  paystub: async () => (await import('./paper/pay-stub-paper.ts')).payStubPaper,
  invoice: async () => (await import('./paper/invoice-paper.ts')).invoicePaper,
  w2: async () => (await import('./paper/w2-paper.ts')).w2Paper,
  '1099': async () => (await import('./paper/form-1099-paper.ts')).form1099Paper,
};

/** The pages of a document of the history, its pictures fetched. Rejects when it cannot be drawn. */
export async function loadPaper(
  type: DocumentType,
  { template, theme, documentData }: Pick<IssuedDocument, 'template' | 'theme' | 'documentData'>,
  userId: string,
): Promise<Paper> {
  const [draw, filled] = await Promise.all([PAPERS[type](), withPictures(documentData, userId)]);
  return draw(filled, { template, theme });
}

/** The data with its pictures in place of their addresses; one that does not come is left out. */
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
