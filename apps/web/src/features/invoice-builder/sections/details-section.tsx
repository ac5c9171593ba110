import { CURRENCIES, currencyName, generatedNumber, INVOICE_TERMS, termsName } from '@paperwage/documents/invoice';
import { formatUsDate } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { useDraftChoice } from '../../builder/fields/use-field.ts';
import { writeAt } from '../../builder/store/draft-path.ts';
import { editDraft } from '../../builder/store/edits.ts';
import { useBuilder, useCalculation } from '../store/builder.ts';

const TERMS = INVOICE_TERMS.map((value) => ({ value, label: termsName(value) }));
const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: `${currencyName(value)} (${value})` }));

/** What it is called, when it is from and when it is to be paid. */
export function DetailsSection() {
  const terms = useDraftChoice<string>('terms');
  const currency = useDraftChoice<string>('currency');
  const due = useCalculation(({ result }) => result.document.due);
  const help = due && terms.value !== 'custom' ? `Due ${formatUsDate(due)}.` : undefined;
  return (
    <div className={styles.group}>
      <div className={`${styles.pair} ${styles.stack}`}>
        <DocumentNumber />
        <DraftDate path="date" label="Invoice date" />
      </div>
      <div className={`${styles.pair} ${styles.stack}`}>
        <SelectField id="terms" label="Terms" options={TERMS} help={help} {...terms} />
        {terms.value === 'custom' && <DraftDate path="customDueDate" label="Due date" />}
      </div>
      <div className={`${styles.pair} ${styles.stack}`}>
        <SelectField id="currency" label="Currency" options={CURRENCY_OPTIONS} {...currency} />
        <DraftText path="formName" label="Document title" help="Such as Estimate or Quote." maxLength={40} />
      </div>
    </div>
  );
}

function DocumentNumber() {
  const { store, context } = useBuilder();
  const generate = () => editDraft(store, (draft) => writeAt(draft, 'number', generatedNumber(context.random)));
  return (
    <DraftText
      path="number"
      label="Invoice number"
      maxLength={40}
      required
      action={
        // A button that takes the focus near the foot of the window is scrolled away from under the press.
        <Button look="text" onMouseDown={(event) => event.preventDefault()} onClick={generate}>
          Generate
        </Button>
      }
    />
  );
}

function DraftDate({ path, label }: { path: string; label: string }) {
  const field = useDraftChoice<string>(path);
  return <DateField id={path} label={label} {...field} />;
}
