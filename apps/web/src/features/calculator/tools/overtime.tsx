import type { Cents, Quantity, UnitPrice } from '@paperwage/values';
import { add, formatDollars, formatMoney, formatQuantity, formatUnitPrice, timesQuantity } from '@paperwage/values';
import { TextField } from '../../../ui/text-field.tsx';
import {
  AMOUNT_WANTED,
  priceOfOne,
  proportion,
  RATE_WANTED,
  readHours,
  readOptionalAmount,
  readRate,
} from './exact.ts';
import page from '../calculator-page.module.css';
import type { ToolProps } from './fields.ts';
import { calculatorHrefOf, useFields } from './fields.ts';
import { ResultSheet } from './result-sheet.tsx';
import styles from './tools.module.css';

const EXAMPLE = { rate: '20.00', hours: '46', other: '' };
const HOURS_OF_A_WEEK = 168;
/** After which the federal law asks for overtime pay: 29 U.S.C. 207(a)(1). In ten-thousandths. */
const STRAIGHT_HOURS = 400_000;

/** The tool at `/tools/overtime`. */
export function Overtime({ sent }: ToolProps) {
  const [fields, set] = useFields(EXAMPLE, sent);
  const rate = readRate(fields.rate);
  const hours = readHours(fields.hours, HOURS_OF_A_WEEK);
  const other = readOptionalAmount(fields.other);
  const week =
    rate !== undefined && hours !== undefined && other !== undefined ? payWeek(rate, hours, other) : undefined;
  return (
    <div className={page.calculator}>
      <div className={styles.form}>
        <TextField
          id="rate"
          label="Hourly rate"
          value={fields.rate}
          inputMode="decimal"
          autoComplete="off"
          error={rate === undefined ? RATE_WANTED : undefined}
          onChange={set('rate')}
        />
        <TextField
          id="hours"
          label="Hours worked in the week"
          value={fields.hours}
          inputMode="decimal"
          autoComplete="off"
          error={hours === undefined ? `Enter hours from 0 to ${HOURS_OF_A_WEEK}.` : undefined}
          onChange={set('hours')}
        />
        <TextField
          id="other"
          label="Other pay for the week"
          value={fields.other}
          inputMode="decimal"
          autoComplete="off"
          help="Promised bonuses, commissions and shift pay count toward the regular rate."
          error={other === undefined ? AMOUNT_WANTED : undefined}
          onChange={set('other')}
        />
      </div>
      <ResultSheet
        label="Pay for the week"
        answer={week && formatDollars(week.total)}
        rows={week ? rowsOf(week, hours!, other!) : []}
        notes={[
          'We follow the federal rule: time and a half over 40 hours a week. Some states, such as California, also ask for overtime on long days. We don’t calculate those.',
          <>
            Source:{' '}
            <a href="https://www.dol.gov/agencies/whd/fact-sheets/23-flsa-overtime-pay" rel="noreferrer">
              Fact Sheet 23, Overtime Pay Requirements of the FLSA
            </a>
            , US Department of Labor, and 29 CFR 778.109 and 778.110.
          </>,
        ]}
        link={{
          href: calculatorHrefOf({
            basis: 'paycheck',
            frequency: 'WEEKLY',
            ...(week ? { pay: formatMoney(week.total) } : {}),
          }),
          text: 'Calculate take-home pay',
        }}
      />
    </div>
  );
}

function rowsOf(week: ReturnType<typeof payWeek>, hours: Quantity, other: Cents) {
  return [
    [`Hourly pay, ${formatQuantity(hours)} hours`, formatMoney(week.straight)],
    ['Other pay', formatMoney(other)],
    ['Regular rate', formatUnitPrice(week.regularRate)],
    ['Overtime hours', formatQuantity(week.overtimeHours)],
    ['Extra half of the regular rate', formatMoney(week.premium)],
    ['Pay for the week', formatMoney(week.total)],
  ] as const;
}

/**
 * A week of hourly work by the Fair Labor Standards Act: the regular rate is all pay of the week over all hours of it,
 * and each hour over 40 earns an extra half of it (29 CFR 778.109, 778.110). The extra is rounded once.
 */
export function payWeek(rate: UnitPrice, hours: Quantity, other: Cents) {
  const straight = timesQuantity(rate, hours);
  const all = add(straight, other);
  const overtimeHours = Math.max(0, hours - STRAIGHT_HOURS) as Quantity;
  const premium = proportion(all, overtimeHours, hours * 2) as Cents;
  return { straight, regularRate: priceOfOne(all, hours), overtimeHours, premium, total: add(all, premium) };
}
