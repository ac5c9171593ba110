import type { StateCode } from '@paperwage/values';
import { calendarDate, dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayFrequency, PayInput, StateElections } from '../index.ts';
import { allRules, calculatePay } from '../index.ts';
import { local } from '../testing/local.fixture.ts';
import { amountOf, payment } from '../testing/payment.fixture.ts';

/** A 401(k) of 100.00 and a section 125 deduction of 50.00. */
const PRE_TAX = {
  preTaxDeductions: [
    { class: 'retirement401k', amount: dollars(100) },
    { class: 'section125', amount: dollars(50) },
  ],
} as const;

const PLAN_ONLY = { preTaxDeductions: [{ class: 'retirement401k', amount: dollars(100) }] } as const;

/** Cents of each local line of 2,000.00 every two weeks. */
function taken(state: StateCode, payDate: string, elections: StateElections, entries: Partial<PayInput> = {}) {
  return local(state, elections, { payDate: calendarDate(payDate), grossPay: dollars(2_000), ...entries });
}

/** Worked examples of local taxes, each from the source of its rule, with how the figure comes about. */
describe('local taxes, as worked out from their sources', () => {
  it.each([
    // (2,000 - 100 - 50 - 600 / 26) x 2.4 %
    ['MI', '2026-03-13', { locality: 'Detroit', allowances: 1 }, PRE_TAX, { Detroit: 4_385 }],
    // (2,000 - 100 - 50) x 1 %
    ['MO', '2026-03-13', { workLocality: 'Kansas City' }, PRE_TAX, { 'Kansas City': 1_850 }],
    ['MO', '2026-03-13', { workLocality: 'St. Louis' }, PRE_TAX, { 'St. Louis': 1_850 }],
    // Alabama and Delaware tax gross wages.
    ['AL', '2026-03-13', { workLocality: 'Birmingham' }, PRE_TAX, { Birmingham: 2_000 }],
    ['DE', '2026-03-13', { locality: 'Wilmington' }, PRE_TAX, { Wilmington: 2_500 }],
    ['IN', '2026-03-13', { county: 'Marion' }, {}, { 'Marion County': 4_040 }],
    ['IN', '2026-10-09', { county: 'Boone' }, {}, { 'Boone County': 3_420 }],
    ['PA', '2026-07-10', { locality: 'Philadelphia' }, {}, { Philadelphia: 7_470 }],
    ['PA', '2026-07-10', { locality: 'none', workLocality: 'Philadelphia' }, {}, { Philadelphia: 6_850 }],
  ] as const)('%s on %s: %j', (state, payDate, elections, entries, expected) => {
    expect(taken(state, payDate, elections, entries)).toEqual(expected);
  });

  it.each([
    // 0.5 % and 2.25 % of 2,000.00; no deduction lowers them.
    [{ locality: 'Lexington' }, PRE_TAX, { 'Fayette County schools': 1_000, 'Lexington-Fayette': 4_500 }],
    [{ locality: 'Lexington' }, {}, { 'Fayette County schools': 1_000, 'Lexington-Fayette': 4_500 }],
    // Lives in Woodford County: the school tax is for residents.
    [{ locality: 'none', workLocality: 'Lexington' }, PRE_TAX, { 'Lexington-Fayette': 4_500 }],
    [{ locality: 'Versailles, not covered', workLocality: 'Lexington' }, PRE_TAX, { 'Lexington-Fayette': 4_500 }],
    // The school tax is for work in the county; Louisville holds its own in the rate for residents.
    [{ locality: 'Lexington', workLocality: 'Louisville' }, PRE_TAX, { 'Louisville Metro': 2_900 }],
    [{ locality: 'Louisville' }, {}, { 'Louisville Metro': 4_400 }],
  ] as const)('Kentucky schools: %j', (elections, entries, expected) => {
    expect(taken('KY', '2026-03-13', elections, entries)).toEqual(expected);
  });

  it.each([
    // A city in the county at home and at work, or another county at either.
    ['2026-03-13', { locality: 'Florence', county: 'none' }, 1_000],
    ['2026-03-13', { locality: 'Florence', workLocality: 'Walton', county: 'none' }, 1_000],
    ['2024-06-14', { locality: 'Florence', workLocality: 'Boone County' }, 1_000],
    ['2024-06-14', { locality: 'Florence', workLocality: 'Kenton County' }, undefined],
    ['2026-03-13', { locality: 'none', workLocality: 'Florence', county: 'none' }, undefined],
  ] as const)('Boone County schools on %s: %j takes %s', (payDate, elections, expected) => {
    expect(taken('KY', payDate, elections)['Boone County schools']).toBe(expected);
  });

  it.each([
    // (2,000 - 1,300 / 26) x 0.5 %
    ['Bowling Green CSD', '2025-06-13', { allowances: 2 }, {}, 975],
    ['Bowling Green CSD', '2026-06-12', { allowances: 2 }, {}, 2_438],
    ['Milton Union EVSD', '2025-06-13', {}, {}, 2_500],
    ['Milton Union EVSD', '2026-06-12', {}, {}, 4_000],
    // (2,000 - 100) x 1.5 %
    ['Lancaster CSD', '2025-06-13', {}, PLAN_ONLY, 2_850],
    ['East Palestine CSD', '2025-06-13', {}, {}, 1_000],
    ['East Palestine CSD', '2026-06-12', {}, {}, 0],
    ['Wauseon EVSD', '2022-06-10', {}, {}, 0],
    ['Wauseon EVSD', '2023-06-09', {}, {}, 3_500],
    ['Alexander LSD', '2024-06-14', {}, {}, 2_000],
    ['Alexander LSD', '2025-06-13', {}, {}, 0],
  ] as const)('Ohio: %s on %s', (schoolDistrict, payDate, claims, entries, expected) => {
    expect(taken('OH', payDate, { schoolDistrict, ...claims }, entries)).toEqual({ [schoolDistrict]: expected });
  });

  it.each([
    ['Danville LSD', '2024-06-14'],
    ['Mount Gilead EVSD', '2023-06-09'],
    ['Yellow Springs EVSD', '2023-06-09'],
    ['Ross LSD', '2022-06-10'],
    ['Edon-Northwest LSD', '2023-06-09'],
    ['East Palestine CSD', '2022-06-10'],
  ])('Ohio: %s is refused on %s, whose rate was not found', (schoolDistrict, payDate) => {
    expect(() => taken('OH', payDate, { schoolDistrict })).toThrow(schoolDistrict);
  });

  it.each([
    ['Archbold', '2022-11-18', 3_000],
    ['Archbold', '2023-01-13', 3_600],
    ['Mantua', '2022-06-30', 3_000],
    ['Mantua', '2022-07-01', 4_000],
    ['Mount Gilead', '2022-12-30', 2_000],
    ['Mount Gilead', '2023-01-13', 2_500],
    ['Athens', '2022-12-30', 3_700],
  ])('Ohio: the city of %s on %s', (workLocality, payDate, expected) => {
    expect(taken('OH', payDate, { workLocality })).toEqual({ [workLocality]: expected });
  });
});

describe('state programs, as worked out from their sources', () => {
  it('Minnesota takes 0.44% of a year up to 185,000.00, whatever goes into plans', () => {
    const yearly = payment({ state: 'MN', payFrequency: 'ANNUAL', grossPay: dollars(200_000) });
    expect(amountOf(calculatePay(yearly, allRules), 'familyLeave')).toBe(81_400);
    const biweekly = payment({ state: 'MN', grossPay: dollars(2_000), ...PRE_TAX });
    expect(amountOf(calculatePay(biweekly, allRules), 'familyLeave')).toBe(880);
  });

  it.each([
    ['2022-12-31', 'ANNUAL', 800],
    ['2023-12-31', 'ANNUAL', 800],
    ['2024-12-31', 'ANNUAL', 800],
    ['2025-12-31', 'ANNUAL', 850],
    ['2025-03-14', 'ANNUAL', 850],
    ['2026-12-31', 'ANNUAL', 900],
    ['2025-06-30', 'SEMI_ANNUAL', 400],
    ['2025-12-31', 'SEMI_ANNUAL', 450],
    ['2025-06-30', 'QUARTERLY', 200],
    ['2025-09-30', 'QUARTERLY', 225],
  ] as const)('New Mexico takes each quarter’s own fee: %s %s', (payDate, payFrequency, expected) => {
    const frequency: PayFrequency = payFrequency;
    const input = payment({ state: 'NM', payDate: calendarDate(payDate), payFrequency: frequency });
    const { lines } = calculatePay({ ...input, grossPay: dollars(40_000) }, allRules);
    const line = lines.find(({ tax }) => tax === 'workersCompensation')!;
    expect(line.amount).toBe(expected);
    const last = line.working.steps.at(-1)!;
    expect(
      last.step === 'perQuarter' ? last.figures.tax : last.step === 'addAdditionalTax' && last.figures.total,
    ).toEqual({
      unit: 'cents',
      value: expected,
    });
  });
});
