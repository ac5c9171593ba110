import { calculatePayStub, samplePayStubDraft, setEarning, setStubCount } from '@paperwage/documents/pay-stub';
import { allRules } from '@paperwage/payroll';
import { calendarDate } from '@paperwage/values';
import { expect, it } from 'vitest';
import { isBonusCountedBefore } from './bonus-tax.tsx';

it('says that the bonus counts in earlier periods only where the year to date does so', () => {
  const context = { today: calendarDate('2026-11-20'), random: () => 0.5 };
  const draft = setStubCount(samplePayStubDraft(context), 3, context);
  const isReportedAt = (stub: number) =>
    calculatePayStub(setEarning(draft, stub, 'bonus', { rate: '5,000', hours: '1' }), allRules).issues.some(
      isBonusCountedBefore,
    );
  expect([isReportedAt(0), isReportedAt(2)]).toEqual([false, true]);
});
