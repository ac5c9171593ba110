import type { AmountField } from '@paperwage/documents/1099';
import { AMOUNT_FIELDS, AMOUNT_NAMES, set1099Field } from '@paperwage/documents/1099';
import { boxOfField } from '@paperwage/documents/forms';
import { Button } from '../../../ui/button.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { editWithUndo } from '../../builder/store/edits.ts';
import { BoxRow } from '../../tax-form-builder/boxes/box-row.tsx';
import styles from '../../tax-form-builder/boxes/boxes.module.css';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';

/** Amounts that were typed for the other form or another year: they are not printed, and can be taken away here. */
export function UnprintedAmounts() {
  const edition = useCalculation(({ result }) => result.document.edition);
  const typed = useBuilderState(({ draft }) => AMOUNT_FIELDS.filter((field) => draft[field].trim() !== '').join(' '));
  const left = AMOUNT_FIELDS.filter(
    (field) => field !== 'income' && typed.split(' ').includes(field) && !boxOfField(edition, field),
  );
  if (left.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Amounts without a box">
      <h2>Not on this form</h2>
      <ul className={styles.list}>
        {left.map((field) => (
          <Row key={field} field={field} />
        ))}
      </ul>
    </section>
  );
}

function Row({ field }: { field: AmountField }) {
  const { store } = useBuilder();
  const amount = useBuilderState(({ draft }) => draft[field]);
  const caption = AMOUNT_NAMES[field] ?? field;
  const remove = () =>
    editWithUndo(
      store,
      `${caption} removed.`,
      (draft) => set1099Field(draft, field, ''),
      (draft) => set1099Field(draft, field, amount),
    );
  return (
    <BoxRow path={field} number="–" caption={`${caption}: ${amount}`}>
      <Button id={field} aria-label={`Remove ${caption}`} onClick={() => keepFocus(remove)}>
        Remove
      </Button>
    </BoxRow>
  );
}
