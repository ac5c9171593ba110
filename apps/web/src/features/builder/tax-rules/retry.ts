import { loadAgain } from '../../../navigation/load-again.ts';
import { loadAgainUnlessTyping, whenOnline } from '../frame/when-online.ts';
import type { Store } from '../store/create-store.ts';
import type { RulesState } from './rules.ts';
import { ensureRules } from './rules.ts';

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
