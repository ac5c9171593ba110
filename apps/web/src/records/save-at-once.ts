import type { SavedDraft } from '@paperwage/api-contract';
import { editsBetween, IDEMPOTENCY_HEADER, saveDraftChangePath, saveDraftPath } from '@paperwage/api-contract';
import type { Called } from '../identity/call.ts';
import { call } from '../identity/call.ts';
import { loadedSession } from '../identity/load-session.ts';
import type { DraftToSave } from './drafts.ts';

/** A little less than browsers take of all that closing pages send. */
const MOST_BYTES = 64_000;
let bytesUnderWay = 0;

/** What the server holds of a draft, as far as this page knows. */
export interface KnownVersion {
  readonly version: number;
  readonly documentData: unknown;
}

/**
 * Sends a draft before this returns, in a way that outlives the page; of one that is too large, what changed since
 * `known`. Undefined where that cannot be done: the browser still has the work, and sends it when it comes back.
 */
export function saveAtOnce(
  draft: DraftToSave,
  key: string,
  known: KnownVersion | undefined,
): Promise<Called<SavedDraft>> | undefined {
  const idToken = loadedSession()?.heldIdToken();
  if (idToken === undefined) return undefined;
  const asked = ifItFits(saveDraftPath, draft) ?? changeOf(draft, known);
  if (!asked) return undefined;
  const { path, body, bytes } = asked;
  bytesUnderWay += bytes;
  const headers = { authorization: `Bearer ${idToken}`, [IDEMPOTENCY_HEADER]: key };
  return call<SavedDraft>(path, { method: 'POST', body, headers, keepalive: true }).finally(
    () => (bytesUnderWay -= bytes),
  );
}

interface Asked {
  readonly path: string;
  readonly body: object;
  readonly bytes: number;
}

/** Edits are of the version that is known, and of no other. */
function changeOf(draft: DraftToSave, known: KnownVersion | undefined): Asked | undefined {
  const { type, template, theme, documentData, draftId, version, after = [] } = draft;
  if (!known || draftId === undefined || version !== known.version || after.length > 0) return undefined;
  const edits = editsBetween(known.documentData, documentData);
  return ifItFits(saveDraftChangePath, { type, template, theme, draftId, version, edits });
}

function ifItFits(path: string, body: object): Asked | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
  return bytesUnderWay + bytes <= MOST_BYTES ? { path, body, bytes } : undefined;
}
