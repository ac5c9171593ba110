import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { emptyPayStubDraft } from '../draft/empty-draft.ts';
import { setEmploymentType } from '../edit/edit-basics.ts';
import { setElection } from '../edit/edit-elections.ts';
import { setEmployeeField, setW4Field, setWorkState } from '../edit/edit-fields.ts';
import {
  confirmPay,
  setDeductionTyped,
  setEarning,
  setEarningTyped,
  setPrevYtd,
  setPrevYtdEntry,
} from '../edit/edit-lines.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';

function settledIn(draft: PayStubDraft) {
  return calculatePayStub(draft, allRules).document.stubs.map(({ settled: { gross, net } }) =>
    [gross.period, gross.yearToDate, net.period, net.yearToDate].map((is) => (is ? 'told' : '–')).join(' '),
  );
}

const ALL = 'told told told told';
const NO_NET = 'told told – –';

describe('what cannot be told while a number is not read', () => {
  const three = employeeDraft({ stubs: 3 });

  it('tells everything as long as all can be read', () => {
    expect(settledIn(three)).toEqual([ALL, ALL, ALL]);
  });

  it.each(['-5', 'abc'])('leaves the stub with hours of %s without figures, and later ones without a year', (hours) => {
    const draft = setEarning(three, 1, 'regular', { hours });
    expect(settledIn(draft)).toEqual(['told – told –', '– – – –', ALL]);
  });

  it('leaves the gross where a deduction cannot be read', () => {
    const draft = setDeductionTyped(three, 1, 'federal', { total: 'abc' });
    expect(settledIn(draft)).toEqual(['told told told –', NO_NET, ALL]);
  });

  it('leaves the period where a year to date cannot be read', () => {
    const draft = setEarningTyped(three, 0, 'regular', { ytd: 'abc' });
    expect(settledIn(draft)).toEqual(['told – told –', ALL, ALL]);
    const tax = setDeductionTyped(three, 0, 'federal', { ytd: 'abc' });
    expect(settledIn(tax)).toEqual(['told told told –', ALL, ALL]);
  });

  it.each<[string, (draft: PayStubDraft) => PayStubDraft]>([
    ['step 3 of the W-4', (draft) => setEmployeeField(draft, 'dependentsAmount', 'abc')],
    ['step 4(a) of the W-4', (draft) => setW4Field(draft, 'otherIncome', '1,2')],
    ['the allowances', (draft) => setW4Field(setW4Field(draft, 'w4Version', '2019'), 'federalAllowances', 'x')],
    ['a state’s amount', (draft) => setElection(setWorkState(draft, 'CA'), 'additionalWithholding', '50x')],
    ['a state’s count', (draft) => setElection(setWorkState(draft, 'CA'), 'allowances', 'x')],
  ])('leaves every stub without net while %s cannot be read', (_, change) => {
    expect(settledIn(change(three))).toEqual([NO_NET, NO_NET, NO_NET]);
  });

  it('leaves an employee without a state without net, unless the taxes are typed', () => {
    const draft = setWorkState(three, '');
    expect(settledIn(draft)).toEqual([NO_NET, NO_NET, NO_NET]);
    expect(settledIn({ ...draft, autoCalculator: 'false' })).toEqual([ALL, ALL, ALL]);
    expect(settledIn(setEmploymentType(draft, 'contractor'))).toEqual([ALL, ALL, ALL]);
  });

  it('tells nothing of example pay until it is typed or kept', () => {
    const example = { ...emptyPayStubDraft(testContext()), workState: 'TX' };
    expect(settledIn(example)).toEqual(['– – – –']);
    expect(settledIn(confirmPay(example, 0))).toEqual([ALL]);
  });

  it('counts the year to date before, as long as it is given', () => {
    const earned = setPrevYtdEntry(setPrevYtd(three, true), 'earnings', 'regular', 'abc');
    expect(settledIn(earned)).toEqual(['told – – –', 'told – – –', 'told – – –']);
    expect(settledIn(setPrevYtd(earned, false))).toEqual([ALL, ALL, ALL]);
    const taken = setPrevYtdEntry(setPrevYtd(three, true), 'deductions', 'fica', 'abc');
    expect(settledIn(taken)).toEqual([NO_NET, NO_NET, NO_NET]);
  });

  it('begins anew with a calendar year', () => {
    const draft = employeeDraft({ stubs: 3, today: '2026-01-20' });
    const [newest] = settledIn(setEarning(draft, 2, 'regular', { hours: 'abc' }));
    expect(calculatePayStub(draft, allRules).document.stubs[2]!.payDate).toMatch(/^2025/);
    expect(newest).toBe(ALL);
  });

  it('leaves a line that comes to more than can be printed untold', () => {
    const draft = setEarning(three, 0, 'regular', { rate: '99,999,999', hours: '100' });
    expect(settledIn(draft)).toEqual(['– – – –', ALL, ALL]);
  });
});
