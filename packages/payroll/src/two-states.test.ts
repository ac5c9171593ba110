import type { StateCode } from '@paperwage/values';
import { calendarDate, dollars, STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayInput } from './index.ts';
import { allRules, calculatePay, loadRuleBook, reciprocityOf, repeatPay } from './index.ts';
import { amountOf, payment, stepsOf } from './testing/payment.fixture.ts';

const calculate = (state: StateCode, residenceState?: StateCode, entries: Partial<PayInput> = {}) =>
  calculatePay(payment({ state, ...entries, ...(residenceState === undefined ? {} : { residenceState }) }), allRules);

const TODAY = calendarDate('2026-11-20');

/** The agreements, each named once. */
const AGREED = [
  'IA-IL, IL-KY, IL-MI, IL-WI, IN-KY, IN-MI, IN-OH, IN-PA, IN-WI, KY-MI, KY-OH, KY-VA, KY-WI, KY-WV, DC-MD',
  'MD-PA, MD-VA, MD-WV, MI-MN, MI-OH, MI-WI, MN-ND, MT-ND, NJ-PA, OH-PA, OH-WV, PA-VA, PA-WV, DC-VA, VA-WV',
]
  .join(', ')
  .split(', ');

describe('agreements between states', () => {
  it('are these thirty, and hold both ways', () => {
    const both = STATE_CODES.flatMap((work) =>
      STATE_CODES.filter((home) => work !== 'DC' && reciprocityOf(work, home, TODAY, allRules)).map((home) =>
        [work, home].sort().join('-'),
      ),
    );
    expect([...new Set(both)].sort()).toEqual([...AGREED].sort());
    for (const pair of new Set(both)) {
      const [one, other] = pair.split('-') as [StateCode, StateCode];
      expect(reciprocityOf(one, other, TODAY, allRules), pair).toBeDefined();
      expect(reciprocityOf(other, one, TODAY, allRules), pair).toBeDefined();
    }
  });

  it('leave out those that are commonly taken for some', () => {
    for (const [work, home] of [
      ['IL', 'IN'],
      ['MN', 'WI'],
      ['NY', 'NJ'],
      ['MD', 'DE'],
      ['AZ', 'CA'],
    ] as const) {
      expect(reciprocityOf(work, home, TODAY, allRules)).toBeUndefined();
      expect(reciprocityOf(home, work, TODAY, allRules)).toBeUndefined();
    }
  });

  it('the District of Columbia taxes nobody who lives elsewhere', () => {
    for (const home of STATE_CODES.filter((state) => state !== 'DC')) {
      expect(reciprocityOf('DC', home, TODAY, allRules), home).toBeDefined();
    }
  });
});

describe('work in one state and a home in another', () => {
  it('withholds for the home state where an agreement says so, programs for the state of work', () => {
    // Pennsylvania: 2,000.00 x 3.07%. New Jersey: 0.19% and 0.23%.
    const taxes = calculate('NJ', 'PA');
    expect(amountOf(taxes, 'stateIncomeTax')).toBe(dollars(61.4));
    expect(amountOf(taxes, 'stateDisability')).toBe(dollars(3.8));
    expect(stepsOf(taxes, 'stateIncomeTax')[0]).toBe('reciprocity');
    expect(taxes.lines.find(({ tax }) => tax === 'stateIncomeTax')?.working.source.publisher).toBe(
      'Pennsylvania Department of Revenue',
    );
    expect(taxes.coverage).toMatchObject({ state: 'NJ', incomeTaxState: 'PA', stateIncomeTax: 'calculated' });
  });

  it('rests on a form, and withholds for the state of work where that is not on file', () => {
    expect(calculate('NJ', 'PA').coverage.assumedForm).toBe('Form NJ-165');
    const filed = calculate('NJ', 'PA', { elections: { reciprocityFormOnFile: true } });
    expect(filed.coverage).toMatchObject({ incomeTaxState: 'PA' });
    expect(filed.coverage).not.toHaveProperty('assumedForm');
    const notFiled = calculate('NJ', 'PA', { elections: { reciprocityFormOnFile: false } });
    expect(notFiled.coverage).not.toHaveProperty('incomeTaxState');
    expect(amountOf(notFiled, 'stateIncomeTax')).toBe(amountOf(calculate('NJ'), 'stateIncomeTax'));
    expect(stepsOf(notFiled, 'stateIncomeTax')[0]).toBe('noReciprocityForm');
    // Where there is no agreement there is no form.
    expect(
      calculate('NY', 'NJ', { elections: { reciprocityFormOnFile: false } }).lines.map(({ amount }) => amount),
    ).toEqual(calculate('NY', 'NJ').lines.map(({ amount }) => amount));
  });

  it('withholds for the state of work where there is none, and says what settles the rest', () => {
    const taxes = calculate('NY', 'NJ');
    expect(amountOf(taxes, 'stateIncomeTax')).toBe(amountOf(calculate('NY'), 'stateIncomeTax'));
    const step = taxes.lines.find(({ tax }) => tax === 'stateIncomeTax')?.working.steps[0];
    expect(step).toEqual({
      step: 'homeStateSettles',
      figures: { work: { unit: 'state', value: 'NY' }, home: { unit: 'state', value: 'NJ' } },
    });
    expect(taxes.coverage.incomeTaxState).toBeUndefined();
  });

  it('is as with one state where the home is in it', () => {
    expect(calculate('OH', 'OH')).toEqual(calculate('OH'));
  });

  it('is withheld by the home state’s deductions before tax', () => {
    const preTaxDeductions = [{ class: 'retirement401k', amount: dollars(200) }] as const;
    // New Jersey leaves a 401(k) untaxed, Pennsylvania does not.
    expect(amountOf(calculate('NJ', 'PA', { preTaxDeductions }), 'stateIncomeTax')).toBe(dollars(61.4));
    const inNewJersey = calculate('PA', 'NJ', { preTaxDeductions });
    expect(inNewJersey.lines.find(({ tax }) => tax === 'stateIncomeTax')?.taxable).toBe(dollars(1_800));
  });

  it('withholds the county of a home in Maryland, beside a city of the state of work', () => {
    const elections = { county: 'Howard', locality: 'Philadelphia nonresident' };
    const names = calculate('PA', 'MD', { elections }).lines.map(({ tax }) => tax);
    expect(names).toContain('named:Howard County');
    expect(names).toContain('named:Philadelphia');
    expect(names).not.toContain('named:Maryland local tax');
  });

  it('takes no county of Maryland from one who lives where an agreement holds, its own rate from others', () => {
    expect(calculate('MD', 'PA').lines.map(({ tax }) => tax)).not.toContain('named:Maryland local tax');
    expect(calculate('MD', 'DE').lines.map(({ tax }) => tax)).toContain('named:Maryland nonresident tax');
    expect(calculate('MD').lines.map(({ tax }) => tax)).toContain('named:Maryland local tax');
  });

  it('says nothing of a state that is not in the book', async () => {
    const alone = await loadRuleBook('NJ');
    const input = payment({ state: 'NJ', residenceState: 'PA' });
    expect(calculatePay(input, alone).coverage).toMatchObject({ incomeTaxState: 'PA', stateIncomeTax: 'missing' });
    const both = await loadRuleBook('NJ', 'PA');
    expect(calculatePay(input, both)).toEqual(calculatePay(input, allRules));
    expect((await loadRuleBook('NY', 'NJ')).states.map(({ state }) => state)).not.toContain('NJ');
  });

  it('repeats the home state’s tax for earlier payments', () => {
    const input = payment({ state: 'NJ', residenceState: 'PA' });
    expect(repeatPay(input, 5, allRules).taxes.stateIncomeTax).toBe(dollars(307));
  });

  it('refuses a home that is no state', () => {
    expect(() => calculate('NJ', 'ZZ' as StateCode)).toThrow('residenceState is not an allowed value.');
  });
});
