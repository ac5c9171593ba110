import { isServerThere, loadAgain } from '../../../navigation/load-again.ts';
import { loadAgainUnlessTyping, whenOnline } from '../frame/when-online.ts';
import type { Store } from '../store/create-store.ts';
import type { RulesState } from './rules.ts';
import { ensureRules } from './rules.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** Asks for the rules that did not come once more; the page is loaded anew where nothing less helps. */
export async function retryRules(rules: Store<RulesState>): Promise<void> {
  await ensureRules(rules, rules.get());
  if (rules.get().status === 'failed') await loadAgain();
}

/**
 * Does the same by itself as soon as there is a connection again: when the browser says so, and by asking after waits
 * that grow, because it says nothing of a server that comes back. Returns what ends the watch.
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
 * Asks whether the server answers while the rules are missing, and for the rules once it does. Only a server that was
 * away lets the page load anew: where a file is missing for good, it would do so again and again.
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
