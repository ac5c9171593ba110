import { cents, dollars, formatMoney } from '@paperwage/values';
import type { FormW4, PayInput } from '../../index.ts';
import { payment, paidBefore, w4 } from '../../testing/payment.fixture.ts';
import type { FederalRules } from '../federal-rules.ts';
import { amountsOf, digestOf, linesPaid } from './state-samples.fixture.ts';

const STATUSES = ['single', 'marriedJointly', 'headOfHousehold'] as const;

type Filed = readonly [name: string, entries: Partial<PayInput>];

function formsOf(filingStatus: FormW4['filingStatus'], { socialSecurity: { wageBase } }: FederalRules): Filed[] {
  const older = { version: '2019', filingStatus, allowances: 2, extraWithholding: cents(1) } as const;
  const form = w4({ filingStatus });
  return [
    ['nothing entered', { w4: form }],
    ['step 2', { w4: { ...form, step2Checkbox: true } }],
    ['step 3: 2,000', { w4: { ...form, step3Credits: dollars(2_000) } }],
    ['step 3: a cent', { w4: { ...form, step3Credits: cents(1) } }],
    ['step 4(a): 5,000', { w4: { ...form, otherIncome: dollars(5_000) } }],
    ['step 4(b): 5,000', { w4: { ...form, deductions: dollars(5_000) } }],
    ['step 4(c): a cent', { w4: { ...form, extraWithholding: cents(1) } }],
    ['2019, 2 allowances', { w4: older }],
    ['exempt', { w4: { ...form, exempt: true } }],
    ['nonresident alien', { w4: { ...form, nonresidentAlien: true } }],
    ['2019, nonresident alien', { w4: { ...older, nonresidentAlien: true } }],
    ['bonus apart', { w4: form, supplemental: { amount: dollars(5_000), method: 'flat' } }],
    ['bonus with it', { w4: form, supplemental: { amount: dollars(5_000), method: 'aggregate' } }],
    ['2 million before', { w4: form, yearToDate: paidBefore(dollars(2_000_000), dollars(999_000)) }],
    ['a cent below base', { w4: form, yearToDate: paidBefore(cents(wageBase - 1)) }],
  ];
}

/** The federal taxes under every Form W-4, with a digest of the steps at every amount in the rules. */
export function federalTable(rules: FederalRules): string {
  const amounts = [0, 1, ...amountsOf(rules)];
  const rows = STATUSES.flatMap((status) =>
    formsOf(status, rules).flatMap(([name, entries]) =>
      (['ANNUAL', 'BI_WEEKLY'] as const).map((payFrequency) => {
        const input = { ...payment({ payDate: rules.from, payFrequency, ...entries }), state: undefined };
        const all = amounts.flatMap((amount) => [linesPaid(input, amount), linesPaid(input, amount + 1)]);
        const shown = linesPaid(input, dollars(60_000)).map(({ amount }) => formatMoney(amount).padStart(10));
        return `${[status, name, payFrequency].join(', ').padEnd(46)}${shown.join('')}  ${digestOf(all)}`;
      }),
    ),
  );
  return `${rows.join('\n')}\n`;
}
