import { COUNTED_BEFORE, setPrevYtd } from '@paperwage/documents/pay-stub';
import { Button } from '../../../../ui/button.tsx';
import { editDraft } from '../../../builder/store/edits.ts';
import { useGoToPath } from '../../../builder/store/use-go-to-path.ts';
import { useBuilder, useCalculation } from '../../store/builder.ts';

/** The way to the previous year to date of a line that is counted in earlier periods; nothing for any other place. */
export function PreviousYearToDateLink({ path }: { path: string }) {
  const { store } = useBuilder();
  const goToPath = useGoToPath();
  const isCounted = useCalculation(({ warnings }) =>
    warnings.some((warning) => warning.path === path && warning.code === COUNTED_BEFORE),
  );
  if (!isCounted) return null;
  const enter = () => {
    editDraft(store, (draft) => setPrevYtd(draft, true));
    goToPath(path.replace(/^items\.\d+/, 'prevYtdItem').replace(/\.rate$/, '.ytd'));
  };
  return (
    <Button look="text" onClick={enter}>
      Enter the earlier year to date
    </Button>
  );
}
