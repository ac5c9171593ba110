import type { CalendarDate, StateCode } from '@paperwage/values';
import { calendarDate, dollars, percent, STATE_CODES, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayInput } from '../index.ts';
import {
  allRules,
  assumableYear,
  assumedYearOn,
  assumeYear,
  calculatePay,
  coverageOf,
  grossFromNet,
  loadRuleBook,
  MissingRulesError,
  priorPay,
  repeatPay,
  sourceTitle,
} from '../index.ts';
import { soFar2027 } from '../rules/2027/so-far.ts';

const BOOK = assumeYear(allRules, 2026);
const W4 = {
  version: '2020',
  filingStatus: 'single',
  step2Checkbox: false,
  ...{ step3Credits: ZERO, otherIncome: ZERO, deductions: ZERO, extraWithholding: ZERO },
} as const;

function payment(payDate: string, entries: Partial<PayInput> = {}): PayInput {
  return {
    payDate: calendarDate(payDate),
    payFrequency: 'BI_WEEKLY',
    grossPay: dollars(2_600),
    state: 'CA',
    w4: W4,
    yearToDate: { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO },
    ...entries,
  };
}

const amounts = (input: PayInput, rules = BOOK) =>
  calculatePay(input, rules).lines.map(({ tax, amount }) => [tax, amount]);

const line = (input: PayInput, tax: string) => calculatePay(input, BOOK).lines.find((one) => one.tax === tax)!;

/** States of which nothing of 2027 is published that a payment like these would show. */
const UNCHANGED = STATE_CODES.filter((state) => soFar2027.states[state] === undefined);

describe('assumeYear', () => {
  it.each(UNCHANGED)('%s: a payment of 2027 is withheld as one of 2026', (state) => {
    expect(amounts(payment('2027-12-15', { state }))).toEqual(amounts(payment('2026-12-15', { state }), allRules));
  });

  it.each(STATE_CODES)('%s: every line says which tables it is from, and those of 2027 do not', (state) => {
    const taxes = calculatePay(payment('2027-02-15', { state }), BOOK);
    expect(taxes).toMatchObject({ taxYear: 2027, coverage: { assumedYear: 2026 } });
    for (const { tax, working } of taxes.lines) {
      const isKnown = working.source.assumedYear === undefined;
      expect(isKnown ? undefined : working.steps[0], tax).toEqual(
        isKnown
          ? undefined
          : {
              step: 'earlierTables',
              figures: { missing: { unit: 'count', value: 2027 }, used: { unit: 'count', value: 2026 } },
            },
      );
      expect(working.to, tax).toBe(isKnown ? '2027-12-31' : '2026-12-31');
      expect(working.from <= working.to, tax).toBe(true);
      const own: readonly string[] = soFar2027.states[state]?.items?.map((item) => item.tax) ?? [];
      expect(isKnown, tax).toBe(['socialSecurity', 'medicare', ...own].includes(tax));
    }
  });

  it('leaves pay dates of the years held as they are', () => {
    for (const payDate of ['2022-01-01', '2025-06-30', '2026-12-31']) {
      expect(calculatePay(payment(payDate), BOOK)).toEqual(calculatePay(payment(payDate), allRules));
    }
  });

  it('takes social security up to the wage base of 2027', () => {
    const before = { socialSecurityWages: dollars(191_300), medicareWages: ZERO, supplementalWages: ZERO };
    const taken = line(payment('2027-12-15', { yearToDate: before }), 'socialSecurity');
    expect(taken).toMatchObject({ taxable: dollars(1_000), working: { standing: 'secondary' } });
  });

  it.each<readonly [StateCode, string, number]>([
    ['MD', 'familyLeave', 1_170],
    ['CO', 'familyLeave', 1_118],
    ['NY', 'familyLeave', 1_175],
    ['WA', 'named:WA Cares', 1_508],
  ])('uses what %s published for 2027: %s', (state, tax, amount) => {
    const published = line(payment('2027-01-15', { state }), tax);
    expect(published.amount).toBe(amount);
    expect(published.working.source.assumedYear).toBeUndefined();
  });

  it.each<readonly [StateCode, string, number]>([
    ['NJ', 'stateUnemployment', 46_400],
    ['NJ', 'stateDisability', 177_100],
    ['MA', 'familyLeave', 192_300],
    ['WA', 'familyLeave', 192_300],
  ])('takes %s %s by the rate of 2026 up to the wage base of 2027', (state, tax, base) => {
    const stateWages = dollars(base - 100);
    const yearToDate = { socialSecurityWages: ZERO, medicareWages: ZERO, supplementalWages: ZERO, stateWages };
    const taken = line(payment('2027-12-15', { state, yearToDate }), tax);
    expect(taken.taxable).toBe(dollars(100));
    expect(taken.working.steps.slice(0, 2).map(({ step }) => step)).toEqual(['earlierTables', 'figuresOfNewYear']);
    // New Jersey has both on the same page, which is named once.
    expect(sourceTitle(taken.working.source).split('; the rest from ')).toHaveLength(state === 'NJ' ? 1 : 2);
  });

  it.each<readonly [StateCode, string]>([
    ['IN', '2.9'],
    ['MS', '3.75'],
    ['NC', '3.59'],
  ])('takes the rate that %s enacted for 2027, and says so', (state, rate) => {
    const { working } = line(payment('2027-12-15', { state }), 'stateIncomeTax');
    const rates = working.steps.flatMap(({ figures }) => Object.values(figures).filter(({ unit }) => unit === 'rate'));
    expect(rates).toContainEqual({ unit: 'rate', value: percent(rate) });
    expect(working.steps[1]).toMatchObject({ step: 'figuresOfNewYear' });
    expect(sourceTitle(working.source)).toMatch(/(Code|S\.L\.) .*; the rest from /);
  });

  it('marks a bonus that is withheld by an earlier rate of the state', () => {
    const bonus = { amount: dollars(600), method: 'flat' } as const;
    const california = allRules.states.find(({ state, to }) => state === 'CA' && to === '2026-12-31')!;
    const ofNewYear = { ...california, from: calendarDate('2027-01-01'), to: calendarDate('2027-12-31') };
    const withRules = assumeYear({ ...allRules, states: [...allRules.states, ofNewYear] }, 2026);
    const regular = calculatePay(payment('2027-01-15'), withRules);
    expect(regular.lines.find(({ tax }) => tax === 'stateIncomeTax')!.working.source.assumedYear).toBeUndefined();
    const taxes = calculatePay(payment('2027-01-15', { state: 'CA', supplemental: bonus }), withRules);
    expect(taxes.lines.find(({ tax }) => tax === 'stateIncomeTax')!.working.source.assumedYear).toBe(2026);
  });

  it('reaches every place that taxes wages at the end of 2026', () => {
    for (const [at, { places }] of allRules.places.entries()) {
      for (const [index, place] of places.entries()) {
        const last = place.rules.some(({ to }) => to === '2026-12-31');
        const next = BOOK.places[at]!.places[index]!.rules.some(({ to }) => to === '2027-12-31');
        expect(next, place.name).toBe(last);
      }
    }
  });

  it('takes the taxes of places and of two states along', () => {
    const elections = { workLocality: 'Columbus' };
    const columbus = payment('2027-12-15', { state: 'OH', elections });
    expect(amounts(columbus)).toEqual(amounts({ ...columbus, payDate: calendarDate('2026-12-15') }, allRules));
    const agreed = payment('2027-12-15', { state: 'VA', residenceState: 'MD' });
    expect(calculatePay(agreed, BOOK).coverage).toMatchObject({ incomeTaxState: 'MD', stateIncomeTax: 'calculated' });
  });

  it('serves earlier payments of the year and a net pay too', () => {
    const input = payment('2027-03-12');
    expect(repeatPay(input, 3, BOOK).taxes).toEqual(repeatPay(payment('2026-03-12'), 3, allRules).taxes);
    expect(priorPay(dollars(9_000), 3, input, BOOK).total).toBe(
      priorPay(dollars(9_000), 3, payment('2026-03-12'), allRules).total,
    );
    expect(grossFromNet(dollars(2_000), input, BOOK).exact).toBe(true);
  });

  it('reaches one year and no further', () => {
    for (const [year, payDate] of [
      [2026, '2028-01-03'],
      [2027, '2028-01-03'],
      [2025, '2027-01-15'],
    ] as const) {
      const book = assumeYear(allRules, year);
      expect(() => calculatePay(payment(payDate), book)).toThrow(MissingRulesError);
      const isNext = payDate.startsWith('2027');
      expect(assumableYear({ state: 'CA', payDate: calendarDate(payDate) }, book)).toBe(isNext ? 2026 : undefined);
    }
  });

  it('assumes nothing where the year has its own rules', () => {
    const taxes = calculatePay(payment('2026-11-20'), assumeYear(allRules, 2025));
    expect(taxes).toEqual(calculatePay(payment('2026-11-20'), allRules));
  });

  it('gives the same book for the same question, and for one that assumes already', () => {
    expect(assumeYear(allRules, 2026)).toBe(BOOK);
    expect(assumeYear(BOOK, 2026)).toBe(BOOK);
  });

  it('is loaded with a book', async () => {
    const book = await loadRuleBook('CA', undefined, 2026);
    expect(calculatePay(payment('2027-01-15'), book)).toEqual(calculatePay(payment('2027-01-15'), BOOK));
  });
});

describe('assumableYear', () => {
  const california = { state: 'CA' } as const;
  const day = calendarDate;

  it('is the year before, while the federal tables of the new one are not held', () => {
    expect(assumableYear({ ...california, payDate: day('2027-01-01') }, allRules)).toBe(2026);
    expect(assumableYear({ state: undefined, payDate: day('2027-12-31') }, allRules)).toBe(2026);
    expect(assumableYear({ ...california, payDate: day('2026-12-31') }, allRules)).toBeUndefined();
    expect(assumableYear({ ...california, payDate: day('2028-01-01') }, allRules)).toBeUndefined();
    expect(assumableYear({ ...california, payDate: day('2021-12-31') }, allRules)).toBeUndefined();
  });

  it('is the year before, while the tables of the state alone are missing', () => {
    const rules = { ...allRules, states: withoutRules('2026') };
    expect(assumableYear({ ...california, payDate: day('2026-01-15') }, rules)).toBe(2025);
    expect(coverageOf('CA', day('2026-01-15'), rules).stateIncomeTax).toBe('missing');
    expect(calculatePay(payment('2026-01-15'), rules).coverage).toMatchObject({ assumableYear: 2025 });
    expect(calculatePay(payment('2026-01-15'), assumeYear(rules, 2025))).toMatchObject({
      coverage: { assumedYear: 2025, stateIncomeTax: 'calculated' },
    });
  });

  it('goes by the state an agreement leaves the tax to', () => {
    const agreed = { state: 'VA', residenceState: 'MD', payDate: day('2026-01-15') } as const;
    const withoutHome = allRules.states.filter(({ state, from }) => state !== 'MD' || from < '2026-01-01');
    expect(assumableYear(agreed, { ...allRules, states: withoutHome })).toBe(2025);
    const withoutWork = allRules.states.filter(({ state, from }) => state !== 'VA' || from < '2026-01-01');
    expect(assumableYear(agreed, { ...allRules, states: withoutWork })).toBeUndefined();
  });

  it('is told with the refusal', () => {
    const refused = () => calculatePay(payment('2027-01-15'), allRules);
    expect(refused).toThrow(expect.objectContaining({ code: 'tablesNotIn', assumableYear: 2026 }) as Error);
  });
});

describe('assumedYearOn', () => {
  it.each<readonly [string, number | undefined]>([
    ['2026-12-31', undefined],
    ['2027-01-01', 2026],
    ['2028-01-01', undefined],
  ])('of %s is %s', (payDate, year) => {
    expect(assumedYearOn({ state: 'CA', payDate: calendarDate(payDate) }, BOOK)).toBe(year);
    expect(assumedYearOn({ state: undefined, payDate: calendarDate(payDate) }, BOOK)).toBe(year);
    expect(assumedYearOn({ state: 'CA', payDate: calendarDate(payDate) }, allRules)).toBeUndefined();
  });

  it('is told where the rules of the state alone are those of the year before', () => {
    const book = assumeYear({ ...allRules, states: withoutRules('2026') }, 2025);
    expect(assumedYearOn({ state: 'CA', payDate: calendarDate('2026-05-01') }, book)).toBe(2025);
    expect(assumedYearOn({ state: 'TX', payDate: calendarDate('2026-05-01') }, book)).toBe(2025);
    expect(assumedYearOn({ state: undefined, payDate: calendarDate('2026-05-01') }, book)).toBeUndefined();
  });
});

/** The rules of the states without those of one year. */
function withoutRules(year: string) {
  const isOf = (date: CalendarDate) => date.startsWith(year);
  return allRules.states.filter(({ from }) => !isOf(from));
}
