import { isServerThere, loadAgain } from '../../../navigation/load-again.ts';
import { loadAgainUnlessTyping, whenOnline } from '../frame/when-online.ts';
import type { Store } from '../store/create-store.ts';
import type { RulesState } from './rules.ts';
import { ensureRules } from './rules.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** Requests missing rules again; reloads the page only if nothing less helps. */
export async function retryRules(rules: Store<RulesState>): Promise<void> {
  await ensureRules(rules, rules.get());
  if (rules.get().status === 'failed') await loadAgain();
}

/**
 * Does the same automatically once the connection is back: on the browser's event, and by polling with growing waits, because
 * browsers do not report that a server is back. Returns a function that stops watching.
 */
export function watchConnection(rules: Store<RulesState>): () => void {
  const leave = whenOnline(async () => {
    if (rules.get().status !== 'failed') return;
    await ensureRules(rules, rules.get());
    if (rules.get().status === 'failed') await loadAgainUnlessTyping();
  });
  const stop = askAgain(rules);
  return () => {
    leave();
    stop();
  };
}

/**
 * While the rules are missing, checks whether the server responds, then requests the rules. Reloads the page only if the server
 * was down: with a permanently missing file, it would reload forever.
 */
function askAgain(rules: Store<RulesState>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missing = '';
  let waitMs = 0;
  let wasAway = false;
  let hasAsked = false;
  let isLeft = false;
  async function ask(): Promise<void> {
    if (!(await isServerThere())) {
      wasAway = true;
    } else if (!hasAsked) {
      hasAsked = true;
      await ensureRules(rules, rules.get());
    }
    if (rules.get().status === 'failed' && hasAsked && wasAway) await loadAgainUnlessTyping();
    waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2 || FIRST_WAIT_MS);
    timer = undefined;
    follow();
  }
  function follow(): void {
    const { status, state, residence } = rules.get();
    if (isLeft || status !== 'failed') return;
    if (missing !== `${state} ${residence}`) {
      missing = `${state} ${residence}`;
      [waitMs, wasAway, hasAsked] = [0, false, false];
    }
    if (!hasAsked || wasAway) timer ??= setTimeout(() => void ask(), waitMs);
  }
  const leave = rules.subscribe(follow);
  return () => {
    isLeft = true;
    leave();
    clearTimeout(timer);
  };
}
