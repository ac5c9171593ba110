import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { addCustomDeduction, setDeductionTyped, setEarningTyped } from '../edit/edit-lines.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';

function warned(draft: PayStubDraft): string[] {
  return calculatePayStub(draft, allRules).issues.map(({ severity, path, code }) => `${severity} ${path} ${code}`);
}

describe('a result that cannot well be meant', () => {
  it('is a net pay below zero', () => {
    const named = addCustomDeduction(employeeDraft(), 'Advance', testContext());
    const { id } = named.items[0]!.customDeductions[0]!;
    const taken = setDeductionTyped(named, 0, id, { total: '5,000' });
    expect(warned(taken)).toEqual([`warning items.0.customDeductions.${id}.total net-below-zero`]);
    expect(warned(setDeductionTyped(named, 0, id, { total: '50' }))).toEqual([]);
    const more = setDeductionTyped(taken, 0, 'federal', { total: '6,000' });
    expect(warned(more)).toEqual(['warning items.0.deductions.federal.total net-below-zero']);
  });

  it('is not a net pay of exactly zero, and is one of a cent less', () => {
    const typed = (total: string) => {
      const named = addCustomDeduction(employeeDraft(), 'Advance', testContext());
      return setDeductionTyped(named, 0, named.items[0]!.customDeductions[0]!.id, { total });
    };
    const { net } = calculatePayStub(typed('0'), allRules).document.stubs[0]!;
    const all = (net.period / 100).toFixed(2);
    expect(warned(typed(all))).toEqual([]);
    expect(warned(typed(((net.period + 1) / 100).toFixed(2)))).toHaveLength(1);
  });

  it('is a written year to date below this period', () => {
    const written = setEarningTyped(employeeDraft(), 0, 'regular', { ytd: '100.00' });
    expect(warned(written)).toEqual(['warning items.0.earnings.regular.ytd year-below-period']);
    const tax = setDeductionTyped(employeeDraft(), 0, 'federal', { ytd: '1.00' });
    expect(warned(tax)).toEqual(['warning items.0.deductions.federal.ytd year-below-period']);
    expect(warned(setEarningTyped(employeeDraft(), 0, 'regular', { ytd: '2,600.00' }))).toEqual([]);
  });

  it('says so where totals are entered by hand, unless no year to date is kept', () => {
    const manual: PayStubDraft = { ...employeeDraft(), autoCalculator: 'false' };
    const total = setEarningTyped(manual, 0, 'regular', { total: '2,000' });
    expect(warned(total)).toEqual([]);
    expect(warned(setEarningTyped(total, 0, 'regular', { ytd: '500' }))).toEqual([
      'warning items.0.earnings.regular.ytd year-below-period',
    ]);
  });
});
