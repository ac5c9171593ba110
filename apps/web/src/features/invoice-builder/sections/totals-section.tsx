import type { DiscountType } from '@paperwage/documents/invoice';
import { CheckField } from '../../../ui/check-field.tsx';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DraftAmount } from '../../builder/fields/draft-amount.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { moneyFormat, percentFormat } from '../../builder/fields/formats.ts';
import { useDraftChoice } from '../../builder/fields/use-field.ts';
import { changeDiscountType } from '../store/change-discount-type.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { TotalLines } from './total-lines.tsx';

const DISCOUNTS: readonly { readonly value: DiscountType; readonly label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'percent', label: 'Percent' },
  { value: 'flat_amount', label: 'Amount' },
];

const TAXES = [
  { value: 'on_total', label: 'Added to the total' },
  { value: 'per_item', label: 'Added to each item' },
  { value: 'deducted', label: 'Withheld by the client' },
  { value: 'none', label: 'No tax' },
];

/** What is taken off and added, what was paid, and what it all comes to. */
export function TotalsSection() {
  return (
    <div className={styles.group}>
      <Discount />
      <Tax />
      <div className={`${styles.pair} ${styles.stack}`}>
        <DraftAmount path="paidAmount" label="Already paid" format={moneyFormat} placeholder="0.00" />
      </div>
      <TotalLines label="Totals" />
    </div>
  );
}

function Discount() {
  const { store } = useBuilder();
  const type = useBuilderState(({ draft }) => draft.discountType);
  return (
    <div className={`${styles.pair} ${styles.stack}`}>
      <SegmentedField
        id="discountType"
        label="Discount"
        value={type}
        options={DISCOUNTS}
        onChange={(value) => changeDiscountType(store, value)}
      />
      {type === 'percent' && (
        <DraftAmount path="discountRate" label="Discount, percent" format={percentFormat} placeholder="0" />
      )}
      {type === 'flat_amount' && (
        <DraftAmount
          path="discountRate"
          label="Discount, amount"
          help="Split across the items."
          format={moneyFormat}
          placeholder="0.00"
        />
      )}
    </div>
  );
}

function Tax() {
  const type = useDraftChoice<string>('taxType');
  const included = useDraftChoice<boolean>('taxIncluded');
  const isAdded = type.value === 'on_total' || type.value === 'per_item';
  return (
    <>
      <div className={`${styles.pair} ${styles.stack}`}>
        <SelectField id="taxType" label="Tax" options={TAXES} {...type} />
        {type.value !== 'none' && (
          <DraftAmount path="taxRate" label="Tax rate, percent" format={percentFormat} placeholder="0" />
        )}
      </div>
      {type.value !== 'none' && (
        <div className={`${styles.pair} ${styles.stack}`}>
          <DraftText path="taxLabel" label="Tax name" help="Such as Sales tax, VAT or GST." maxLength={30} />
        </div>
      )}
      {isAdded && (
        <CheckField
          id="taxIncluded"
          label="Prices include tax"
          help="We add nothing and show how much tax is included."
          checked={included.value}
          onChange={included.onChange}
        />
      )}
    </>
  );
}
