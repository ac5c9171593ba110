import { ISSUER_ROLES } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import { getAuth } from '../../../identity/auth-state.ts';
import type { Issuer } from './issue-document.ts';

/** One of what the browser keeps of a type of document, so that it goes with the rest of that. */
const keyOf = (type: DocumentType) => `paperwage.${type}.issuer`;

/** Who issued a document of this type here last, if that was the same user; else by the name of the account. */
export function rememberedIssuer(type: DocumentType): Issuer {
  const { user } = getAuth();
  const byAccount: Issuer = {
    role: 'employer',
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
  };
  try {
    const { userId, role, name } = JSON.parse(localStorage.getItem(keyOf(type)) ?? '{}') as Record<string, unknown>;
    const known = ISSUER_ROLES.find((one) => one === role);
    return userId === user?.id && known && typeof name === 'string' ? { role: known, name } : byAccount;
  } catch {
    return byAccount;
  }
}

/** Remembers who issued it, in this browser. */
export function rememberIssuer(type: DocumentType, issuer: Issuer): void {
  try {
    localStorage.setItem(keyOf(type), JSON.stringify({ userId: getAuth().user?.id, ...issuer }));
  } catch {
    // A storage that is full or switched off: it is asked again.
  }
}
