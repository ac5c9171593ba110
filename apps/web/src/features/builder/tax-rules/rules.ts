import type { RuleBook } from '@paperwage/payroll';
import { loadRuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import type { Store } from '../store/create-store.ts';

/** Whose rules are needed: those of the work state and, if different, the state where the employee lives. */
interface Wanted {
  readonly state: StateCode | '';
  readonly residence: StateCode | '';
  /** The year whose rules also serve the year after it, because the user chose so. */
  readonly assumedYear?: number | undefined;
}

/** The loading status of the chosen states' tax rules. */
export interface RulesState extends Wanted {
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  readonly book: RuleBook | undefined;
}

export const NO_RULES: RulesState = { status: 'none', state: '', residence: '', book: undefined };

/** Waits until pending rules have loaded or failed to. */
export function settledRules(rules: Store<RulesState>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (rules.get().status === 'loading') return;
      leave();
      resolve();
    };
    const leave = rules.subscribe(look);
    look();
  });
}

/** Loads the wanted rules unless they are there or on their way. A failure shows, and can be tried again. */
export async function ensureRules(rules: Store<RulesState>, wanted: Wanted): Promise<void> {
  const { state, residence, assumedYear } = wanted;
  const isFor = (current: RulesState) =>
    current.state === state && current.residence === residence && current.assumedYear === assumedYear;
  const asked = { state, residence, assumedYear };
  const current = rules.get();
  if (isFor(current) && (current.status === 'ready' || current.status === 'loading')) return;
  rules.set(() => ({ status: 'loading', ...asked, book: undefined }));
  const next = await loadRuleBook(state || undefined, residence || undefined, assumedYear).then(
    (book): RulesState => ({ status: 'ready', ...asked, book }),
    (): RulesState => ({ status: 'failed', ...asked, book: undefined }),
  );
  // Other rules may be wanted by now.
  rules.set((latest) => (isFor(latest) ? next : latest));
}
