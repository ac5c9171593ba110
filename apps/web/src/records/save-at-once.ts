import type { SaveDraftChangeBody, SavedDraft } from '@paperwage/api-contract';
import { editsBetween } from '@paperwage/api-contract';
import type { Called } from '../identity/call.ts';
import { call } from '../identity/call.ts';
import { loadedSession } from '../identity/load-session.ts';
import type { DraftToSave } from './drafts.ts';
import { bodyOfDraft } from './drafts.ts';

/** Just under the browsers’ limit for all that closing pages send. */
const MAX_BYTES = 64_000;
let bytesUnderWay = 0;

/** The server’s copy of a draft, as far as this page knows. */
export interface KnownVersion {
  readonly version: number;
  readonly documentData: unknown;
}

/**
 * Sends a draft before this returns, in a way that outlives the page; if it is too large, only what changed since `known`.
 * Undefined if that is impossible: the browser still has the work and sends it when the page reopens.
 */
export function saveAtOnce(
  draft: DraftToSave,
  key: string,
  known: KnownVersion | undefined,
): Promise<Called<SavedDraft>> | undefined {
  const idToken = loadedSession()?.heldIdToken();
  if (idToken === undefined) return undefined;
  const options = { key, idToken, keepalive: true } as const;
  const whole = ifItFits(bodyOfDraft(draft), (body) => call('POST /api/save-draft', { ...options, body }));
  if (whole) return whole;
  const change = changeOf(draft, known);
  return change && ifItFits(change, (body) => call('POST /api/save-draft-change', { ...options, body }));
}

/** Edits apply only to the known version. */
function changeOf(draft: DraftToSave, known: KnownVersion | undefined): SaveDraftChangeBody | undefined {
  const { type, template, theme, documentData, draftId, version, after = [] } = draft;
  if (!known || draftId === undefined || version !== known.version || after.length > 0) return undefined;
  return { type, template, theme, draftId, version, edits: editsBetween(known.documentData, documentData) };
}

function ifItFits<Body extends object>(body: Body, send: (body: Body) => Promise<Called<SavedDraft>>) {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
  if (bytesUnderWay + bytes > MAX_BYTES) return undefined;
  bytesUnderWay += bytes;
  return send(body).finally(() => (bytesUnderWay -= bytes));
}
