import { formatFigure } from '@paperwage/documents';
import { frequencyInSentence } from '@paperwage/documents/pay-stub';
import type { StepName, TaxLine, Working, WorkingStep } from '@paperwage/payroll';
import { sourceTitle } from '@paperwage/payroll';
import { formatMoney, formatUsDate, yearOf } from '@paperwage/values';
import type { ContentBlock, LedgerRow } from './content-types.ts';
import type { WorkedExample } from './worked-examples.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * The row of each step of a calculation; nothing for a step whose number is in the next row. A step that is not here
 * stops the build, so that no calculation is published with a gap.
 */
const ROWS: Partial<Record<StepName, (texts: Texts, line: string | undefined) => readonly LedgerRow[]>> = {
  annualize: ({ wages, periods, annual }) => [
    { title: 'Convert to yearly pay', working: `${wages} × ${periods}`, result: annual! },
  ],
  subtractPreTax: ({ wages, amount, remaining }) => [
    { title: 'Subtract the pre-tax deduction', working: `${wages} − ${amount}`, result: remaining! },
  ],
  withholdingAdjustment: () => [],
  noWithholdingAdjustment: () => [],
  addDeductions: ({ adjustment, deductions, total }) => [
    { title: 'Add step 4(b) of Form W-4', working: `${adjustment} + ${deductions}`, result: total! },
  ],
  subtractDeductions: ({ amount, deductions, remaining }) => [
    {
      title: 'Subtract the yearly adjustment',
      short: `Subtract ${deductions}`,
      working: `${amount} − ${deductions}`,
      result: remaining!,
    },
  ],
  standardSchedule: () => [],
  step2Schedule: () => [],
  applyBracket: ({ amount, over, excess, base, rate, tax }, line) => [
    // Worksheet 1A has a line for it, which the working tells together with the next.
    {
      title: 'Amount over the bracket’s start',
      working: `${amount} − ${over}`,
      ...(line === '2g' ? { line: 'line 2e' } : {}),
      result: excess!,
    },
    {
      title: `Tax at ${rate}, plus the brackets below`,
      short: 'Tax by bracket',
      working: `${excess} × ${rate} + ${base}`,
      result: tax!,
    },
  ],
  divideByPeriods: ({ annual, periods, perPeriod }) => [
    {
      title: `Divide by ${periods} paychecks`,
      short: `Divide by ${periods}`,
      working: `${annual} ÷ ${periods}`,
      result: perPeriod!,
    },
  ],
  creditsPerPeriod: ({ credits, periods, perPeriod }) => [
    { title: 'Credits from step 3, per paycheck', working: `${credits} ÷ ${periods}`, result: perPeriod! },
  ],
  subtractCredits: ({ tax, credits, remaining }) => [
    { title: 'Subtract the credits', working: `${tax} − ${credits}`, result: remaining! },
  ],
  underWageBase: () => [],
  capAtWageBase: ({ before, wageBase, taxable }) => [
    { title: 'Wages left under the wage base', working: `${wageBase} − ${before}`, result: taxable! },
  ],
  applyRate: ({ wages, rate, tax }) => [{ title: `Tax at ${rate}`, working: `${wages} × ${rate}`, result: tax! }],
};

/** The calculation of one tax, a row a step, with its source. Throws an Error for a step that has no row. */
export function ledgerOf(title: string, { input }: WorkedExample, line: TaxLine): ContentBlock {
  const { source, standing } = line.working;
  return {
    kind: 'ledger',
    title: `${title} on ${formatMoney(input.grossPay)}`,
    note: noteOf(input),
    rows: rowsOf(line.working),
    source: { title: sourceTitle(source), ...(source.url === null ? {} : { url: source.url }), standing },
    year: yearOf(input.payDate),
  };
}

/** The rows of a calculation. */
export function rowsOf({ steps }: Pick<Working, 'steps'>): readonly LedgerRow[] {
  return steps.flatMap(rowsOfStep);
}

function noteOf({ payDate, payFrequency, w4 }: WorkedExample['input']): string {
  const { filingStatus } = w4;
  const status = filingStatus === 'single' ? filingStatus : formatFigure({ unit: 'filingStatus', value: filingStatus });
  return `Paid ${frequencyInSentence(payFrequency)}, ${status}, pay date ${formatUsDate(payDate)}`;
}

function rowsOfStep(step: WorkingStep): readonly LedgerRow[] {
  const rows = ROWS[step.step];
  if (!rows) throw new Error(`The ledger has no row for the step "${step.step}". Add one to ledger.ts.`);
  const texts = Object.fromEntries(Object.entries(step.figures).map(([name, figure]) => [name, formatFigure(figure)]));
  const { line } = step;
  return rows(texts, line).map((row) => (line === undefined ? row : { line: `line ${line}`, ...row }));
}
