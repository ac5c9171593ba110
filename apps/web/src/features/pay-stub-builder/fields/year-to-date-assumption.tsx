import {
  carriedAssumedPath,
  carriedPaychecksSentence,
  EARLIER_PAYCHECKS,
  earlierPaychecksSentence,
} from '@paperwage/documents/pay-stub';
import { Button } from '../../../ui/button.tsx';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { useBuilderState } from '../store/builder.ts';

/** What the year to date rests on, with the way to change it; nothing where it assumes nothing. */
export function YearToDateAssumption({ className }: { className?: string | undefined }) {
  const assumed = useBuilderState(({ draft }) => earlierPaychecksSentence(draft));
  const carried = useBuilderState(({ draft }) => carriedPaychecksSentence(draft));
  const carriedPath = useBuilderState(({ draft }) => carriedAssumedPath(draft));
  const goToPath = useGoToPath();
  return (
    <>
      {assumed !== undefined && (
        <p className={className}>
          <span>{assumed}</span>{' '}
          <Button look="text" onClick={() => goToPath(EARLIER_PAYCHECKS)}>
            Change
          </Button>
        </p>
      )}
      {carried !== undefined && carriedPath !== undefined && (
        <p className={className}>
          <span>{carried}</span>{' '}
          <Button look="text" onClick={() => goToPath(carriedPath)}>
            Change
          </Button>
        </p>
      )}
    </>
  );
}
