import { allRules } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { calendarDate, formatMoney, sum } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { monthlyStubs } from './fixtures/monthly-pay.ts';
import type { ElectionField, PayStubDraft } from './kinds/pay-stub/index.ts';
import { setElection, setResidenceState } from './kinds/pay-stub/index.ts';
import type { PaidStub, W2Draft } from './kinds/w2/index.ts';
import { calculateW2, computeInsteadOfSum, emptyW2Draft, sumPayStubs } from './kinds/w2/index.ts';

const empty = emptyW2Draft({ today: calendarDate('2026-12-31') });

type Answers = Readonly<Partial<Record<ElectionField, string>>>;

const answering = (answers: Answers) => (draft: PayStubDraft) =>
  (Object.entries(answers) as [ElectionField, string][]).reduce(
    (now, [field, text]) => setElection(now, field, text),
    draft,
  );

/** Twelve months of 5,000.00 in 2026. */
const yearIn = (state: StateCode, answers: Answers, pay = '5000') =>
  monthlyStubs({ state, pay, stubs: 12, payDate: '2026-12-31', changes: answering(answers) });

const summed = (stubs: readonly PaidStub[], draft: W2Draft = empty) => sumPayStubs(draft, stubs, 2026);
const localRow = (draft: W2Draft, row: '' | 'B' = '') => [
  draft[`localWagesTips${row}`],
  draft[`localIncomeTax${row}`],
  draft[`localityName${row}`],
];
/** What the last stub of the year says a tax came to in it. */
const soFar = (stubs: readonly PaidStub[], name: string) =>
  formatMoney(
    sum(
      stubs
        .filter(({ payDate }) => payDate === '2026-12-31')
        .flatMap(({ localTaxes }) => localTaxes.filter((one) => one.name === name))
        .map((one) => one.soFar),
    ),
  );

describe('boxes 18 to 20 of a sum of pay stubs', () => {
  const cases: readonly (readonly [StateCode, Answers, string, string])[] = [
    ['OH', { locality: 'Columbus', workLocality: 'Columbus' }, '1,500.00', 'Columbus'],
    ['KY', { locality: 'Louisville', workLocality: 'Louisville' }, '1,320.00', 'Louisville Metro'],
    // 2.4% of 5,000.00 less a twelfth of the 600.00 of one exemption.
    ['MI', { locality: 'Detroit', workLocality: 'Detroit', allowances: '1' }, '1,425.60', 'Detroit'],
    ['PA', { locality: 'Scranton', workLocality: 'Scranton' }, '2,040.00', 'Scranton'],
    ['IN', { county: 'Marion' }, '1,212.00', 'Marion County'],
  ];
  for (const [state, answers, tax, place] of cases) {
    it(`have what ${place}, ${state}, withheld in the year, to the cent`, () => {
      const stubs = yearIn(state, answers);
      const { draft, disagreements } = summed(stubs);
      expect(disagreements).toEqual([]);
      expect(localRow(draft)).toEqual(['60,000.00', tax, place]);
      expect(tax).toBe(soFar(stubs, `${place} tax`));
      expect(localRow(draft, 'B')).toEqual(['', '', '']);
      expect(draft).toMatchObject({ state, stateShort: state, maritalStatus: 'SINGLE', stateWagesTips: '60,000.00' });
      const { document, issues } = calculateW2(draft, allRules);
      expect(document.states[0].locality).toBe(place);
      expect(issues.map(({ code }) => code).filter((code) => code.startsWith('w2.local'))).toEqual([]);
    });
  }

  it('call New York City as its state does, with the tax of its tables', () => {
    const stubs = yearIn('NY', { locality: 'New York City' });
    const tax = soFar(stubs, 'New York City tax');
    expect(tax).not.toBe('0.00');
    expect(localRow(summed(stubs).draft)).toEqual(['60,000.00', tax, 'NYC']);
  });

  it('have the city and the school district of Ohio, the district by its number', () => {
    const stubs = yearIn('OH', { workLocality: 'Columbus', locality: 'none', schoolDistrict: 'Bexley CSD' });
    const { draft, disagreements } = summed(stubs);
    expect(disagreements).toEqual([]);
    expect(localRow(draft)).toEqual(['60,000.00', '1,500.00', 'Columbus']);
    expect(draft.stateShortB).toBe('OH');
    expect(localRow(draft, 'B')).toEqual(['60,000.00', soFar(stubs, 'Bexley CSD tax'), '2501 Bexley CSD']);
  });

  it('name a third place, which needs another W-2', () => {
    const monthIn = (place: string, payDate: string) =>
      monthlyStubs({ state: 'OH', payDate, changes: answering({ locality: place, workLocality: place }) });
    const stubs = [
      ...monthIn('Columbus', '2026-01-30'),
      ...monthIn('Cleveland', '2026-02-27'),
      ...monthIn('Cincinnati', '2026-03-31'),
    ];
    const { draft, disagreements } = summed(stubs);
    expect([localRow(draft), localRow(draft, 'B')]).toEqual([
      ['5,000.00', '125.00', 'Columbus'],
      ['5,000.00', '125.00', 'Cleveland'],
    ]);
    expect(disagreements.find(({ code }) => code === 'no-row')?.message).toBe(
      'Boxes 18 to 20 have no row for Cincinnati, wages of $5,000.00 and tax of $90.00. Put it on another W-2.',
    );
  });

  it('stand beside the state of the place where an agreement leaves the income tax to another', () => {
    const stubs = monthlyStubs({
      state: 'PA',
      changes: (draft) => answering({ workLocality: 'Philadelphia' })(setResidenceState(draft, 'NJ')),
    });
    const { draft } = summed(stubs);
    expect(draft).toMatchObject({ stateShort: 'NJ', localWagesTips: '', stateShortB: 'PA', stateWagesTipsB: '' });
    expect(localRow(draft, 'B')).toEqual(['5,000.00', '171.50', 'Philadelphia']);
  });

  it('leave a fixed amount to box 14, and the county tax of Maryland to box 17', () => {
    const pennsylvania = summed(yearIn('PA', { locality: 'Scranton', workLocality: 'Scranton' })).draft;
    expect(pennsylvania.field14).toContainEqual({ label: 'PA LST', amount: '156.00' });
    const stubs = yearIn('MD', { county: 'Baltimore County' });
    const { draft, disagreements } = summed(stubs);
    expect(disagreements).toEqual([]);
    expect(localRow(draft)).toEqual(['', '', '']);
    const ofLast = stubs.find(({ payDate }) => payDate === '2026-12-31')!.yearToDate.stateIncomeTax;
    expect(draft.stateIncomeTax).toBe(formatMoney(ofLast));
  });

  it('keep what was typed, and go again with the sum', () => {
    const stubs = yearIn('OH', { locality: 'Columbus', workLocality: 'Columbus' });
    const typed = { ...empty, localityName: 'Columbus', localIncomeTax: '1400' };
    expect(summed(stubs, typed).disagreements.map(({ message }) => message)).toEqual([
      'Boxes 18 and 19 keep what you entered for Columbus, wages of $0.00 and tax of $1,400.00. The stubs add up to wages of $60,000.00 and tax of $1,500.00.',
    ]);
    const { draft, boxes } = summed(stubs);
    expect(localRow(computeInsteadOfSum(draft, boxes))).toEqual(['', '', '']);
    expect(localRow(sumPayStubs(draft, monthlyStubs(), 2026, boxes).draft)).toEqual(['', '', '']);
  });

  it('leave the wages open where nobody knows them, and say so', () => {
    const [stub] = monthlyStubs({ state: 'OH', changes: answering({ locality: 'Columbus' }) });
    const localTaxes = stub!.localTaxes.map((one) => ({ ...one, wages: undefined }));
    const { draft, disagreements } = summed([{ ...stub!, localTaxes }]);
    expect(localRow(draft)).toEqual(['', '125.00', 'Columbus']);
    expect(disagreements.map(({ message }) => message)).toContain(
      'The stubs don’t show which wages Columbus taxed. Enter them in box 18.',
    );
  });

  it('say which local tax the stubs don’t add up to', () => {
    const stubs = yearIn('OH', { locality: 'Columbus', workLocality: 'Columbus' }).slice(0, 11);
    expect(summed(stubs).disagreements[0]?.message).toMatch(
      /Columbus tax: \$1,500\.00 on the last stub, \$1,375\.00 in total\.$/,
    );
  });

  it('are blank where the stubs have no local tax, and the form says that the place has one', () => {
    const { draft } = summed(yearIn('OH', { locality: 'none' }));
    const employer = { companyState: 'OH', companyCity: 'Columbus', employeeState: 'OH', employeeCity: 'Columbus' };
    const said = calculateW2({ ...draft, ...employer }, allRules).issues.find(({ code }) => code === 'w2.local.blank');
    expect(said?.message).toBe(
      'Columbus has a local tax on wages, and boxes 18 to 20 are blank. If you withheld it, enter it there.',
    );
  });
});
