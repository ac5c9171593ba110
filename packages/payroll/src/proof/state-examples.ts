import type { StateCode } from '@paperwage/values';
import { calendarDate, dollars, sum, ZERO } from '@paperwage/values';
import printed from '../../examples/more-states.json';
import recorded from '../../examples/states.json';
import { calculatePay } from '../calculate-pay.ts';
import type { StateElections, StateFilingStatus } from '../pay-input/elections.ts';
import type { PayFrequency, TaxLine } from '../pay.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import type { ExampleKind, ExampleOutcome } from './example-outcome.ts';

/** A worked example of a state's withholding, as published or as another engine computes it. */
export interface StateExample {
  readonly id: string;
  readonly state: StateCode;
  readonly year: number;
  readonly payDate: string | null;
  readonly payFrequency: keyof typeof FREQUENCIES;
  readonly gross: number;
  readonly filingStatus: StateFilingStatus;
  readonly allowances: number | null;
  readonly dependents: number | null;
  readonly elections: Readonly<Record<string, unknown>>;
  readonly expected: number;
  readonly tolerance: number;
  readonly evidence: keyof typeof KINDS;
  readonly source: string;
}

const FREQUENCIES = {
  daily260: 'DAILY',
  weekly: 'WEEKLY',
  biweekly: 'BI_WEEKLY',
  semimonthly: 'SEMI_MONTHLY',
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  annual: 'ANNUAL',
  /** A bonus by itself, which gives no pay period. */
  supplemental: 'ANNUAL',
} as const satisfies Record<string, PayFrequency>;

/** Only what an agency has printed itself counts as its example. */
const KINDS = {
  'agency-example': 'printed',
  'agency-printed-table-or-example': 'printed',
  'agency-calculator': 'calculator',
  software: 'other',
  derived: 'other',
  'third-party-formula': 'other',
} as const satisfies Record<string, ExampleKind>;

/**
 * Examples that contradict what else their state publishes, and why. Maryland prints tables that give joint filers the
 * deduction for single filers and have no rate below 4.75%; the engine follows the state's own calculator.
 */
export const CONTRADICTED: Readonly<Record<string, string>> = {
  'MD-2026-16':
    'Maryland’s printed tables use the single filer’s deduction for joint filers and start at 4.75%. The state’s own calculator, the source of the other 2026 examples, gives $68.40.',
  'P-ND-2026-01':
    'The example in the booklet of North Dakota still follows the table of 2025. By the table of 2026 in the same booklet the tax of a year is 702.',
};

const AMOUNTS = ['federalWithholdingThisPeriod', 'ficaRetirementThisPeriod', 'exemptionAmount', 'iaW4AllowanceDollars'];

const RATES = ['azElectedRate', 'countyRate'];

/** Entries that say how the example came about, not what the certificate says. */
const REMARKS = ['method', 'item', 'supplemental'];

/** Every recorded example of the states. */
export const STATE_EXAMPLES = [...recorded, ...printed] as unknown as readonly StateExample[];

/** Calculates what an example states, with the rules of its pay date. */
export function runStateExample(example: StateExample, rules: RuleBook): ExampleOutcome {
  const { id, state, year, evidence, source } = example;
  const contradiction = CONTRADICTED[id];
  const calculated = withheld(example, rules);
  return {
    id,
    state,
    year,
    kind: KINDS[evidence],
    source,
    amounts: [{ expected: dollars(example.expected), calculated, tolerance: dollars(example.tolerance) }],
    ...(contradiction === undefined ? {} : { contradiction }),
  };
}

function withheld(example: StateExample, rules: RuleBook) {
  const grossPay = dollars(example.gross);
  const { lines } = calculatePay(
    {
      payDate: calendarDate(example.payDate ?? `${example.year}-06-15`),
      payFrequency: FREQUENCIES[example.payFrequency],
      grossPay,
      ...(example.payFrequency === 'supplemental' ? { supplemental: { amount: grossPay, method: 'flat' } } : {}),
      state: example.state,
      w4: {
        version: '2020',
        filingStatus: 'single',
        step2Checkbox: false,
        step3Credits: ZERO,
        otherIncome: ZERO,
        deductions: ZERO,
        extraWithholding: ZERO,
      },
      elections: electionsOf(example),
      yearToDate: { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO },
    },
    rules,
  );
  return sum(lines.filter((line) => isOfExample(example, line)).map(({ amount }) => amount));
}

function electionsOf({ filingStatus, allowances, dependents, elections }: StateExample): StateElections {
  const written = Object.entries(elections)
    .filter(([name]) => !REMARKS.includes(name))
    .map(([name, value]) => {
      if (AMOUNTS.includes(name)) return [name, dollars(value as number)];
      if (RATES.includes(name)) return [name, Math.round((value as number) * 1_000_000)];
      return [name, value];
    });
  return {
    filingStatus,
    ...(allowances === null ? {} : { allowances }),
    ...(dependents === null ? {} : { dependents }),
    ...(Object.fromEntries(written) as StateElections),
  };
}

/** Maryland's calculator gives state and county tax in one figure; examples of other places give the place's tax alone. */
function isOfExample({ state, elections }: StateExample, { tax }: TaxLine): boolean {
  const isOfPlace = tax.startsWith('named:');
  if (state === 'MD') return isOfPlace || tax === 'stateIncomeTax';
  return 'county' in elections || 'countyRate' in elections || 'locality' in elections
    ? isOfPlace
    : tax === 'stateIncomeTax';
}
