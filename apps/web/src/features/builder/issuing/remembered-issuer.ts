import { ISSUER_ROLES } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import { getAuth } from '../../../identity/auth-state.ts';
import type { Issuer } from './issue-document.ts';

/** Stored with the browser's other data for the document type, so that it is removed with the rest. */
const keyOf = (type: DocumentType) => `paperwage.${type}.issuer`;

/** Who last issued a document of this type here, if it was the same user; else the name on the account. */
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
    // Storage is full or disabled: we ask again.
  }
}
