import type { Cents } from '@paperwage/values';
import { calendarDate, dollars, ZERO } from '@paperwage/values';
import recorded from '../../examples/federal.json';
import { calculatePay } from '../calculate-pay.ts';
import type { FormW4, KeyedTax, PayFrequency } from '../pay.ts';
import type { RuleBook } from '../rule-book/rule-book.ts';
import type { FilingStatus } from '../working/working.ts';
import type { ExampleOutcome } from './example-outcome.ts';

export type FederalExample = (typeof recorded.examples)[number];

/** Every recorded example of the federal taxes. */
export const FEDERAL_EXAMPLES: readonly FederalExample[] = recorded.examples;

const FREQUENCIES: Readonly<Record<string, PayFrequency>> = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  biweekly: 'BI_WEEKLY',
  semimonthly: 'SEMI_MONTHLY',
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  semiannually: 'SEMI_ANNUAL',
  annually: 'ANNUAL',
};

const STATUSES: Readonly<Record<string, FilingStatus>> = {
  single: 'single',
  married_jointly: 'marriedJointly',
  head_of_household: 'headOfHousehold',
};

/** Calculates what an example states: income tax, social security and Medicare. */
export function runFederalExample(example: FederalExample, rules: RuleBook): ExampleOutcome {
  const { id, year, category, source } = example;
  const withheld = calculate(example, rules);
  const { federal, fica, medicare } = example.expected;
  const tolerance = dollars(example.tolerance);
  const ofOthers = 'toleranceFicaMedicare' in example ? dollars(Number(example.toleranceFicaMedicare)) : tolerance;
  return {
    id,
    state: 'US',
    year,
    kind: category === 'official' ? 'printed' : 'other',
    source,
    amounts: [
      { expected: dollars(federal), calculated: withheld('federalIncomeTax'), tolerance },
      { expected: dollars(fica), calculated: withheld('socialSecurity'), tolerance: ofOthers },
      { expected: dollars(medicare), calculated: withheld('medicare'), tolerance: ofOthers },
    ],
  };
}

function calculate(example: FederalExample, rules: RuleBook): (tax: KeyedTax) => Cents {
  const { lines } = calculatePay(
    {
      payDate: calendarDate(`${example.year}-07-01`),
      payFrequency: named(FREQUENCIES, example.payFrequency),
      grossPay: dollars(example.gross),
      state: 'TX',
      w4: certificate(example),
      yearToDate: {
        socialSecurityWages: dollars(example.ytdSocialSecurityWages),
        medicareWages: dollars(example.ytdMedicareWages),
        supplementalWages: ZERO,
      },
    },
    rules,
  );
  return (tax) => lines.find((line) => line.tax === tax)!.amount;
}

function certificate(example: FederalExample): FormW4 {
  const filingStatus = named(STATUSES, example.filingStatus);
  const extraWithholding = dollars(example.extra);
  if ('w4Version' in example) {
    return { version: '2019', filingStatus, allowances: Number(example.allowances), extraWithholding };
  }
  return {
    version: '2020',
    filingStatus,
    step2Checkbox: example.step2Checkbox,
    step3Credits: dollars(example.step3Credits),
    otherIncome: dollars(example.otherIncome),
    deductions: dollars(example.deductions),
    extraWithholding,
  };
}

function named<Value>(table: Readonly<Record<string, Value>>, name: string): Value {
  const value = table[name];
  if (value === undefined) throw new Error(`The examples use ${name}, which is not known here`);
  return value;
}
