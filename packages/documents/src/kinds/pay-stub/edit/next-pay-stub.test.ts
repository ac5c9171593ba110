import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { confirmPay, setEarning, setEarningTyped, setPrevYtd, setPrevYtdEntry } from './edit-lines.ts';
import { setHiredInPast52Weeks, setPayPeriodsWorked } from './edit-basics.ts';
import { duplicatePayStub } from '../draft/duplicate-pay-stub.ts';
import { nextPayStub } from './next-pay-stub.ts';
import { samplePayStubDraft } from './sample-draft.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { payStubDraftSchema } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { validatePayStub } from '../validate.ts';
import { carriedAssumedPaychecks, carriedAssumedPath } from '../year-to-date/carried-assumptions.ts';
import { PAY_UNCONFIRMED } from '../validation/main-pay-issues.ts';

const context = testContext();

function next(draft: PayStubDraft): PayStubDraft {
  return nextPayStub(draft, calculatePayStub(draft, allRules), context);
}

describe('a duplicate', () => {
  it('says the same with stubs and numbers of its own', () => {
    const draft: PayStubDraft = { ...samplePayStubDraft(context), checkNo: '4127', vchrNumber: '0000012345' };
    const copy = duplicatePayStub(draft, context);
    const count = draft.items.length;
    expect([copy.checkNo, copy.vchrNumber]).toEqual([String(4127 + count), `00000${12345 + count}`]);
    expect(new Set([...draft.items, ...copy.items].map(({ itemId }) => itemId)).size).toBe(2 * count);
    const amounts = (of: PayStubDraft) =>
      calculatePayStub(of, allRules).document.stubs.map(({ net, payDate }) => [net, payDate]);
    expect(amounts(copy)).toEqual(amounts(draft));
    const generated = duplicatePayStub({ ...draft, generatedCheckNo: '4127' }, context);
    expect(generated.generatedCheckNo).toBe(generated.checkNo);
  });
});

describe('the next pay stub', () => {
  const sample = samplePayStubDraft(context);
  const following = next(sample);

  it('is one stub of the same people for the next period', () => {
    expect(following.companyInfo).toBe(sample.companyInfo);
    expect(following.employeeInfo).toBe(sample.employeeInfo);
    expect(following.items).toHaveLength(1);
    expect(following.paystubsNumber).toBe(1);
    const { payDate, payPeriod, itemId } = following.items[0]!;
    expect([payDate, payPeriod]).toEqual(['2026-12-04', { from: '2026-11-21', to: '2026-12-04' }]);
    expect(itemId).not.toBe(sample.items[0]!.itemId);
    expect(payStubDraftSchema.parse(following)).toEqual(following);
  });

  it('carries the year to date on, line by line', () => {
    const before = calculatePayStub(sample, allRules).document.stubs[0]!;
    const after = calculatePayStub(following, allRules).document.stubs[0]!;
    for (const lines of ['earnings', 'deductions'] as const) {
      expect(after[lines].map(({ name }) => name)).toEqual(before[lines].map(({ name }) => name));
      after[lines].forEach((line, index) =>
        expect(line.yearToDate).toBe(before[lines][index]!.yearToDate + line.period),
      );
    }
  });

  it('asks for the hours of the period, which one press keeps', () => {
    const asked = validatePayStub(following).filter(({ code }) => code === PAY_UNCONFIRMED);
    expect(asked.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'items.0.earnings.regular.hours: Enter the hours. 80.00 is from the last stub.',
      'items.0.earnings.overtime.hours: Enter the hours. 6.00 is from the last stub.',
    ]);
    expect(calculatePayStub(following, allRules).document.stubs[0]!.settled.net.period).toBe(false);
    const kept = confirmPay(following, 0);
    expect(validatePayStub(kept).filter(({ code }) => code === PAY_UNCONFIRMED)).toEqual([]);
    expect(calculatePayStub(kept, allRules).document.stubs[0]!.settled.net.period).toBe(true);
  });

  it('stays right after a raise, over several periods', () => {
    const raised = next(setEarning(following, 0, 'regular', { rate: '40.00' }));
    const [stub] = calculatePayStub(raised, allRules).document.stubs;
    expect(stub!.earnings[0]!.yearToDate).toBe(24 * 260_000 + 2 * 320_000);
  });

  it('says how many assumed paychecks the year to date includes, until somebody types it', () => {
    const plain = employeeDraft();
    expect(carriedAssumedPaychecks(plain)).toBe(0);
    const first = next(plain);
    const marksOf = ({ prevYtdItem }: PayStubDraft) =>
      [...prevYtdItem.earnings, ...prevYtdItem.deductions].flatMap(({ key, assumedPaychecks }) =>
        assumedPaychecks === undefined ? [] : [`${key} ${assumedPaychecks}`],
      );
    expect(marksOf(first)).toEqual(['regular 23', 'medicare 23', 'fica 23', 'federal 23']);
    expect(carriedAssumedPath(first)).toBe('prevYtdItem.earnings.regular.ytd');
    expect(payStubDraftSchema.parse(JSON.parse(JSON.stringify(first)))).toEqual(first);
    const second = next(first);
    expect([carriedAssumedPaychecks(second), marksOf(second)]).toEqual([23, marksOf(first)]);
    const typed = setPrevYtdEntry(second, 'earnings', 'regular', '60,000.00');
    expect([carriedAssumedPaychecks(typed), carriedAssumedPath(typed)]).toEqual([
      23,
      'prevYtdItem.deductions.medicare.ytd',
    ]);
    const all = ['federal', 'medicare', 'fica'].reduce(
      (draft, key) => setPrevYtdEntry(draft, 'deductions', key, '1.00'),
      typed,
    );
    expect([carriedAssumedPaychecks(all), carriedAssumedPaychecks(next(all))]).toEqual([0, 0]);
    expect(carriedAssumedPaychecks(setPrevYtd(second, false))).toBe(0);
  });

  it('includes no assumed paycheck of a first paycheck, a typed year to date or a new calendar year', () => {
    const hired = setHiredInPast52Weeks(employeeDraft(), true, context);
    const written = setEarningTyped(employeeDraft(), 0, 'regular', { ytd: '60,000.00' });
    const drafts = [
      hired,
      employeeDraft({ payDate: '2025-12-31' }),
      employeeDraft({ payDate: '2026-01-02', stubs: 2 }),
    ];
    expect(drafts.map((draft) => carriedAssumedPaychecks(next(draft)))).toEqual([0, 0, 0]);
    expect(next(written).prevYtdItem.earnings.some(({ assumedPaychecks }) => assumedPaychecks !== undefined)).toBe(
      false,
    );
  });

  it('takes the next check and voucher number', () => {
    expect(following.checkNo).toBe('4128');
    expect(Number(following.vchrNumber)).toBe(Number(sample.vchrNumber) + 1);
    expect(following.vchrNumber).toMatch(/^00000\d{5}$/);
  });

  it('begins a new calendar year at zero', () => {
    const january = next(employeeDraft({ payDate: '2026-12-31' }));
    expect(january.items[0]!.payDate).toBe('2027-01-14');
    const at2026 = next(employeeDraft({ payDate: '2025-12-31' }));
    expect(calculatePayStub(at2026, allRules).document.stubs[0]!.gross).toEqual({
      period: 260_000,
      yearToDate: 260_000,
    });
  });

  it('counts one more period worked of a new hire', () => {
    const hired = setPayPeriodsWorked(setHiredInPast52Weeks(employeeDraft(), true, context), 4, context);
    expect(next(hired).payPeriodsWorked).toBe(5);
    expect(next(employeeDraft()).payPeriodsWorked).toBe(1);
  });
});
