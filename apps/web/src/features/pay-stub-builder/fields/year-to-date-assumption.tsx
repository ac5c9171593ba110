import {
  assumedEarlierPaychecks,
  carriedAssumedPaychecks,
  carriedAssumedPath,
  countAssumedPaychecks,
  countPaychecks,
  EARLIER_PAYCHECKS,
} from '@paperwage/documents/pay-stub';
import { Button } from '../../../ui/button.tsx';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { useBuilderState } from '../store/builder.ts';

/** What the year to date rests on, with the way to change it; nothing where it assumes nothing. */
export function YearToDateAssumption({ className }: { className?: string | undefined }) {
  const assumed = useBuilderState(({ draft }) => assumedEarlierPaychecks(draft));
  const carried = useBuilderState(({ draft }) => carriedAssumedPaychecks(draft));
  const carriedPath = useBuilderState(({ draft }) => carriedAssumedPath(draft));
  const isOne = useBuilderState(({ draft }) => draft.items.length === 1);
  const assumedWords = useBuilderState(({ draft }) => countPaychecks(assumed, draft));
  const carriedWords = useBuilderState(({ draft }) => countAssumedPaychecks(carried, draft));
  const goToPath = useGoToPath();
  return (
    <>
      {assumed > 0 && (
        <p className={className}>
          <span>
            Year to date assumes {assumedWords} before {isOne ? 'this one' : 'these'}.
          </span>{' '}
          <Button look="text" onClick={() => goToPath(EARLIER_PAYCHECKS)}>
            Change
          </Button>
        </p>
      )}
      {carried > 0 && carriedPath !== undefined && (
        <p className={className}>
          <span>Year to date includes {carriedWords}.</span>{' '}
          <Button look="text" onClick={() => goToPath(carriedPath)}>
            Change
          </Button>
        </p>
      )}
    </>
  );
}
