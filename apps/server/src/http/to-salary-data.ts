import type { SalaryCalculateData, TaxKey } from '@paperwage/api-contract';
import type { Coverage, Figure, PayTaxes, TaxLine, TaxName, WorkingStep } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { STATE_NAMES, formatUsDate } from '@paperwage/values';

const KEYS: Readonly<Record<TaxName, TaxKey>> = {
  federalIncomeTax: 'federal',
  socialSecurity: 'fica',
  medicare: 'medicare',
  stateIncomeTax: 'state',
  stateDisability: 'sdi',
  stateUnemployment: 'sui',
  workersCompensation: 'wc',
  familyLeave: 'fli',
  transit: 'trans',
};

const CENTS_IN_A_DOLLAR = 100;
const PARTS_IN_A_PERCENT = 10_000;

type Explanation = SalaryCalculateData['explanations'][number];
type WireFigure = Explanation['steps'][number]['figures'][string];

/** The taxes of one payment under the names of the wire. Lines that no rule covers are null, never 0. */
export function toSalaryData({ lines, coverage }: PayTaxes, timeStamp: number): SalaryCalculateData {
  const { state } = coverage;
  if (state === undefined) throw new Error('A salary request names its state; the contract fills it in.');
  const item = coverage.stateItems === 'missing' ? null : 0;
  const data: SalaryCalculateData = {
    federal: 0,
    fica: 0,
    state: coverage.stateIncomeTax === 'missing' ? null : 0,
    medicare: 0,
    sdi: item,
    sui: item,
    wc: item,
    fli: item,
    trans: item,
    wst: 0,
    stateTaxTypes: [],
    timeStamp,
    explanations: lines.map(toExplanation),
    coverage: { ...coverage, state, message: coverageSentence(coverage, state) },
  };
  for (const { tax, amount } of lines) data[KEYS[tax]] = amount / CENTS_IN_A_DOLLAR;
  return data;
}

function toExplanation({ tax, taxable, amount, working }: TaxLine): Explanation {
  return {
    key: KEYS[tax],
    amount: amount / CENTS_IN_A_DOLLAR,
    taxable: taxable / CENTS_IN_A_DOLLAR,
    steps: working.steps.map(toStep),
    source: working.source,
    standing: working.standing,
  };
}

function toStep({ step, line, figures }: WorkingStep): Explanation['steps'][number] {
  const written: Record<string, WireFigure> = {};
  for (const [name, figure] of Object.entries<Figure>(figures)) written[name] = toFigure(figure);
  return line === undefined ? { step, figures: written } : { step, line, figures: written };
}

function toFigure(figure: Figure): WireFigure {
  switch (figure.unit) {
    case 'cents':
      return { unit: 'dollars', value: figure.value / CENTS_IN_A_DOLLAR };
    case 'rate':
      return { unit: 'percent', value: figure.value / PARTS_IN_A_PERCENT };
    default:
      return figure;
  }
}

function coverageSentence({ payDate, stateIncomeTax, stateItems }: Coverage, state: StateCode): string {
  const name = STATE_NAMES[state];
  const day = formatUsDate(payDate);
  const missing = [
    ...(stateIncomeTax === 'missing' ? ['income tax'] : []),
    ...(stateItems === 'missing' ? ['other state items'] : []),
  ];
  if (missing.length > 0) {
    return `The ${missing.join(' and ')} of ${name} ${missing.length > 1 || stateIncomeTax !== 'missing' ? 'are' : 'is'} not covered yet for ${day}. Enter the amounts yourself.`;
  }
  if (stateIncomeTax === 'none') return `${name} taxes no wages on ${day}.`;
  return `${name} is covered for ${day}.`;
}
