import type { RuleBook } from '@paperwage/payroll';
import { loadRuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import type { Store } from '../store/create-store.ts';

/** The states whose rules are wanted: where the work is done and, if it is another, where the employee lives. */
interface States {
  readonly state: StateCode | '';
  readonly residence: StateCode | '';
}

/** Where the tax rules of the chosen states stand. */
export interface RulesState extends States {
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  readonly book: RuleBook | undefined;
}

export const NO_RULES: RulesState = { status: 'none', state: '', residence: '', book: undefined };

/** Loads the rules of the states unless they are there or on their way. A failure shows, and can be tried again. */
export async function ensureRules(rules: Store<RulesState>, { state, residence }: States): Promise<void> {
  const isFor = (current: RulesState) => current.state === state && current.residence === residence;
  const current = rules.get();
  if (isFor(current) && (current.status === 'ready' || current.status === 'loading')) return;
  rules.set(() => ({ status: 'loading', state, residence, book: undefined }));
  const next = await loadRuleBook(state || undefined, residence || undefined).then(
    (book): RulesState => ({ status: 'ready', state, residence, book }),
    (): RulesState => ({ status: 'failed', state, residence, book: undefined }),
  );
  // Another state may have been chosen meanwhile.
  rules.set((latest) => (isFor(latest) ? next : latest));
}
