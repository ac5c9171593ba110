import type { RuleBook } from '@paperwage/payroll';
import { loadRuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import type { Store } from './create-store.ts';

/** Where the tax rules of the chosen state stand. A book stays in use until its successor has arrived. */
export interface RulesState {
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  readonly state: StateCode | '';
  readonly book: RuleBook | undefined;
}

export const NO_RULES: RulesState = { status: 'none', state: '', book: undefined };

/** Loads the rules of a state unless they are there or on their way. A failure shows, and can be tried again. */
export async function ensureRules(rules: Store<RulesState>, state: StateCode | ''): Promise<void> {
  const current = rules.get();
  if (current.state === state && (current.status === 'ready' || current.status === 'loading')) return;
  rules.set(() => ({ status: 'loading', state, book: undefined }));
  const next = await loadRuleBook(state === '' ? undefined : state).then(
    (book): RulesState => ({ status: 'ready', state, book }),
    (): RulesState => ({ status: 'failed', state, book: undefined }),
  );
  // Another state may have been chosen meanwhile.
  rules.set((latest) => (latest.state === state ? next : latest));
}
