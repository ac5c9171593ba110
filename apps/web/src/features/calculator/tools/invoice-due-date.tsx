import type { InvoiceTerms } from '@paperwage/documents/invoice';
import { dueDate, INVOICE_TERMS, termsName } from '@paperwage/documents/invoice';
import { addDays, formatLongDate, isWeekend, parseCalendarDate, parseTypedDate } from '@paperwage/values';
import type { CalendarDate } from '@paperwage/values';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import page from '../calculator-page.module.css';
import type { ToolProps } from './fields.ts';
import { useFields } from './fields.ts';
import { ResultSheet } from './result-sheet.tsx';
import styles from './tools.module.css';

const EXAMPLE = { date: '2026-11-20', terms: '30' };
const TERMS = INVOICE_TERMS.filter((terms) => terms !== 'none' && terms !== 'custom' && terms !== 'on_receipt').map(
  (value) => ({ value, label: termsName(value) }),
);

/** The tool at `/tools/invoice-due-date`. */
export function InvoiceDueDate({ sent }: ToolProps) {
  const [fields, set] = useFields(EXAMPLE, sent);
  // What was typed before the page answered is as people write it.
  const date = parseCalendarDate(fields.date) ?? parseTypedDate(fields.date);
  const due = dueDate({ date: date ?? '', terms: fields.terms as InvoiceTerms, customDueDate: '' });
  return (
    <div className={page.calculator}>
      <div className={styles.form}>
        <DateField
          id="date"
          label="Invoice date"
          value={date ?? ''}
          error={date ? undefined : 'Enter the date as 11/20/2026.'}
          onChange={set('date')}
        />
        <SelectField id="terms" label="Terms" value={fields.terms} options={TERMS} onChange={set('terms')} />
      </div>
      <ResultSheet
        label="Due"
        answer={due && formatLongDate(due)}
        rows={
          date && due
            ? [
                ['Invoice date', dayAndDate(date)],
                ['Terms', termsName(fields.terms as InvoiceTerms)],
                ['Due date', dayAndDate(due)],
              ]
            : []
        }
        notes={[
          'Every day counts, weekends and holidays too. The day after the invoice date is the first.',
          ...(due && isWeekend(due) ? [`A bank may take the payment on ${dayAndDate(nextWorkday(due))}.`] : []),
        ]}
        link={{ href: '/invoice-generator', text: 'Make an invoice' }}
      />
    </div>
  );
}

function dayAndDate(date: CalendarDate): string {
  const day = new Date(date).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  return `${day}, ${formatLongDate(date)}`;
}

function nextWorkday(date: CalendarDate): CalendarDate {
  let day = date;
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}
