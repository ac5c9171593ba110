import { allRules, assumeYear } from '@paperwage/payroll';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { setPayDate } from './edit-dates.ts';
import { followRulesOfDependents, followYearOfDependents, setDependents } from './edit-dependents.ts';
import { setEmployeeField } from './edit-fields.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';

const draft = employeeDraft();

describe('dependents', () => {
  it('set the step 3 amount from children under 17 and other dependents by that year’s amounts', () => {
    const two = setDependents(draft, { qualifyingChildren: '2', otherDependents: '1' }, allRules);
    expect(two.employeeInfo.dependentsAmount).toBe('4,900.00');
    const in2024 = employeeDraft({ payDate: '2024-06-14' });
    expect(setDependents(in2024, { qualifyingChildren: '2' }, allRules).employeeInfo.dependentsAmount).toBe('4,000.00');
  });

  it('leave the amount alone while a count cannot be read or no rules cover the pay date', () => {
    expect(setDependents(draft, { qualifyingChildren: 'x' }, allRules).employeeInfo.dependentsAmount).toBe('0');
    expect(setDependents(draft, { qualifyingChildren: '1' }, undefined).employeeInfo.dependentsAmount).toBe('0');
    const in2019 = employeeDraft({ payDate: '2019-06-14' });
    expect(setDependents(in2019, { qualifyingChildren: '1' }, allRules).employeeInfo.dependentsAmount).toBe('0');
  });
});

describe('a pay date in another year', () => {
  const movedTo2025 = (before: PayStubDraft) =>
    followYearOfDependents(before, setPayDate(before, 0, calendarDate('2025-11-20')), allRules).employeeInfo
      .dependentsAmount;

  it('brings that year’s amounts for the dependents counted', () => {
    const two = setDependents(draft, { qualifyingChildren: '2' }, allRules);
    expect(two.employeeInfo.dependentsAmount).toBe('4,400.00');
    expect(movedTo2025(two)).toBe('4,000.00');
  });

  it('leaves an amount that the user has written', () => {
    const written = setEmployeeField(
      setDependents(draft, { qualifyingChildren: '2' }, allRules),
      'dependentsAmount',
      '3,000',
    );
    expect(movedTo2025(written)).toBe('3,000');
    expect(movedTo2025(setEmployeeField(draft, 'dependentsAmount', '500'))).toBe('500');
  });
});

describe('tables of the year before, chosen for a new year', () => {
  const chosen = assumeYear(allRules, 2026);
  const january = employeeDraft({ payDate: '2027-01-15' });
  const amountOf = ({ employeeInfo }: PayStubDraft) => employeeInfo.dependentsAmount;

  it('bring the amount of dependents counted before the choice', () => {
    const three = setDependents(january, { qualifyingChildren: '3' }, allRules);
    expect(amountOf(three)).toBe('0');
    const followed = followRulesOfDependents(three, allRules, chosen);
    expect(amountOf(followed)).toBe('6,600.00');
    const two = setDependents(followed, { qualifyingChildren: '2' }, allRules);
    expect(amountOf(followRulesOfDependents(two, allRules, chosen))).toBe('4,400.00');
  });

  it('leave an amount alone where nobody was counted, or that was written otherwise', () => {
    const written = setEmployeeField(january, 'dependentsAmount', '500');
    expect(amountOf(followRulesOfDependents(written, allRules, chosen))).toBe('500');
    const counted = setDependents(draft, { qualifyingChildren: '2' }, allRules);
    const other = setEmployeeField(counted, 'dependentsAmount', '3,000');
    expect(amountOf(followRulesOfDependents(other, allRules, chosen))).toBe('3,000');
  });
});
