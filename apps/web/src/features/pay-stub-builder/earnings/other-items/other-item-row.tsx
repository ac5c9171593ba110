import type { OtherItemList } from '@paperwage/documents/pay-stub';
import { removeOtherItem } from '@paperwage/documents/pay-stub';
import { DraftText } from '../../../builder/fields/draft-text.tsx';
import styles from '../../../builder/fields/fields.module.css';
import type { Format } from '../../../builder/fields/formats.ts';
import { hoursFormat, moneyFormat, piecesFormat, priceFormat } from '../../../builder/fields/formats.ts';
import { readAt } from '../../../builder/store/draft-path.ts';
import { editWithUndo } from '../../../builder/store/edits.ts';
import { useGoToPath } from '../../../builder/store/use-go-to-path.ts';
import { useBuilder, useBuilderState } from '../../store/builder.ts';
import ownStyles from './other-items.module.css';
import { RemoveButton } from '../rows/remove-button.tsx';

interface Amount {
  readonly field: string;
  readonly label: string;
  readonly format: Format;
}

const ENTRY: Readonly<Record<OtherItemList, { readonly name: string; readonly amounts: readonly Amount[] }>> = {
  timeOff: {
    name: 'Time off',
    amounts: [
      { field: 'accrued', label: 'Hours accrued', format: hoursFormat },
      { field: 'used', label: 'Hours used', format: hoursFormat },
      { field: 'available', label: 'Hours available', format: hoursFormat },
    ],
  },
  pieceWork: {
    name: 'Piece',
    amounts: [
      { field: 'units', label: 'Units', format: piecesFormat },
      { field: 'rate', label: 'Rate per unit', format: priceFormat },
    ],
  },
  allowances: {
    name: 'Allowance',
    amounts: [{ field: 'amount', label: 'Amount counted', format: moneyFormat }],
  },
};

/** One entry among the other items of a stub: its name and its amounts. */
export function OtherItemRow({ stub, list, id }: { stub: number; list: OtherItemList; id: string }) {
  const { store } = useBuilder();
  const goToPath = useGoToPath();
  const place = `items.${stub}.otherItems.${list}`;
  const path = `${place}.${id}`;
  const { name, amounts } = ENTRY[list];
  const given = useBuilderState(({ draft }) => String(readAt(draft, `${path}.name`) ?? ''));
  const line = given.trim() || name;
  const remove = () => {
    const before = store.get().draft.items[stub]!.otherItems;
    editWithUndo(
      store,
      `${line} removed.`,
      (draft) => removeOtherItem(draft, stub, list, id),
      (draft) => ({
        ...draft,
        items: draft.items.map((item, at) =>
          at === stub ? { ...item, otherItems: { ...item.otherItems, [list]: before[list] } } : item,
        ),
      }),
    );
    goToPath(place);
  };
  return (
    <div role="group" aria-label={line} className={ownStyles.entry} data-path={path}>
      <div className={ownStyles.name}>
        <DraftText path={`${path}.name`} label={name} maxLength={40} />
        <RemoveButton line={line} onClick={remove} />
      </div>
      <div className={styles.triple}>
        {amounts.map(({ field, label, format }) => (
          <DraftText
            key={field}
            path={`${path}.${field}`}
            label={label}
            format={format}
            inputMode="decimal"
            align="end"
            maxLength={24}
          />
        ))}
      </div>
    </div>
  );
}
