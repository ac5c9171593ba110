import type { Cents, Rate, StateCode } from '@paperwage/values';
import { calendarDate, cents, dollars, percent, ZERO } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PayInput, StateElections } from '../../index.ts';
import { allRules, calculatePay, InvalidPayInputError, repeatPay } from '../../index.ts';
import { amountOf, payment, stepsOf } from '../../testing/payment.fixture.ts';

const COUNTY_STATES = ['IN', 'MD'] as const;
const placesOf = (state: string) => allRules.places.find((held) => held.state === state)!;

const paid = (state: 'IN' | 'MD', elections: StateElections, entries: Partial<PayInput> = {}) =>
  calculatePay(payment({ state, elections, payFrequency: 'ANNUAL', ...entries }), allRules);
const maryland = (elections: StateElections, entries: Partial<PayInput> = {}) =>
  paid('MD', { allowances: 0, ...elections }, entries);
const indiana = (elections: StateElections, entries: Partial<PayInput> = {}) =>
  paid('IN', { allowances: 1, ...elections }, entries);

/** The one line of a county. */
function county(taxes: ReturnType<typeof calculatePay>): readonly [string, Cents] {
  const [line, ...others] = taxes.lines.filter(({ tax }) => tax.startsWith('named:'));
  expect(others).toEqual([]);
  return [line!.tax.slice('named:'.length), line!.amount];
}

describe('a county of Maryland', () => {
  it('takes its rate of what the state taxes', () => {
    // 53,400 - 3,400 = 50,000; 3.06 %.
    const taxes = maryland({ county: 'Harford' }, { grossPay: dollars(53_400) });
    expect(county(taxes)).toEqual(['Harford County', dollars(1_530)]);
    expect(taxes.lines.at(-1)!.taxable).toBe(dollars(53_400));
  });

  it('is found without capitals, apostrophes and the word county', () => {
    const named = (text: string) => county(maryland({ county: text }))[0];
    expect(named('PRINCE GEORGES')).toBe("Prince George's County");
    expect(named('saint mary’s county')).toBe("St. Mary's County");
    expect(named('Baltimore city')).toBe('Baltimore City');
  });

  it('takes each part by its own rate in Anne Arundel, a cent either side of where the next begins', () => {
    const ofSingle = (taxable: Cents) =>
      county(maryland({ county: 'Anne Arundel' }, { grossPay: cents(taxable + dollars(3_400)) }))[1];
    expect(ofSingle(dollars(50_000))).toBe(dollars(1_350));
    expect(ofSingle(dollars(51_000))).toBe(dollars(1_379.4));
    expect(ofSingle(dollars(401_000))).toBe(dollars(11_672));
    const joint = { county: 'Anne Arundel', filingStatus: 'married' } as const;
    expect(county(maryland(joint, { grossPay: dollars(81_850) }))[1]).toBe(dollars(2_025));
  });

  it('takes one rate of all in Frederick, so that a cent more costs the step', () => {
    const of = (taxable: Cents) =>
      county(maryland({ county: 'Frederick' }, { grossPay: cents(taxable + dollars(3_400)) }))[1];
    expect(of(dollars(25_000))).toBe(dollars(562.5));
    expect(of(dollars(25_000.01))).toBe(dollars(687.5));
    expect(of(dollars(150_000.01))).toBe(dollars(4_800));
  });

  it('is the rate of the year of the pay date', () => {
    const cecil = (payDate: string) =>
      county(maryland({ county: 'Cecil' }, { payDate: calendarDate(payDate), grossPay: dollars(100_000) }))[1];
    // 15 % of wages is above the most of 2,400, 2,550, 2,700 and 2,800 that is deducted in these years.
    expect(cecil('2022-12-31')).toBe(dollars(2_928));
    expect(cecil('2023-01-01')).toBe(dollars(2_728.6));
    expect(cecil('2024-01-01')).toBe(dollars(2_675.75));
    expect(cecil('2025-01-01')).toBe(dollars(2_663.28));
  });

  it('takes nothing where the state withholds nothing from so little', () => {
    const weekly = (grossPay: Cents) => maryland({ county: 'Allegany' }, { payFrequency: 'WEEKLY', grossPay });
    expect(county(weekly(dollars(95.99)))[1]).toBe(ZERO);
    expect(county(weekly(dollars(96)))[1]).toBe(dollars(0.98));
  });

  it('takes its highest rate of supplemental pay that the state takes apart', () => {
    const entries = { grossPay: dollars(1_000), supplemental: { amount: dollars(1_000), method: 'flat' } } as const;
    const amount = (elections: StateElections) => county(maryland(elections, entries))[1];
    expect(amount({ county: 'Frederick' })).toBe(dollars(32));
    expect(amount({ county: 'Anne Arundel', filingStatus: 'married' })).toBe(dollars(32));
    expect(amount({ county: 'Talbot' })).toBe(dollars(24));
    const both = maryland({ county: 'Talbot' }, { ...entries, grossPay: dollars(54_400) });
    expect(county(both)[1]).toBe(dollars(1_224));
    expect(both.lines.at(-1)!.taxable).toBe(dollars(54_400));
  });

  it('is not owed by an employee who is exempt', () => {
    const taxes = maryland({ county: 'Howard', exempt: true });
    expect(county(taxes)).toEqual(['Howard County', ZERO]);
    expect(stepsOf(taxes, 'named:Howard County')).toEqual(['exemptFromState']);
  });

  it('of nobody is in its place for an employee without one: the highest rate, or that of nonresidents', () => {
    const without = maryland({}, { grossPay: dollars(53_400) });
    expect(county(without)).toEqual(['Maryland local tax', dollars(1_650)]);
    expect(stepsOf(without, 'named:Maryland local tax')[0]).toBe('noCountyGiven');
    const elsewhere = maryland({ county: 'Non-resident' }, { grossPay: dollars(53_400) });
    expect(county(elsewhere)).toEqual(['Maryland nonresident tax', dollars(1_125)]);
  });

  it('has no part in what the state line says', () => {
    const ofState = (elections: StateElections) => amountOf(maryland(elections), 'stateIncomeTax');
    expect(ofState({ county: 'Kent' })).toBe(ofState({ county: 'Worcester' }));
  });
});

describe('Maryland', () => {
  it('grants one exemption without a certificate', () => {
    const grossPay = dollars(56_600);
    const without = paid('MD', {}, { grossPay });
    expect(amountOf(without, 'stateIncomeTax')).toBe(
      amountOf(maryland({ allowances: 1 }, { grossPay }), 'stateIncomeTax'),
    );
    expect(stepsOf(without, 'stateIncomeTax')).toEqual(
      expect.arrayContaining(['withoutStateCertificate', 'assumedAllowances']),
    );
  });

  it('spares 52.50 a year since 2026, when its calculator began to know rates below 4.75%', () => {
    const ofState = (payDate: string) =>
      amountOf(
        maryland({ county: 'Kent' }, { payDate: calendarDate(payDate), grossPay: dollars(53_400) }),
        'stateIncomeTax',
      );
    // 4.75 % of 50,000 less 52.50, and of 50,050.
    expect(ofState('2026-01-01')).toBe(dollars(2_322.5));
    expect(ofState('2025-12-31')).toBe(dollars(2_377.38));
  });

  it('never withholds less than nothing', () => {
    const taxes = maryland({ county: 'Worcester' }, { grossPay: dollars(5_000) });
    expect(amountOf(taxes, 'stateIncomeTax')).toBe(dollars(23.5));
    expect(
      amountOf(maryland({ county: 'Worcester', allowances: 9 }, { grossPay: dollars(5_000) }), 'stateIncomeTax'),
    ).toBe(ZERO);
  });
});

describe('a county of Indiana', () => {
  it('takes its rate of the wages less exemptions, of the period', () => {
    // 1,000.00 - 1,000 / 52 = 980.77; 3 % for Randolph.
    const taxes = indiana({ county: 'Randolph' }, { payFrequency: 'WEEKLY', grossPay: dollars(1_000) });
    expect(county(taxes)).toEqual(['Randolph County', dollars(29.42)]);
  });

  it('changes its rate in mid-year', () => {
    const boone = (payDate: string) =>
      county(indiana({ county: 'Boone' }, { payDate: calendarDate(payDate), grossPay: dollars(101_000) }))[1];
    expect(boone('2022-09-30')).toBe(dollars(1_500));
    expect(boone('2022-10-01')).toBe(dollars(1_700));
    expect(boone('2026-09-30')).toBe(dollars(1_700));
    expect(boone('2026-10-01')).toBe(dollars(1_710));
  });

  it('is that of the work for one who lives in none', () => {
    expect(county(indiana({ workLocality: 'Marion County' }))[0]).toBe('Marion County');
    expect(county(indiana({ county: 'Lake', workLocality: 'Marion County' }))[0]).toBe('Lake County');
  });

  it('is found by its number, and is no line when none is named', () => {
    expect(county(indiana({ county: '49' }))[0]).toBe('Marion County');
    expect(indiana({}).lines.map(({ tax }) => tax)).not.toContain('named:Indiana county tax');
  });

  it('gives way to a rate that is stated, which needs no county', () => {
    const countyRate = percent('1');
    const grossPay = dollars(101_000);
    expect(county(indiana({ countyRate }, { grossPay }))).toEqual(['Indiana county tax', dollars(1_000)]);
    expect(county(indiana({ county: 'Randolph', countyRate }, { grossPay }))).toEqual([
      'Randolph County',
      dollars(1_000),
    ]);
  });
});

describe('an employee who lives in one state and works in another', () => {
  const between = (state: StateCode, residenceState: StateCode, elections: StateElections) =>
    calculatePay(
      payment({ state, residenceState, elections, payFrequency: 'ANNUAL', grossPay: dollars(101_000) }),
      allRules,
    );

  it('pays the county of the home in Maryland where the state of work leaves the tax to it', () => {
    const taxes = between('VA', 'MD', { allowances: 0, county: 'Talbot' });
    // 2.4 % of 101,000 - 3,400.
    expect(county(taxes)).toEqual(['Talbot County', dollars(2_342.4)]);
    expect(stepsOf(taxes, 'named:Talbot County')[0]).toBe('livesInPlace');
  });

  it('pays the nonresident tax of Maryland in place of a county, or nothing of either where an agreement says so', () => {
    expect(county(between('MD', 'NJ', { allowances: 0 }))).toEqual(['Maryland nonresident tax', dollars(2_196)]);
    expect(between('MD', 'VA', { allowances: 0 }).lines.map(({ tax }) => tax)).not.toContain(
      'named:Maryland nonresident tax',
    );
  });

  it('pays the county of the work in Indiana of what Indiana would tax, though the state tax is that of the home', () => {
    const taxes = between('IN', 'OH', { allowances: 1, county: 'Marion' });
    // 2.02 % of 101,000 - 1,000.
    expect(county(taxes)).toEqual(['Marion County', dollars(2_020)]);
    expect(stepsOf(taxes, 'named:Marion County')[0]).toBe('worksInPlace');
    expect(stepsOf(taxes, 'stateIncomeTax')[0]).toBe('reciprocity');
    expect(between('IN', 'OH', { allowances: 1 }).lines.map(({ tax }) => tax)).not.toContain('named:Marion County');
  });

  it('is told the same of earlier payments', () => {
    const input = payment({ state: 'IN', residenceState: 'OH', elections: { county: 'Marion' } });
    const one = county(calculatePay(input, allRules))[1];
    expect(repeatPay(input, 5, allRules).taxes['named:Marion County']).toBe(one * 5);
  });
});

describe('the line of a county', () => {
  it('is as sure as the less sure of its own rate and of what the state taxes', () => {
    const standingOf = (payDate: string) =>
      maryland({ county: 'Howard' }, { payDate: calendarDate(payDate) }).lines.at(-1)!.working.standing;
    expect(standingOf('2022-06-15')).toBe('secondary');
    expect(standingOf('2026-06-15')).toBe('official');
  });
});

describe('a county that does not tax with its state', () => {
  it.each([
    ['unknownCounty', 'MD', { county: 'Fairfax' }],
    ['ambiguousPlace', 'MD', { county: 'Baltimore' }],
    ['unknownCounty', 'IN', { county: 'Cook', countyRate: percent('1') }],
    ['unknownCounty', 'IN', { locality: 'Gary' }],
    ['electionOfOtherState', 'MD', { schoolDistrict: 'Howard' }],
    ['noCounties', 'TX', { county: 'Travis' }],
    ['noCounties', 'NY', { countyRate: percent('1') }],
    ['countyRateTooHigh', 'IN', { countyRate: percent('10.0001') }],
    ['invalidRate', 'IN', { countyRate: 1_000_001 as Rate }],
    ['invalidRate', 'IN', { countyRate: Number.NaN as Rate }],
    ['invalidPlace', 'IN', { county: 49 as unknown as string }],
  ] as const)('is refused: %s for %s with %j', (code, state, elections) => {
    const calculate = () => calculatePay(payment({ state, elections }), allRules);
    expect(calculate).toThrow(InvalidPayInputError);
    expect(calculate).toThrow(expect.objectContaining({ code }));
  });
});

describe('any county', () => {
  it('takes nothing of nothing, and never more than is left of the pay', () => {
    const anyCounty = fc.constantFrom(
      ...COUNTY_STATES.flatMap((state) => placesOf(state).places.map(({ name }) => [state, name] as const)),
    );
    fc.assert(
      fc.property(anyCounty, fc.integer({ min: 0, max: 30_000_000 }).map(cents), ([state, name], grossPay) => {
        const taxes = paid(state, { county: name }, { grossPay, payFrequency: 'MONTHLY' });
        const [, amount] = county(taxes);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(taxes.total).toBeLessThanOrEqual(grossPay);
        if (grossPay === 0) expect(amount).toBe(ZERO);
      }),
    );
  });
});
