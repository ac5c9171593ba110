import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { monthlyStubs } from './fixtures/monthly-pay.ts';
import { setCompanyField, setEmployeeField, setEmployeeSocial } from './kinds/pay-stub/index.ts';
import type { PayStubDraft } from './kinds/pay-stub/index.ts';
import { computeInsteadOfSum, emptyW2Draft, setBox12, sumPayStubs, typeW2Box } from './kinds/w2/index.ts';

const empty = emptyW2Draft({ today: calendarDate('2026-11-20') });
const full = {
  state: 'PA',
  preTax: { retirement401k: '300.00', hsa: '100.00', dependentCare: '50.00' },
  tips: '700.00',
} as const;
const stubsOf = (name: string, ending: string, pay: Parameters<typeof monthlyStubs>[0] = {}) =>
  monthlyStubs({
    ...pay,
    changes: (draft: PayStubDraft) => setEmployeeField(setEmployeeSocial(draft, ending), 'employeeName', name),
  });
const said = ({ disagreements }: ReturnType<typeof sumPayStubs>, code: string) =>
  disagreements.filter((one) => one.code === code).map(({ message }) => message);

describe('a second sum of pay stubs', () => {
  const two = [...monthlyStubs(full), ...monthlyStubs({ state: 'CA', pay: '100', payDate: '2026-02-27' })];

  it('leaves nothing of the first: codes, marks, boxes 7 and 10, a second state', () => {
    const first = sumPayStubs(empty, two, 2026);
    expect(first.draft).toMatchObject({ field12aCode: 'D', field12bCode: 'W', retirementPlan: true });
    expect(first.draft).toMatchObject({
      stateShortB: 'CA',
      dependentCareBenefits: '50.00',
      socialSecurityTips: '700.00',
    });
    const plain = monthlyStubs();
    const second = sumPayStubs(first.draft, plain, 2026, first.boxes);
    expect(second).toEqual(sumPayStubs(empty, plain, 2026));
  });

  it('of the same stubs is the first one, told with the same words', () => {
    const first = sumPayStubs(empty, two, 2026);
    const again = sumPayStubs(first.draft, two, 2026, first.boxes);
    expect(again).toEqual(first);
  });

  it('leaves no address of the employee of the first', () => {
    const withAddress = (draft: PayStubDraft) =>
      setCompanyField(setEmployeeField(draft, 'city', 'Austin'), 'employerName', 'Cascade Timber Works LLC');
    const first = sumPayStubs(empty, monthlyStubs({ changes: withAddress }), 2026);
    expect(first.draft.employeeCity).toBe('Austin');
    expect(sumPayStubs(first.draft, stubsOf('Ana Ortega', '0001'), 2026, first.boxes).draft.employeeCity).toBe('');
  });

  it('keeps what was typed since in place of the first', () => {
    const first = sumPayStubs(empty, two, 2026);
    const typed = { ...first.draft, dependentCareBenefits: '75.00', allocatedTips: '8.00' };
    const second = sumPayStubs(typed, monthlyStubs(), 2026, first.boxes);
    expect(second.draft).toMatchObject({ dependentCareBenefits: '75.00', allocatedTips: '8.00' });
  });

  it('makes way for the calculation with codes, marks and boxes 7 and 10', () => {
    const { draft, boxes } = sumPayStubs(setBox12(empty, '12c', 'DD', '6,380.00'), two, 2026);
    expect(computeInsteadOfSum(draft, boxes)).toMatchObject({
      field12aCode: '',
      field12a: '',
      field12bCode: '',
      field12cCode: 'DD',
      retirementPlan: false,
      socialSecurityTips: '',
      dependentCareBenefits: '',
      stateShortB: '',
    });
  });
});

describe('a sum of pay stubs and what was typed before it', () => {
  it('puts codes into free rows beside codes that were typed', () => {
    const { draft, disagreements } = sumPayStubs(setBox12(empty, '12a', 'DD', '6,380.00'), monthlyStubs(full), 2026);
    expect(draft).toMatchObject({ field12aCode: 'DD', field12a: '6,380.00' });
    expect(draft).toMatchObject({ field12bCode: 'D', field12b: '300.00', field12cCode: 'W', field12c: '100.00' });
    expect(disagreements.map(({ code }) => code)).not.toContain('kept');
  });

  it('doubles no code, and tells of a typed amount that is another', () => {
    const same = sumPayStubs(setBox12(empty, '12c', 'd', '300'), monthlyStubs(full), 2026);
    expect(same.draft).toMatchObject({ field12aCode: 'W', field12bCode: '', field12cCode: 'D' });
    expect(said(same, 'kept')).toEqual([]);
    const other = sumPayStubs(setBox12(empty, '12c', 'W', '1,200.00'), monthlyStubs(full), 2026);
    expect(other.draft).toMatchObject({ field12aCode: 'D', field12bCode: '', field12c: '1,200.00' });
    expect(said(other, 'kept')).toEqual([
      'Box 12c, code W, keeps what you entered, $1,200.00. The stubs have $100.00.',
    ]);
  });

  it('tells which code has no free row', () => {
    const rows = [
      ['12a', 'C'],
      ['12b', 'DD'],
      ['12c', 'FF'],
    ] as const;
    const typed = rows.reduce((draft, [row, code]) => setBox12(draft, row, code, '1.00'), empty);
    const sum = sumPayStubs(typed, monthlyStubs(full), 2026);
    expect(sum.draft).toMatchObject({ field12cCode: 'FF', field12dCode: 'D', field12d: '300.00' });
    expect(said(sum, 'no-row')).toEqual(['Box 12 is full. Put code W, $100.00, on another W-2.']);
  });

  it('tells which typed boxes it replaced, and never of those it worked out', () => {
    const typed = typeW2Box({ ...empty, income: '60000', socialSecurityTips: '650.00' }, 'federalIncomeTax', '3100');
    expect(said(sumPayStubs(typed, monthlyStubs(full), 2026), 'replaced')).toEqual([
      'The stubs replaced what you entered: pay for the year (60000), box 2 (3100), box 7 (650.00).',
    ]);
    expect(said(sumPayStubs(empty, monthlyStubs(full), 2026), 'replaced')).toEqual([]);
  });

  it('keeps a typed second state, and tells of the one that has no room', () => {
    const typed = { ...empty, stateShortB: 'OR', stateWagesTipsB: '12,000.00' };
    const stubs = [...monthlyStubs(full), ...monthlyStubs({ state: 'CA', pay: '100', payDate: '2026-02-27' })];
    const sum = sumPayStubs(typed, stubs, 2026);
    expect(sum.draft).toMatchObject({ stateShort: 'PA', stateShortB: 'OR', stateWagesTipsB: '12,000.00' });
    expect(said(sum, 'kept')[0]).toContain('keeps what you entered, OR with wages of $12,000.00');
  });

  it('keeps a full social security number that ends as that of the stubs', () => {
    const number = (typed: string) => {
      const draft = { ...empty, employeeSocialSecurityNumber: typed };
      return sumPayStubs(draft, stubsOf('Ana Ortega', '4821'), 2026).draft.employeeSocialSecurityNumber;
    };
    expect(number('412-68-4821')).toBe('412-68-4821');
    expect(number('412-68-0001')).toBe('XXX-XX-4821');
  });
});

describe('pay stubs of two employees', () => {
  const ana = stubsOf('Ana Ortega', '0001');
  const ben = stubsOf('Ben Long', '0002');

  it('are not taken for one where date and pay are the same, and one employee is summed', () => {
    const sum = sumPayStubs(empty, [...ben, ...ana], 2026);
    expect(sum).toMatchObject({ counted: 1, draft: { employeeName: 'Ana Ortega', wagesTipsOther: '5,000.00' } });
    expect(said(sum, 'twice')).toEqual([]);
    expect(said(sum, 'other-employees')).toEqual([
      'This W-2 is for Ana Ortega (number ending in 0001). ' +
        'We left out 1 stub for Ben Long (number ending in 0002).',
    ]);
  });

  it('are summed for the one whom the form names', () => {
    const named = { ...empty, employeeName: 'ben long' };
    expect(sumPayStubs(named, [...ben, ...ana], 2026).draft.employeeName).toBe('Ben Long');
    const numbered = { ...empty, employeeSocialSecurityNumber: '412-68-0002' };
    expect(sumPayStubs(numbered, [...ben, ...ana], 2026).draft.employeeName).toBe('Ben Long');
    const absent = { ...empty, employeeName: 'Cleo Hart' };
    expect(sumPayStubs(absent, ben, 2026)).toMatchObject({ counted: 1, draft: { employeeName: 'Ben Long' } });
  });

  it('are told apart by name without a number, and by number under one name', () => {
    const counts = (one: readonly [string, string], other: readonly [string, string]) =>
      sumPayStubs(empty, [...stubsOf(...one), ...stubsOf(...other)], 2026).counted;
    expect(counts(['Ana Ortega', ''], ['Ben Ortega', ''])).toBe(1);
    expect(counts(['Ana Ortega', '0001'], ['Ana Ortega', '0002'])).toBe(1);
    expect(counts(['Ana Ortega', '0001'], ['Ben Long', '0001'])).toBe(1);
  });

  it('are one whose name changed where the number is the same, and count each stub', () => {
    const sum = sumPayStubs(empty, [...ana, ...stubsOf('Ana Long', '0001', { payDate: '2026-05-29' })], 2026);
    expect(sum.counted).toBe(2);
    expect(said(sum, 'employees')).toEqual(['The stubs name 2 employees: Ana Ortega; Ana Long.']);
  });
});
