import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { setHiredInPast52Weeks } from '../edit/edit-basics.ts';
import { setEarning, setEarningTyped, setPrevYtd, setPrevYtdEntry } from '../edit/edit-lines.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { COUNTED_BEFORE } from './one-time-pay-issues.ts';

function told(draft: PayStubDraft): string[] {
  return calculatePayStub(draft, allRules)
    .issues.filter(({ code }) => code === COUNTED_BEFORE)
    .map(({ severity, path, message }) => `${severity} ${path} ${message}`);
}

const paid = { rate: '1,000', hours: '1' };

describe('a bonus of the earliest stub', () => {
  const draft = setEarning(employeeDraft({ stubs: 3 }), 2, 'bonus', paid);

  it('is said to be counted in the earlier periods', () => {
    expect(told(draft)).toEqual([
      'warning items.2.earnings.bonus.rate We also counted this in 21 earlier periods this year. If you didn’t pay it ' +
        'then, enter the earlier year to date.',
    ]);
    expect(calculatePayStub(draft, allRules).document.stubs[2]!.gross.yearToDate).toBe(22 * 360_000);
  });

  it('is said so of one period in the singular, and of nothing where nothing came before', () => {
    const second = setEarning(employeeDraft({ payDate: '2026-01-23' }), 0, 'bonus', paid);
    expect(told(second)[0]).toContain('We also counted this in 1 earlier period this year. If');
    expect(told(setEarning(employeeDraft({ payDate: '2026-01-09' }), 0, 'bonus', paid))).toEqual([]);
    expect(told(setHiredInPast52Weeks(setEarning(employeeDraft(), 0, 'bonus', paid), true, testContext()))).toEqual([]);
  });

  it('is no more once the year to date of before, or that of the line, is stated', () => {
    const on = setPrevYtd(draft, true);
    expect(told(on)).toHaveLength(1);
    const stated = setPrevYtdEntry(on, 'earnings', 'bonus', '0');
    expect(told(stated)).toEqual([]);
    expect(calculatePayStub(stated, allRules).document.stubs[2]!.gross.yearToDate).toBe(22 * 260_000 + 100_000);
    expect(told(setEarningTyped(draft, 2, 'bonus', { ytd: '1,000.00' }))).toEqual([]);
  });

  it('is not said of one on a later stub, of the pay itself, or with calculation off', () => {
    expect(told(setEarning(employeeDraft({ stubs: 3 }), 0, 'bonus', paid))).toEqual([]);
    expect(told(setEarning(employeeDraft(), 0, 'overtime', paid))).toEqual([]);
    expect(told({ ...draft, autoCalculator: 'false' })).toEqual([]);
  });
});
