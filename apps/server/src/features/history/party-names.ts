import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import { KINDS, textAt } from '@paperwage/documents/kinds';

/** Who a document is from and who it is for, as far as they are filled in. */
export interface PartyNames {
  readonly fromName: string;
  readonly toName: string;
}

/** The names a draft or document goes by in lists. */
export function partyNames({ type, documentData }: GenerateDocumentRequest): PartyNames {
  const { from, to } = KINDS[type].parties;
  return { fromName: plainLine(textAt(documentData, from)), toName: plainLine(textAt(documentData, to)) };
}

/** Without control characters: no list shows them, and PostgreSQL keeps no text with a NUL in it. */
function plainLine(name: string): string {
  return name.replace(/\p{Cc}+/gu, ' ').trim();
}
