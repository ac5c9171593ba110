import type { Phrase } from '@paperwage/documents';
import { explainWorking, taxName } from '@paperwage/documents';
import type { Coverage, PayInput, RuleBook, Source, Standing, Working } from '@paperwage/payroll';
import type { TaxLine } from '@paperwage/payroll';
import {
  calculatePay,
  grossFromNet,
  NOTHING_PAID,
  ordinaryPayDate,
  PayProblem,
  PERIODS_PER_YEAR,
  plainW4,
  step3Credits,
  yearOfPaychecks,
} from '@paperwage/payroll';
import { taxedKindOf, type PreTaxDeduction } from '@paperwage/payroll';
import type { CalendarDate, Cents, StateCode } from '@paperwage/values';
import { formatMoney, STATE_NAMES, subtract, sum } from '@paperwage/values';
import { formatQuantity, parseUnitPrice, formatUnitPrice, times, ZERO } from '@paperwage/values';
import type { PayEntries } from './handed-pay.ts';
import type { EntryProblems, PayFigures } from './entries.ts';
import { PRE_TAX_NAMES, readEntries } from './entries.ts';
import { coverageNotes, yearNotes } from './pay-notes.ts';

/** How a line came about, and where its rule is written; the pay itself follows no rule. */
export interface Why {
  readonly steps: readonly Phrase[];
  readonly rule?: { readonly title: string; readonly url: string | null; readonly checked: CalendarDate };
  readonly standing?: Standing;
}

/** A line between gross pay and take-home pay. */
export interface PayLine {
  readonly key: string;
  readonly name: string;
  readonly group: 'preTax' | 'federal' | 'socialSecurity' | 'medicare' | 'state';
  /** Of the paycheck, and of all paychecks of the year. */
  readonly amount: Cents;
  readonly year: Cents;
  readonly why: Why;
}

/** A paycheck line by line, and the year of it. */
export interface Paycheck {
  readonly periods: number;
  readonly gross: Cents;
  readonly net: Cents;
  readonly yearGross: Cents;
  readonly yearNet: Cents;
  readonly grossWhy: Why;
  readonly lines: readonly PayLine[];
  /** Dollar amount of Form W-4 step 3, a year. */
  readonly credits: Cents;
  readonly coverage: Coverage;
  /** What the year does not take in equal parts, and what the figures leave out, in sentences. */
  readonly notes: readonly string[];
  readonly input: PayInput;
}

export type CalculatedPay = { readonly paycheck: Paycheck } | { readonly problems: EntryProblems };

/**
 * The paycheck of these entries, with the year of as many such paychecks as it has. Entries that cannot be calculated
 * with are answered by what to enter instead.
 */
export function calculatePaycheck(entries: PayEntries, state: StateCode, rules: RuleBook): CalculatedPay {
  const read = readEntries(entries);
  if ('problems' in read) return read;
  const { figures } = read;
  const pay = withoutGross(entries, figures, state, rules);
  try {
    const { gross, nearest } = grossOf(figures, pay, rules);
    const input = { ...pay, grossPay: gross };
    return { paycheck: paycheckOf(entries, figures, input, nearest, rules) };
  } catch (error) {
    if (!(error instanceof PayProblem)) throw error;
    return { problems: problemsOf(error, figures) };
  }
}

function withoutGross(entries: PayEntries, figures: PayFigures, state: StateCode, rules: RuleBook) {
  const { children, dependents, preTax, hours } = figures;
  const payDate = ordinaryPayDate(entries.year);
  return {
    payDate,
    payFrequency: entries.frequency,
    preTaxDeductions: preTax,
    state,
    w4: plainW4(
      entries.status,
      step3Credits({ childrenUnder17: children, otherDependents: dependents }, payDate, rules),
    ),
    ...(hours === undefined ? {} : { hoursWorked: hours }),
    yearToDate: NOTHING_PAID,
  } satisfies Omit<PayInput, 'grossPay'>;
}

/** The gross pay; where no cent leaves the net pay that was entered, the next one above it. */
function grossOf(
  { basis, amount }: PayFigures,
  pay: Omit<PayInput, 'grossPay'>,
  rules: RuleBook,
): { readonly gross: Cents; readonly nearest?: string } {
  if (basis !== 'net') return { gross: amount };
  const found = grossFromNet(amount, pay, rules);
  if (found.exact) return { gross: found.grossPay };
  const { below, above } = found;
  const nearest =
    `No gross pay leaves exactly ${formatMoney(amount)}: ${formatMoney(below.grossPay)} leaves ` +
    `${formatMoney(below.netPay)}, and ${formatMoney(above.grossPay)} leaves ${formatMoney(above.netPay)}.`;
  return { gross: above.grossPay, nearest };
}

function paycheckOf(
  entries: PayEntries,
  figures: PayFigures,
  input: PayInput & { readonly preTaxDeductions: readonly PreTaxDeduction[] },
  nearest: string | undefined,
  rules: RuleBook,
): Paycheck {
  const state = input.state!;
  const periods = PERIODS_PER_YEAR[input.payFrequency];
  const one = calculatePay(input, rules);
  const { taxes, last } = yearOfPaychecks(input, rules);
  const lines = [
    ...input.preTaxDeductions.map((deduction) => preTaxLine(deduction, periods, input, rules)),
    ...one.lines.map((line) => taxLine(line, taxes[line.tax] ?? ZERO, state)),
  ];
  const yearGross = times(input.grossPay, periods);
  return {
    periods,
    gross: input.grossPay,
    net: subtract(input.grossPay, sum(lines.map(({ amount }) => amount))),
    yearGross,
    yearNet: subtract(yearGross, sum(lines.map(({ year }) => year))),
    grossWhy: { steps: grossSteps(entries, figures, input.grossPay, periods) },
    lines,
    credits: input.w4.version === '2020' ? input.w4.step3Credits : ZERO,
    coverage: one.coverage,
    notes: [
      ...(nearest === undefined ? [] : [nearest]),
      ...yearNotes(one, last, taxes, periods, state),
      ...coverageNotes(one.coverage),
    ],
    input,
  };
}

const GROUPS: Readonly<Record<string, PayLine['group']>> = {
  federalIncomeTax: 'federal',
  socialSecurity: 'socialSecurity',
  medicare: 'medicare',
};

function taxLine(line: TaxLine, year: Cents, state: StateCode): PayLine {
  return {
    key: line.tax,
    name: taxName(line, state),
    group: GROUPS[line.tax] ?? 'state',
    amount: line.amount,
    year,
    why: explainTaxWorking(line.working),
  };
}

/** The working of a tax, step by step, with the rule it follows. */
export function explainTaxWorking(working: Working): Why {
  const { steps, standing } = explainWorking(working);
  return { steps, standing, rule: ruleOf(working.source) };
}

function ruleOf(source: Source): NonNullable<Why['rule']> {
  const { publication, edition, table, publisher, url, checked } = source;
  const title = [publication + (edition === undefined ? '' : ` (${edition})`), table, publisher];
  return { title: title.filter((part) => part !== undefined).join(', '), url, checked };
}

function preTaxLine(
  { class: kind, amount }: PreTaxDeduction,
  periods: number,
  { state, payDate }: PayInput,
  { preTax, statePreTax }: RuleBook,
): PayLine {
  const taxed = taxedKindOf(kind);
  const lowersPayroll = preTax.socialSecurityAndMedicare.lowers.includes(taxed);
  const exception = statePreTax.exceptions.find(
    (one) => one.state === state && one.from <= payDate && payDate <= one.to && one.taxed.includes(taxed),
  );
  const year = times(amount, periods);
  const { source, standing } = preTax[lowersPayroll ? 'socialSecurityAndMedicare' : 'federalIncomeTax'];
  return {
    key: kind,
    name: PRE_TAX_NAMES[kind as keyof typeof PRE_TAX_NAMES],
    group: 'preTax',
    amount,
    year,
    why: {
      steps: [
        sentence(`${formatMoney(amount)} × ${paychecks(periods)} = `, formatMoney(year)),
        sentence(
          lowersPayroll
            ? 'It comes off before federal income tax, Social Security and Medicare.'
            : 'It comes off before federal income tax, but not before Social Security and Medicare.',
        ),
        ...(exception ? [sentence(`${STATE_NAMES[state!]} taxes it all the same.`)] : []),
      ],
      standing,
      rule: ruleOf(source),
    },
  };
}

function grossSteps(entries: PayEntries, figures: PayFigures, gross: Cents, periods: number): readonly Phrase[] {
  const year = times(gross, periods);
  const ofYear = sentence(`${formatMoney(gross)} × ${paychecks(periods)} = `, formatMoney(year));
  switch (figures.basis) {
    case 'paycheck':
      return [ofYear];
    case 'year':
      return [sentence(`${entries.pay.trim()} ÷ ${paychecks(periods)} = `, formatMoney(gross))];
    case 'hour': {
      const rate = formatUnitPrice(parseUnitPrice(entries.pay)!);
      return [sentence(`${rate} × ${formatQuantity(figures.hours!)} hours = `, formatMoney(gross)), ofYear];
    }
    case 'net':
      return [
        sentence(`To take home ${formatMoney(figures.amount)} after taxes and deductions takes `, formatMoney(gross)),
        ofYear,
      ];
  }
}

function paychecks(periods: number): string {
  return periods === 1 ? '1 paycheck' : `${periods} paychecks`;
}

/** A sentence, and the figure it leads up to. */
function sentence(text: string, figure?: string): Phrase {
  const plain = { text, strong: false };
  return figure === undefined ? [plain] : [plain, { text: figure, strong: true }];
}

function problemsOf(error: PayProblem, { basis, preTax, amount }: PayFigures): EntryProblems {
  if (error.code === 'noGrossForNet') return { pay: `No gross pay leaves this. ${error.todo}` };
  const kind = preTax[0]?.class as keyof EntryProblems;
  if (error.code === 'preTaxAboveGross' && basis !== 'net') {
    const total = sum(preTax.map((one) => one.amount));
    return { [kind]: `${formatMoney(total)} before tax is more than the pay of ${formatMoney(amount)}.` };
  }
  return { pay: `${error.message} ${error.todo}` };
}
