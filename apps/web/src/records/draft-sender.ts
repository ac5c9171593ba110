import type { Draft, SavedDraft } from '@paperwage/api-contract';
import type { CallError, Called } from '../identity/call.ts';
import type { DraftLink, DraftLinks } from './draft-links.ts';
import type { DraftToSave } from './drafts.ts';
import type { KnownVersion } from './save-at-once.ts';

/** A draft that can be saved, or the path of the picture that prevents it and the reason. */
export type MadeDraft =
  | { readonly ok: true; readonly draft: DraftToSave }
  | { readonly ok: false; readonly path: string; readonly code: string; readonly message: string };

/** What sending work to the account needs from the work’s owner and from the server. */
export interface SenderParts<Work> {
  readonly links: DraftLinks;
  readonly digest: (work: Work) => string;
  /** Uploads pictures first. */
  readonly make: (work: Work) => Promise<MadeDraft>;
  readonly save: (draft: DraftToSave, key: string) => Promise<Called<SavedDraft>>;
  /** Both finish before they return, for a page that is closing. */
  readonly atOnce?: {
    /** Undefined if a picture would have to be uploaded first. */
    readonly make: (work: Work) => DraftToSave | undefined;
    readonly save: (
      draft: DraftToSave,
      key: string,
      known: KnownVersion | undefined,
    ) => Promise<Called<SavedDraft>> | undefined;
  };
  readonly fetch: (draftId: string) => Promise<Called<Draft>>;
  /** The digest of the account’s copy; undefined if it cannot be read here. */
  readonly digestOfDraft: (draft: Draft) => Promise<string | undefined>;
  /** Whether to stop remembering the work’s status: it was removed from this browser. */
  readonly isAbandoned: () => boolean;
}

/** The result of sending. */
export type Sent =
  /** The account has the current state. */
  | { readonly is: 'there' }
  /** The account has an older state sent from here: it can be sent again. */
  | { readonly is: 'behind' }
  /** It was saved earlier, and changed elsewhere since. */
  | { readonly is: 'outdated'; readonly theirs: Draft }
  /** It was changed elsewhere, and was not saved. */
  | { readonly is: 'changed'; readonly theirs: Draft }
  | { readonly is: 'unknown' }
  | { readonly is: 'failed'; readonly error: Pick<CallError, 'code' | 'message'>; readonly path?: string };

/** A request to save a state of some work. */
interface Asked {
  readonly workId: string;
  readonly digest: string;
  /** Whether the user had refused before, and now wants it saved after all. */
  readonly wasRefused: boolean;
  readonly draft: DraftToSave;
  readonly key: string;
}

/** As many as the server accepts with one save, minus the one that creates a draft. */
const MAX_SENT = 4;

/**
 * Sends work to the account as a change to the version it is based on. Each state has one key, stored before it is sent, so
 * after a lost response we can tell what arrived, and nothing is duplicated or overwritten.
 */
export class DraftSender<Work extends { readonly workId: string }> {
  readonly #parts: SenderParts<Work>;
  readonly #known = new Map<string, KnownVersion>();

  constructor(parts: SenderParts<Work>) {
    this.#parts = parts;
  }

  /** The account’s copy of some work, to detect later changes. */
  knows(workId: string, { version, documentData }: KnownVersion): void {
    this.#known.set(workId, { version, documentData });
  }

  async send(work: Work): Promise<Sent> {
    const digest = this.#parts.digest(work);
    // Opened from the account, or typed and undone: saving it again would only look like a change to other devices.
    if (this.#isThere(work.workId, digest)) return { is: 'there' };
    const made = await this.#parts.make(work);
    if (!made.ok) return { is: 'failed', error: made, path: made.path };
    const asked = this.#ask(work.workId, digest, made.draft);
    return this.#heard(asked, await this.#parts.save(asked.draft, asked.key));
  }

  /** Sends it before this returns, as a closing page must; undefined if that is impossible. */
  sendAtOnce(work: Work): Promise<Sent> | undefined {
    const { workId } = work;
    const digest = this.#parts.digest(work);
    if (this.#isThere(workId, digest)) return undefined;
    const made = this.#parts.atOnce?.make(work);
    if (!made) return undefined;
    const asked = this.#ask(workId, digest, made);
    const answer = this.#parts.atOnce?.save(asked.draft, asked.key, this.#known.get(workId));
    return answer?.then((reply) => this.#heard(asked, reply));
  }

  #isThere(workId: string, digest: string): boolean {
    const link = this.#parts.links.get(workId);
    return link?.draftId !== undefined && link.digest === digest;
  }

  #remember(workId: string, link: DraftLink): void {
    if (!this.#parts.isAbandoned()) this.#parts.links.set(workId, link);
  }

  /** What an answer says of the draft. If the user refused since it was asked for, that stays. */
  #rememberAnswer({ workId, wasRefused }: Asked, answer: DraftLink): void {
    const isRefused = !wasRefused && this.#parts.links.get(workId)?.isRefused;
    this.#remember(workId, { ...answer, ...(isRefused && { isRefused }) });
  }

  /** The request for a state of the work, under its key, recorded as sent. */
  #ask(workId: string, digest: string, made: DraftToSave): Asked {
    const link = this.#parts.links.get(workId) ?? {};
    const { draftId, version = 1, begun = digest, isRefused: wasRefused = false } = link;
    const others = (link.sent ?? []).filter((one) => one !== digest);
    const keyOf = (one: string) => `${workId}-${version}-${one}`;
    if (draftId === undefined && begun === digest && others.length === 0) {
      this.#remember(workId, { ...link, begun });
      return { workId, digest, wasRefused, draft: made, key: workId };
    }
    this.#remember(workId, {
      ...link,
      ...(draftId === undefined && { begun }),
      sent: [...others, digest].slice(-MAX_SENT),
    });
    const after = [...(draftId === undefined ? [workId] : []), ...others.map(keyOf)];
    const base = draftId === undefined ? {} : { draftId, version };
    const draft = { ...made, ...base, ...(after.length > 0 && { after }) };
    return { workId, digest, wasRefused, draft, key: keyOf(digest) };
  }

  async #heard(asked: Asked, answer: Called<SavedDraft>): Promise<Sent> {
    const { workId, digest, draft } = asked;
    const link = this.#parts.links.get(workId);
    const draftId = draft.draftId ?? link?.draftId;
    if (answer.ok) {
      const { draftId: savedId, version } = answer.data;
      // A late response describes an earlier state.
      if (link?.version !== undefined && link.version > version) return { is: 'behind' };
      this.#rememberAnswer(asked, { draftId: savedId, version, digest });
      this.#known.set(workId, { version, documentData: draft.documentData });
      return { is: 'there' };
    }
    const { code } = answer.error;
    if (draftId !== undefined && (code === 'draftChanged' || code === 'idempotencyKeyReused')) {
      return this.#compare(asked, draftId, code === 'idempotencyKeyReused');
    }
    return isUnknown(answer.error) ? { is: 'unknown' } : { is: 'failed', error: answer.error };
  }

  /** The account has a different version, possibly one sent from here. */
  async #compare(asked: Asked, draftId: string, isArrived: boolean): Promise<Sent> {
    const { workId, digest } = asked;
    const answer = await this.#parts.fetch(draftId);
    if (!answer.ok) return isUnknown(answer.error) ? { is: 'unknown' } : { is: 'failed', error: answer.error };
    const theirs = answer.data;
    const theirDigest = await this.#parts.digestOfDraft(theirs);
    const link = this.#parts.links.get(workId);
    if (theirDigest !== undefined && (theirDigest === digest || link?.sent?.includes(theirDigest))) {
      this.#rememberAnswer(asked, { draftId, version: theirs.version, digest: theirDigest });
      this.knows(workId, theirs);
      return { is: theirDigest === digest ? 'there' : 'behind' };
    }
    return { is: isArrived ? 'outdated' : 'changed', theirs };
  }
}

/** Whether the server has no such draft. */
export function isUnknown({ code }: Pick<CallError, 'code'>): boolean {
  return code === 'draftUnknown';
}
