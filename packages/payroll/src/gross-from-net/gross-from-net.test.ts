import type { Cents, StateCode } from '@paperwage/values';
import {
  add,
  calendarDate,
  cents,
  dollars,
  LARGEST_AMOUNT,
  percent,
  STATE_CODES,
  subtract,
  ZERO,
} from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GrossAndNet, PayInput, RuleBook, UngrossedPay } from '../index.ts';
import { allRules, calculatePay, grossFromNet, InvalidPayInputError, PAY_FREQUENCIES } from '../index.ts';
import { payment, stepsOf, w4 } from '../testing/payment.fixture.ts';
import { anyPaymentWithPreTax } from '../testing/pre-tax.arbitrary.ts';
import { preTaxTotal } from '../taxes/pre-tax.ts';

const FIRST_DAY = calendarDate('2022-01-01');
const LAST_DAY = calendarDate('2026-12-31');

/** `npm test` draws a fifth of the cases of `npm run test:all`. */
const runsOf = (all: number) => (process.env.TEST_ALL ? all : Math.ceil(all / 5));

const netOf = (input: PayInput) =>
  subtract(subtract(input.grossPay, preTaxTotal(input)), calculatePay(input, allRules).total);

/** The search takes no gross pay, but a payment has one: it is not looked at. */
function withoutGross(input: PayInput): UngrossedPay {
  return input;
}

describe('grossFromNet', () => {
  it('finds the gross by hand: 2,000.00 in Texas for a single person leaves 1,690.85', () => {
    // A year: 52,000 less 8,600 is 43,400; 1,240 and 12% above 19,900 are 4,060, every two weeks 156.15.
    // Social security 124.00, Medicare 29.00.
    const input = payment();
    expect(netOf(input)).toBe(dollars(1_690.85));
    const found = grossFromNet(dollars(1_690.85), withoutGross(input), allRules);
    expect(found).toMatchObject({ exact: true, netPay: dollars(1_690.85) });
    // Rounding may give a cent less of gross pay the same net pay, never more than a few.
    const { grossPay } = found as GrossAndNet;
    expect(grossPay).toBeLessThanOrEqual(dollars(2_000));
    expect(grossPay).toBeGreaterThan(dollars(1_999.95));
  });

  it('says what lies nearest where a tax falls as pay rises: the table of Oregon at 50,000 a year', () => {
    const elections = { allowances: 0 };
    const input = payment({ state: 'OR', payDate: calendarDate('2025-03-15'), elections });
    const net = dollars(1_475.5);
    const found = grossFromNet(net, withoutGross(input), allRules);
    expect(found.exact).toBe(false);
    if (found.exact) return;
    expect(found.below.netPay).toBeLessThan(net);
    expect(found.above.netPay).toBeGreaterThan(net);
  });

  it('is the net pay asked for, wherever a gross pay leaves it', () => {
    fc.assert(
      fc.property(anyPaymentWithPreTax, (input) => {
        const net = netOf(input);
        const found = grossFromNet(net, withoutGross(input), allRules);
        expect(found).toMatchObject({ exact: true, netPay: net });
        const { grossPay } = found as GrossAndNet;
        expect(netOf({ ...input, grossPay })).toBe(net);
      }),
      { numRuns: runsOf(400) },
    );
  });

  it.each(STATE_CODES)('%s: finds every net pay that a wage of the state leaves', (state: StateCode) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAY_FREQUENCIES),
        fc.integer({ min: 0, max: 3_000_000 }),
        fc.constantFrom('2022-03-01', '2024-08-01', '2026-11-20'),
        (payFrequency, gross, payDate) => {
          const input = payment({
            state,
            payFrequency,
            payDate: payDate as PayInput['payDate'],
            grossPay: cents(gross),
          });
          const net = netOf(input);
          expect(grossFromNet(net, withoutGross(input), allRules)).toMatchObject({ exact: true, netPay: net });
        },
      ),
      { numRuns: runsOf(12) },
    );
  });

  it('finds a net pay that a step of the tax skips at first', () => {
    const input = payment({ state: 'NY', payFrequency: 'DAILY', payDate: calendarDate('2026-01-01') });
    const old = { version: '2019', filingStatus: 'single', allowances: 0, extraWithholding: ZERO } as const;
    const yearToDate = { ...input.yearToDate, socialSecurityWages: dollars(92_066.12) };
    const skipped = { ...input, w4: old, yearToDate, grossPay: dollars(4_256.4) };
    const net = netOf(skipped);
    expect(netOf({ ...skipped, grossPay: dollars(3_980.32) })).toBeLessThan(net);
    expect(netOf({ ...skipped, grossPay: dollars(3_980.33) })).toBeGreaterThan(net);
    expect(grossFromNet(net, withoutGross(skipped), allRules)).toMatchObject({ exact: true, netPay: net });
  });

  it('begins where a deduction leaves the first regular pay beside a bonus', () => {
    const supplemental = { amount: cents(61), method: 'aggregate' } as const;
    const preTaxDeductions = [{ class: 'retirement401k', amount: cents(1) }] as const;
    const yearToDate = { ...payment().yearToDate, supplementalWages: dollars(1_000_000) };
    const certificate = w4({ extraWithholding: dollars(504.35) });
    const input = payment({ payFrequency: 'DAILY', supplemental, preTaxDeductions, yearToDate, w4: certificate });
    const bearsAll = { ...input, grossPay: cents(63) };
    expect(netOf(bearsAll)).toBeLessThan(netOf({ ...input, grossPay: cents(62) }));
    const found = grossFromNet(netOf(bearsAll), withoutGross(input), allRules);
    expect(found).toMatchObject({ exact: true, netPay: netOf(bearsAll) });
  });

  it('counts what is deducted before tax', () => {
    const preTaxDeductions = [{ class: 'retirement401k', amount: dollars(200) }] as const;
    const input = payment({ preTaxDeductions });
    // 1,800 are taxed for income, 2,000 for the others: 132.15, 124.00 and 29.00 with the 200.00 are deducted.
    expect(netOf(input)).toBe(dollars(1_514.85));
    const found = grossFromNet(dollars(1_514.85), withoutGross(input), allRules) as GrossAndNet;
    expect(netOf({ ...input, grossPay: found.grossPay })).toBe(dollars(1_514.85));
  });

  it('keeps a bonus within the pay as it is', () => {
    const supplemental = { amount: dollars(500), method: 'flat' } as const;
    const input = payment({ supplemental, grossPay: dollars(1_500), state: 'CA' });
    const found = grossFromNet(netOf(input), withoutGross(input), allRules) as GrossAndNet;
    expect(subtract(found.grossPay, dollars(1_500))).toBeGreaterThanOrEqual(-60);
    expect(stepsOf(found.taxes, 'stateIncomeTax')).toContain('setSupplementalApart');
  });

  it('is the nearest below and above where a tax falls as pay rises', () => {
    const [texas] = allRules.states.filter(({ state }) => state === 'TX');
    const schedule = [
      { over: ZERO, base: ZERO, rate: percent('10') },
      { over: dollars(12_000), base: dollars(600), rate: percent('10') },
    ];
    const falling = { ...texas!.incomeTax, method: 'annualized' as const, schedule: { all: schedule } };
    const states = [{ ...texas!, from: FIRST_DAY, to: LAST_DAY, incomeTax: falling }];
    const rules = { ...allRules, states } as RuleBook;
    const pay = withoutGross(payment({ payFrequency: 'MONTHLY' }));
    const net = (grossPay: Cents) => subtract(grossPay, calculatePay({ ...pay, grossPay }, rules).total);
    // Below 1,000.00 a month the tax is a tenth; from there on it is 50.00 less.
    const below = net(dollars(999.99));
    const above = net(dollars(1_000));
    expect(subtract(above, below)).toBeGreaterThan(dollars(49));
    const found = grossFromNet(add(below, dollars(20)), pay, rules);
    expect(found).toMatchObject({
      exact: false,
      below: { grossPay: dollars(999.99), netPay: below },
      above: { grossPay: dollars(1_000), netPay: above },
    });
  });

  it('is zero for nothing', () => {
    expect(grossFromNet(ZERO, withoutGross(payment()), allRules)).toMatchObject({ exact: true, grossPay: ZERO });
  });

  it('refuses a net pay that no gross pay leaves, saying which do', () => {
    const supplemental = { amount: dollars(1_000), method: 'flat' } as const;
    const little = () => grossFromNet(dollars(1), withoutGross(payment({ supplemental })), allRules);
    // Of 1,000.00, 22% and 7.65% are taken, so that 703.50 is the least.
    expect(little).toThrow(InvalidPayInputError);
    expect(little).toThrow('Enter a net pay from $703.50 to');
    expect(() => grossFromNet(LARGEST_AMOUNT, withoutGross(payment()), allRules)).toThrow(
      'No gross pay gives this netPay.',
    );
    expect(() => grossFromNet(cents(-1), withoutGross(payment()), allRules)).toThrow('Use whole cents from 0');
  });

  it('finds what is left when the first regular pay bears an amount withheld in addition', () => {
    const extra = w4({ extraWithholding: dollars(100) });
    const supplemental = { amount: dollars(100), method: 'flat' } as const;
    const input = payment({ w4: extra, supplemental, grossPay: dollars(400) });
    const net = netOf(input);
    expect(grossFromNet(net, withoutGross(input), allRules)).toMatchObject({ exact: true, netPay: net });
    const bonusAlone = netOf({ ...input, grossPay: dollars(100) });
    expect(grossFromNet(bonusAlone, withoutGross(input), allRules)).toMatchObject({ grossPay: dollars(100) });
  });
});
