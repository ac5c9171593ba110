import { hoursAboveForty, payAsOvertime } from '@paperwage/documents/pay-stub';
import { formatQuantity } from '@paperwage/values';
import { Button } from '../../../../ui/button.tsx';
import { keepFocus } from '../../../builder/fields/keep-focus.ts';
import { editDraft } from '../../../builder/store/edits.ts';
import { useBuilder, useBuilderState } from '../../store/builder.ts';

/** Moves the regular hours above 40 a week to overtime; nothing where `path` is not that of such hours. */
export function PayAsOvertime({ path }: { path: string }) {
  const { store } = useBuilder();
  const stub = Number(/^items\.(\d+)\.earnings\.regular\.hours$/.exec(path)?.[1] ?? -1);
  const above = useBuilderState(({ draft }) => {
    const hours = draft.items[stub] && draft.autoCalculator === 'true' ? hoursAboveForty(draft, stub) : undefined;
    return hours?.isExact ? formatQuantity(hours.hours).replace(/\.00$/, '') : undefined;
  });
  if (above === undefined) return null;
  return (
    <Button
      onClick={() =>
        keepFocus(
          () => editDraft(store, (draft) => payAsOvertime(draft, stub)),
          `[data-path="items.${stub}.earnings.overtime"] input`,
          '#review-heading',
        )
      }
    >
      Pay {above} {above === '1' ? 'hour' : 'hours'} as overtime
    </Button>
  );
}
