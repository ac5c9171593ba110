import { isStateCode, STATE_NAMES } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../../builder/fields/fields.module.css';
import { NotLoaded } from '../../builder/frame/part-not-loaded.tsx';
import { retryRules } from '../../builder/tax-rules/retry.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';

/** Replaces the questions of a state whose code failed to load. */
export function QuestionsNotLoaded() {
  const what = useWhat();
  return (
    <div className={styles.group}>
      <NotLoaded what={what} />
    </div>
  );
}

/** The same where the code is there and the rules of the state are not. */
export function QuestionsWithoutRules() {
  const { rules } = useBuilder();
  const what = useWhat();
  return (
    <div className={styles.group}>
      <Notice tone="error" role="alert" actions={<Button onClick={() => void retryRules(rules)}>Try again</Button>}>
        {what} didn’t load. Check your connection. Your work is safe.
      </Notice>
    </div>
  );
}

function useWhat(): string {
  const state = useBuilderState(({ draft }) => draft.workState);
  return isStateCode(state) ? `The questions for ${STATE_NAMES[state]}` : 'The questions for the state';
}
