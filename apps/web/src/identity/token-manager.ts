import type { IdTokenAnswer } from '@paperwage/api-contract';
import { LONGEST_REFRESH_MS, SHORTEST_REFRESH_MS } from '@paperwage/api-contract';
import type { Called } from './call.ts';
import type { IdentityProviderClient, IdTokenChange } from './identity-provider-client.ts';
import type { TokenSource } from './token-source.ts';

type IdToken = IdTokenAnswer['data'];
type Outcome = 'signed-in' | 'signed-out' | 'unreachable';

/** In the memory of this tab and nowhere else. */
interface Held {
  readonly idToken: string;
  /** By the clock of this machine. */
  readonly expiresAtMs: number;
}

type Message = { readonly kind: 'renewed'; readonly held: Held } | { readonly kind: 'forgotten' };

const NAME = 'paperwage.identity';
/** How long before expiry a token is renewed, and how much remaining life a call needs. */
const AHEAD_MS = 60_000;
const NEEDED_MS = 10_000;

/** The ID token of this tab, synced with the other tabs and renewed in time, no matter who issues it. */
export class TokenManager implements IdentityProviderClient {
  #held: Held | undefined;
  #renewing: Promise<Outcome> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasFailed = false;
  readonly #listeners = new Set<(change: IdTokenChange) => void>();
  readonly #tabs = new BroadcastChannel(NAME);

  readonly #source: TokenSource;

  constructor(source: TokenSource) {
    this.#source = source;
    this.#tabs.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'renewed') this.#hold(data.held, false);
      else this.forget({ isOwn: false });
    });
    addEventListener('online', () => {
      if (this.#hasFailed) void this.#renew();
    });
    // Timers fire late in a background tab or on a sleeping machine.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.#held && !lasts(this.#held, AHEAD_MS)) void this.#renew();
    });
  }

  onIdTokenChanged(listener: (change: IdTokenChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async resume(): Promise<Outcome> {
    return this.#held && lasts(this.#held, NEEDED_MS) ? 'signed-in' : this.#renew();
  }

  async signInWithCustomToken(customToken: string): Promise<Called<undefined>> {
    const answer = await this.#source.exchange(customToken);
    if (!answer.ok) return answer;
    this.#hold(heldFrom(answer.data), true);
    return { ok: true, data: undefined };
  }

  async getIdToken({ isRefused }: { readonly isRefused?: string } = {}): Promise<string | undefined> {
    const good = this.#held;
    if (good && good.idToken !== isRefused && lasts(good, NEEDED_MS)) return good.idToken;
    await this.#renew();
    const now = this.#held;
    return now && lasts(now, 0) && now.idToken !== isRefused ? now.idToken : undefined;
  }

  heldIdToken(): string | undefined {
    return this.#held && lasts(this.#held, 0) ? this.#held.idToken : undefined;
  }

  forget({ isOwn }: { readonly isOwn: boolean }): void {
    clearTimeout(this.#timer);
    this.#hasFailed = false;
    this.#source.forget();
    if (isOwn) this.#tell({ kind: 'forgotten' });
    if (!this.#held) return;
    this.#held = undefined;
    for (const listener of [...this.#listeners]) listener({ idToken: undefined, isOwn });
  }

  #hold(held: Held, isOwn: boolean): void {
    if (held.idToken === this.#held?.idToken) return;
    this.#held = held;
    this.#hasFailed = false;
    this.#renewIn(held.expiresAtMs - Date.now() - AHEAD_MS);
    if (isOwn) this.#tell({ kind: 'renewed', held });
    for (const listener of [...this.#listeners]) listener({ idToken: held.idToken, isOwn });
  }

  /** Once for all who ask at the same time, and in one tab at a time. */
  #renew(): Promise<Outcome> {
    const before = this.#held;
    this.#renewing ??= oneTabAtATime(() => this.#renewNow(before)).finally(() => (this.#renewing = undefined));
    return this.#renewing;
  }

  async #renewNow(before: Held | undefined): Promise<Outcome> {
    // Another tab was faster.
    if (this.#held && this.#held !== before) return 'signed-in';
    const answer = await this.#source.refresh();
    if (answer.ok) {
      this.#hold(heldFrom(answer.data), true);
      return 'signed-in';
    }
    if (answer.error.code === 'signedOut') {
      this.forget({ isOwn: true });
      return 'signed-out';
    }
    this.#hasFailed = true;
    this.#renewIn(SHORTEST_REFRESH_MS);
    return 'unreachable';
  }

  #renewIn(delayMs: number): void {
    clearTimeout(this.#timer);
    const bounded = Math.min(Math.max(delayMs, SHORTEST_REFRESH_MS), LONGEST_REFRESH_MS);
    this.#timer = setTimeout(() => void this.#renew(), bounded);
  }

  #tell(message: Message): void {
    this.#tabs.postMessage(message);
  }
}

function heldFrom({ idToken, expiresInSeconds }: IdToken): Held {
  return { idToken, expiresAtMs: Date.now() + expiresInSeconds * 1000 };
}

function lasts({ expiresAtMs }: Held, forMs: number): boolean {
  return expiresAtMs - Date.now() > forMs;
}

/** Browsers give locks to pages of https and of this machine; elsewhere tabs do without. */
function oneTabAtATime<T>(run: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(NAME, run) : run();
}
