import type { Draft, SavedDraft } from '@paperwage/api-contract';
import type { CallError, Called } from '../identity/call.ts';
import type { DraftLink, DraftLinks } from './draft-links.ts';
import type { DraftToSave } from './drafts.ts';
import type { KnownVersion } from './save-at-once.ts';

/** A draft that can be saved, or the place of the picture that hinders it and why. */
export type MadeDraft =
  | { readonly ok: true; readonly draft: DraftToSave }
  | { readonly ok: false; readonly path: string; readonly code: string; readonly message: string };

/** What sending work to the account needs of whoever has the work, and of the server. */
export interface SenderParts<Work> {
  readonly links: DraftLinks;
  readonly digest: (work: Work) => string;
  /** Uploads pictures first. */
  readonly make: (work: Work) => Promise<MadeDraft>;
  readonly save: (draft: DraftToSave, key: string) => Promise<Called<SavedDraft>>;
  /** Both before they return, for a page that is being closed. */
  readonly atOnce?: {
    /** Undefined where a picture would have to be uploaded first. */
    readonly make: (work: Work) => DraftToSave | undefined;
    readonly save: (
      draft: DraftToSave,
      key: string,
      known: KnownVersion | undefined,
    ) => Promise<Called<SavedDraft>> | undefined;
  };
  readonly fetch: (draftId: string) => Promise<Called<Draft>>;
  /** The digest of what the account has; undefined for what cannot be read here. */
  readonly digestOfDraft: (draft: Draft) => Promise<string | undefined>;
  /** Whether where the work stands is no longer to be remembered: it was removed from this browser. */
  readonly isAbandoned: () => boolean;
}

/** How sending ended. */
export type Sent =
  /** The account has it, as it is here. */
  | { readonly is: 'there' }
  /** The account has an older state of it that was sent from here: it can be sent again. */
  | { readonly is: 'behind' }
  /** It got there before, and was changed elsewhere since. */
  | { readonly is: 'outdated'; readonly theirs: Draft }
  /** It was changed elsewhere, and is not there. */
  | { readonly is: 'changed'; readonly theirs: Draft }
  | { readonly is: 'unknown' }
  | { readonly is: 'failed'; readonly error: Pick<CallError, 'code' | 'message'>; readonly path?: string };

/** As many as the server takes with one save, less the one that begins a draft. */
const MAX_SENT = 4;

/**
 * Sends work to the account as a change of the version it is based on. Each state has one key, which is remembered before
 * it is sent: so after any lost answer it is found out what got there, and nothing is made twice or written over.
 */
export class DraftSender<Work extends { readonly workId: string }> {
  readonly #parts: SenderParts<Work>;
  readonly #known = new Map<string, KnownVersion>();

  constructor(parts: SenderParts<Work>) {
    this.#parts = parts;
  }

  /** What the account has of some work: later changes can be told from it. */
  knows(workId: string, { version, documentData }: KnownVersion): void {
    this.#known.set(workId, { version, documentData });
  }

  async send(work: Work): Promise<Sent> {
    const digest = this.#parts.digest(work);
    // Opened from the account, or typed and taken back: saved again it would only look changed to other devices.
    if (this.#isThere(work.workId, digest)) return { is: 'there' };
    const made = await this.#parts.make(work);
    if (!made.ok) return { is: 'failed', error: made, path: made.path };
    const { draft, key } = this.#ask(work.workId, digest, made.draft);
    return this.#heard(work.workId, digest, draft, await this.#parts.save(draft, key));
  }

  /** Sends it before this returns, as a page that is being closed has to; undefined where that cannot be done. */
  sendAtOnce(work: Work): Promise<Sent> | undefined {
    const { workId } = work;
    const digest = this.#parts.digest(work);
    if (this.#isThere(workId, digest)) return undefined;
    const made = this.#parts.atOnce?.make(work);
    if (!made) return undefined;
    const { draft, key } = this.#ask(workId, digest, made);
    const answer = this.#parts.atOnce?.save(draft, key, this.#known.get(workId));
    return answer?.then((told) => this.#heard(workId, digest, draft, told));
  }

  #isThere(workId: string, digest: string): boolean {
    const link = this.#parts.links.get(workId);
    return link?.draftId !== undefined && link.digest === digest;
  }

  #remember(workId: string, link: DraftLink): void {
    if (!this.#parts.isAbandoned()) this.#parts.links.set(workId, link);
  }

  /** The request for a state of the work, under its key, remembered as sent. */
  #ask(workId: string, digest: string, made: DraftToSave): { readonly draft: DraftToSave; readonly key: string } {
    const link = this.#parts.links.get(workId) ?? {};
    const { draftId, version = 1, begun = digest } = link;
    const others = (link.sent ?? []).filter((one) => one !== digest);
    const keyOf = (one: string) => `${workId}-${version}-${one}`;
    if (draftId === undefined && begun === digest && others.length === 0) {
      this.#remember(workId, { ...link, begun });
      return { draft: made, key: workId };
    }
    this.#remember(workId, {
      ...link,
      ...(draftId === undefined && { begun }),
      sent: [...others, digest].slice(-MAX_SENT),
    });
    const after = [...(draftId === undefined ? [workId] : []), ...others.map(keyOf)];
    const base = draftId === undefined ? {} : { draftId, version };
    return { draft: { ...made, ...base, ...(after.length > 0 && { after }) }, key: keyOf(digest) };
  }

  async #heard(workId: string, digest: string, draft: DraftToSave, answer: Called<SavedDraft>): Promise<Sent> {
    const link = this.#parts.links.get(workId);
    const draftId = draft.draftId ?? link?.draftId;
    if (answer.ok) {
      const { draftId: savedId, version } = answer.data;
      // An answer that comes late tells of an earlier state.
      if (link?.version !== undefined && link.version > version) return { is: 'behind' };
      this.#remember(workId, { draftId: savedId, version, digest });
      this.#known.set(workId, { version, documentData: draft.documentData });
      return { is: 'there' };
    }
    const { code } = answer.error;
    if (draftId !== undefined && (code === 'draftChanged' || code === 'idempotencyKeyReused')) {
      return this.#compare(workId, draftId, digest, code === 'idempotencyKeyReused');
    }
    return isUnknown(answer.error) ? { is: 'unknown' } : { is: 'failed', error: answer.error };
  }

  /** The account has another version: it may be one that was sent from here. */
  async #compare(workId: string, draftId: string, digest: string, isArrived: boolean): Promise<Sent> {
    const told = await this.#parts.fetch(draftId);
    if (!told.ok) return isUnknown(told.error) ? { is: 'unknown' } : { is: 'failed', error: told.error };
    const theirs = told.data;
    const theirDigest = await this.#parts.digestOfDraft(theirs);
    const link = this.#parts.links.get(workId);
    if (theirDigest !== undefined && (theirDigest === digest || link?.sent?.includes(theirDigest))) {
      this.#remember(workId, { draftId, version: theirs.version, digest: theirDigest });
      this.knows(workId, theirs);
      return { is: theirDigest === digest ? 'there' : 'behind' };
    }
    return { is: isArrived ? 'outdated' : 'changed', theirs };
  }
}

/** Whether the server knows no such draft. */
export function isUnknown({ code }: Pick<CallError, 'code'>): boolean {
  return code === 'draftUnknown';
}
