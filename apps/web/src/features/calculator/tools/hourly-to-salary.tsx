import type { Quantity, UnitPrice } from '@paperwage/values';
import { divide, formatMoney, formatUnitPrice, timesQuantity } from '@paperwage/values';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AMOUNT_WANTED, priceOfOne, RATE_WANTED, readAmount, readHours, readRate } from './exact.ts';
import page from '../calculator-page.module.css';
import type { ToolProps } from './fields.ts';
import { calculatorHrefOf, useFields } from './fields.ts';
import { ResultSheet } from './result-sheet.tsx';
import styles from './tools.module.css';

const EXAMPLE = { from: 'hour', amount: '31.25', hours: '40', weeks: '52' };
const HOURS_OF_A_WEEK = 168;
const WEEKS_OF_A_YEAR = 52;
const DAYS_OF_A_WEEK = 5;

/** The tool at `/tools/hourly-to-salary`. */
export function HourlyToSalary({ sent }: ToolProps) {
  const [fields, set] = useFields(EXAMPLE, sent);
  const isHourly = fields.from === 'hour';
  const hours = readHours(fields.hours, HOURS_OF_A_WEEK);
  const weeks = /^\s*\d{1,2}\s*$/.test(fields.weeks) ? Number(fields.weeks) : undefined;
  const isWeeks = weeks !== undefined && weeks >= 1 && weeks <= WEEKS_OF_A_YEAR;
  const amount = isHourly ? readRate(fields.amount) : readAmount(fields.amount);
  const pay = amount !== undefined && hours && isWeeks ? convertPay(isHourly, amount, hours, weeks) : undefined;
  return (
    <div className={page.calculator}>
      <div className={styles.form}>
        <SegmentedField
          id="from"
          label="Convert from"
          value={fields.from}
          options={[
            { value: 'hour', label: 'Hourly rate' },
            { value: 'year', label: 'Salary' },
          ]}
          onChange={set('from')}
        />
        <TextField
          id="amount"
          label={isHourly ? 'Hourly rate' : 'Yearly salary'}
          value={fields.amount}
          inputMode="decimal"
          autoComplete="off"
          error={amount === undefined ? (isHourly ? RATE_WANTED : AMOUNT_WANTED) : undefined}
          onChange={set('amount')}
        />
        <TextField
          id="hours"
          label="Hours a week"
          value={fields.hours}
          inputMode="decimal"
          autoComplete="off"
          error={hours ? undefined : `Enter more than 0 hours, up to ${HOURS_OF_A_WEEK}.`}
          onChange={set('hours')}
        />
        <TextField
          id="weeks"
          label="Paid weeks a year"
          value={fields.weeks}
          inputMode="numeric"
          autoComplete="off"
          help="52 with paid vacation. Take off unpaid weeks."
          error={isWeeks ? undefined : 'Enter a whole number from 1 to 52.'}
          onChange={set('weeks')}
        />
      </div>
      <ResultSheet
        label={isHourly ? 'A year' : 'An hour'}
        answer={pay && `$${isHourly ? pay.year : pay.hour}`}
        rows={pay ? rowsOf(pay) : []}
        notes={['Before taxes and without overtime.']}
        link={{
          href: calculatorHrefOf({ basis: isHourly ? 'hour' : 'year', pay: fields.amount }),
          text: 'Calculate take-home pay',
        }}
      />
    </div>
  );
}

function rowsOf({ hour, day, week, twoWeeks, month, year }: ReturnType<typeof convertPay>) {
  return [
    ['An hour', hour],
    ['A day of five a week', day],
    ['A week', week],
    ['Two weeks', twoWeeks],
    ['A month, a twelfth of the year', month],
    ['A year', year],
  ] as const;
}

/** The same pay for other lengths of time, as text. `amount` is a rate in hundredths of a cent, or a salary in cents. */
export function convertPay(isHourly: boolean, amount: number, hours: Quantity, weeks: number) {
  const hoursOfYear = (hours * weeks) as Quantity;
  const year = isHourly ? timesQuantity(amount as UnitPrice, hoursOfYear) : (amount as ReturnType<typeof divide>);
  const week = isHourly ? timesQuantity(amount as UnitPrice, hours) : divide(year, weeks);
  const twoWeeks = isHourly ? timesQuantity(amount as UnitPrice, (hours * 2) as Quantity) : undefined;
  const hour = isHourly ? (amount as UnitPrice) : priceOfOne(year, hoursOfYear);
  return {
    hour: formatUnitPrice(hour),
    day: formatMoney(divide(week, DAYS_OF_A_WEEK)),
    week: formatMoney(week),
    twoWeeks: formatMoney(twoWeeks ?? divide(((year as number) * 2) as typeof year, weeks)),
    month: formatMoney(divide(year, 12)),
    year: formatMoney(year),
  };
}
