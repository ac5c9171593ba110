import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import { KINDS, textAt } from '@paperwage/documents/kinds';

/** Who a document is from and for, as far as filled in. */
export interface PartyNames {
  readonly fromName: string;
  readonly toName: string;
}

/** The names that lists show for a draft or document. */
export function partyNames({ type, documentData }: GenerateDocumentRequest): PartyNames {
  const { from, to } = KINDS[type].parties;
  return { fromName: plainLine(textAt(documentData, from)), toName: plainLine(textAt(documentData, to)) };
}

/** Without control characters: lists don't show them, and PostgreSQL can't store text with a NUL. */
function plainLine(name: string): string {
  return name.replace(/\p{Cc}+/gu, ' ').trim();
}
