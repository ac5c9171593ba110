import type { Store } from '../store/create-store.ts';
import type { RulesState } from '../store/rules.ts';
import { ensureRules } from '../store/rules.ts';
import { loadAgain } from './load-again.ts';

/** Asks for the rules that did not come once more; the page is loaded anew where nothing less helps. */
export async function retryRules(rules: Store<RulesState>): Promise<void> {
  await ensureRules(rules, rules.get());
  if (rules.get().status === 'failed') await loadAgain();
}

/** Does the same by itself as soon as there is a connection again. Returns what ends the watch. */
export function watchConnection(rules: Store<RulesState>): () => void {
  return whenOnline(async () => {
    if (rules.get().status !== 'failed') return;
    await ensureRules(rules, rules.get());
    if (rules.get().status === 'failed') await loadAgainUnlessTyping();
  });
}

/** Loads the page anew once there is a connection again, for code that did not come. Returns what ends the watch. */
export function loadAgainWhenOnline(): () => void {
  return whenOnline(loadAgainUnlessTyping);
}

function whenOnline(run: () => Promise<void>): () => void {
  const listener = () => void run();
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}

/** A page that loads anew takes the field away from whoever types in it: they have the button. */
async function loadAgainUnlessTyping(): Promise<void> {
  if (!document.activeElement?.matches('input, select, textarea')) await loadAgain();
}
