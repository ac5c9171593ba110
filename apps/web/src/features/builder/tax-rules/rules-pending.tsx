import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Store } from '../store/create-store.ts';
import { retryRules } from './retry.ts';
import type { RulesState } from './rules.ts';

export interface RulesPendingProps {
  readonly rules: Store<RulesState>;
  readonly status: 'loading' | 'failed';
  readonly className: string | undefined;
}

/** Says that the tax rules are loading, or failed to load and can be requested again. */
export function RulesPending({ rules, status, className }: RulesPendingProps) {
  if (status === 'loading') {
    return (
      <p className={className} role="status">
        Loading the tax rules
      </p>
    );
  }
  return (
    <Notice tone="error" role="alert" actions={<Button onClick={() => void retryRules(rules)}>Try again</Button>}>
      The tax rules didn’t load. Check your connection. Your work is safe.
    </Notice>
  );
}
