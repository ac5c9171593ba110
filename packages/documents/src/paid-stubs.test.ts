import { allRules } from '@paperwage/payroll';
import { calendarDate, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayStubDraft } from './kinds/pay-stub/index.ts';
import { calculatePayStub, samplePayStubDraft, setEmployeeField, withComputedTotals } from './kinds/pay-stub/index.ts';
import {
  calculateW2,
  computeInsteadOfSum,
  emptyW2Draft,
  sumPayStubs,
  yearOfStubs,
  yearWithoutFormYet,
} from './kinds/w2/index.ts';
import { paidStubsOf } from './paid-stubs.ts';

const today = calendarDate('2026-11-20');
const filled = (draft: PayStubDraft) => withComputedTotals(draft, calculatePayStub(draft, allRules));
const sample = samplePayStubDraft({ today, random: () => 0.5 });
const stubs = paidStubsOf(filled(sample), allRules);
const empty = emptyW2Draft({ today });

describe('pay stubs summed into a W-2', () => {
  it('fill the boxes with their sums, which count as typed', () => {
    const { draft, counted } = sumPayStubs(empty, stubs, 2026);
    expect(counted).toBe(3);
    const { document } = calculateW2(draft, allRules);
    const added = (of: (stub: (typeof stubs)[number]) => number) => stubs.reduce((sum, stub) => sum + of(stub), 0);
    expect(document.amounts).toMatchObject({
      wagesTipsOther: { amount: added(({ gross }) => gross), typed: true },
      federalIncomeTax: { amount: added(({ federalIncomeTax }) => federalIncomeTax), typed: true },
      socialSecurityTax: { amount: added(({ socialSecurityTax }) => socialSecurityTax) },
      medicareWages: { amount: added(({ gross }) => gross) },
    });
    expect(draft).toMatchObject({
      year: '2026',
      companyName: 'Cascade Timber Works LLC',
      employeeName: 'Núria Nguyễn-Ortega',
      employeeSocialSecurityNumber: 'XXX-XX-4821',
      stateShort: 'TX',
      stateWagesTips: '',
    });
  });

  it('tell that stubs are missing where the last one says more for the year', () => {
    const { disagreements } = sumPayStubs(empty, stubs, 2026);
    expect(disagreements.map(({ code }) => code)).toEqual(['year-to-date', 'TP', 'TT']);
    // One warning, however many amounts differ.
    expect(disagreements[0]!.message).toMatch(
      /^Stubs may be missing\. .* Gross pay: \$.* Federal income tax: .* Medicare tax: /,
    );
    const whole = stubs.map((stub) => ({ ...stub, tips: ZERO, overtime: ZERO, yearToDate: totalsOf(stubs) }));
    expect(sumPayStubs(empty, whole, 2026).disagreements).toEqual([]);
  });

  it('leave out stubs of another year, of a contractor, without a date and those that are there twice', () => {
    const [stub] = stubs;
    const others = [
      { ...stub!, payDate: '2025-12-31' },
      { ...stub!, payDate: '' },
      { ...stub!, isContractor: true },
    ];
    const { counted, disagreements } = sumPayStubs(empty, [...stubs, ...others, stub!], 2026);
    expect(counted).toBe(3);
    expect(disagreements.map(({ code }) => code).slice(0, 4)).toEqual([
      'other-year',
      'no-pay-date',
      'contractor',
      'twice',
    ]);
    expect(disagreements[3]!.message).toBe('We found 1 stub twice and counted it once.');
    expect(sumPayStubs(empty, [], 2026)).toEqual({ draft: empty, disagreements: [], counted: 0, boxes: {} });
  });

  it('have a year where all of an employee were paid in one that has a form', () => {
    const paidOn = (...dates: string[]) => dates.map((payDate) => ({ ...stubs[0]!, payDate }));
    expect(yearOfStubs(paidOn('2025-01-31', '2025-12-31'))).toBe(2025);
    expect(yearOfStubs([...paidOn('2025-01-31'), { ...stubs[0]!, isContractor: true }])).toBe(2025);
    expect(yearOfStubs(paidOn('2025-12-31', '2026-01-02'))).toBeUndefined();
    expect(yearOfStubs(paidOn('2019-12-31'))).toBeUndefined();
    expect(yearOfStubs(paidOn(''))).toBeUndefined();
    expect(yearOfStubs([])).toBeUndefined();
  });

  it('tell of a year whose form is not in yet', () => {
    const paidOn = (...dates: string[]) => dates.map((payDate) => ({ ...stubs[0]!, payDate }));
    expect(yearWithoutFormYet(paidOn('2027-01-08', '2027-01-22'))).toBe(2027);
    expect(yearWithoutFormYet(paidOn('2026-12-31', '2027-01-22'))).toBeUndefined();
    expect(yearWithoutFormYet(paidOn('2026-12-31'))).toBeUndefined();
    expect(yearWithoutFormYet(paidOn(''))).toBeUndefined();
    expect(yearWithoutFormYet([])).toBeUndefined();
  });

  it('tell of different employers, spellings of the employee and states, each state having its row', () => {
    const other = paidStubsOf(filled(setEmployeeField(sample, 'employeeName', 'Núria Ortega')), allRules)[0]!;
    const elsewhere = {
      ...other,
      payDate: '2026-01-09',
      state: 'CA',
      stateIncomeTax: other.federalIncomeTax,
      parties: { ...other.parties, companyName: 'Another LLC' },
    };
    const { draft, disagreements } = sumPayStubs(empty, [...stubs, elsewhere], 2026);
    expect(disagreements.map(({ code }) => code).slice(0, 3)).toEqual(['employers', 'employees', 'states']);
    expect(draft).toMatchObject({ stateShort: 'TX', stateShortB: 'CA' });
    expect(draft.stateIncomeTaxB).not.toBe('');
  });

  it('make way for the calculation again, which keeps what was typed since', () => {
    const elsewhere = { ...stubs[0]!, payDate: '2026-01-09', state: 'CA', stateIncomeTax: stubs[0]!.federalIncomeTax };
    const typedB = { ...empty, localityNameB: 'Fresno' };
    const { draft, boxes } = sumPayStubs(typedB, [...stubs, elsewhere], 2026);
    expect(boxes).toMatchObject({ wagesTipsOther: draft.wagesTipsOther, stateShortB: 'CA' });
    const again = computeInsteadOfSum(draft, boxes);
    expect(again).toMatchObject({ typedBoxes: [], stateShortB: '', stateWagesTipsB: '', localityNameB: 'Fresno' });
    expect(calculateW2(again, allRules).document.amounts.wagesTipsOther).toMatchObject({
      amount: Math.round(Number(draft.income.replaceAll(',', '')) * 100),
      typed: false,
    });
    const typed = { ...draft, stateWagesTipsB: '1.00' };
    expect(computeInsteadOfSum(typed, boxes)).toMatchObject({ stateWagesTipsB: '1.00', stateIncomeTaxB: '' });
    const oneState = sumPayStubs({ ...empty, stateShortB: 'OR' }, stubs, 2026);
    expect(computeInsteadOfSum(oneState.draft, oneState.boxes).stateShortB).toBe('OR');
  });

  it('leave deferrals out of box 1, and what a cafeteria plan takes out of boxes 1, 3 and 5', () => {
    const [stub] = stubs;
    const planned = { ...stub!, deferred: 10_000, cafeteria: 30_000, dependentCare: 20_000 };
    const codes = ['D', 'W'].map((code) => ({ code, amount: 10_000 }));
    const { draft } = sumPayStubs(empty, [{ ...planned, codes } as typeof stub & object], 2026);
    const { amounts } = calculateW2(draft, allRules).document;
    expect(amounts.medicareWages.amount).toBe(stub!.gross - 30_000);
    expect(amounts.wagesTipsOther.amount).toBe(stub!.gross - 40_000);
    expect(draft).toMatchObject({
      field12aCode: 'D',
      field12a: '100.00',
      field12bCode: 'W',
      field12b: '100.00',
      dependentCareBenefits: '200.00',
      retirementPlan: true,
    });
  });
});

function totalsOf(list: typeof stubs) {
  const of = (amountOf: (stub: (typeof stubs)[number]) => number) =>
    list.reduce((sum, stub) => sum + amountOf(stub), 0) as (typeof stubs)[number]['gross'];
  return {
    gross: of(({ gross }) => gross),
    federalIncomeTax: of(({ federalIncomeTax }) => federalIncomeTax),
    socialSecurityTax: of(({ socialSecurityTax }) => socialSecurityTax),
    medicareTax: of(({ medicareTax }) => medicareTax),
    stateIncomeTax: of(({ stateIncomeTax }) => stateIncomeTax),
  };
}
