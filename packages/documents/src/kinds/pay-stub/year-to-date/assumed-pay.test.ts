import { describe, expect, it } from 'vitest';
import {
  changeStubCount,
  maxStubCount,
  setEarlierPaychecks,
  setFirstPaycheck,
  setPayFrequency,
} from '../edit/edit-basics.ts';
import { setPrevYtd, setPrevYtdEntry } from '../edit/edit-lines.ts';
import { removeStub } from '../edit/edit-stubs.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { validatePayStub } from '../validate.ts';
import { assumedEarlierPaychecks, confirmEarlierPaychecks, firstPaycheckAnswer } from './assumed-pay.ts';

const context = testContext();
/** As the form begins it: nothing was said yet of the year before the stub of November 20. */
const asked: PayStubDraft = { ...employeeDraft(), confirmedEarlierPeriods: 0 };
const codes = (draft: PayStubDraft) => validatePayStub(draft).map(({ code }) => code);

describe('a year to date that assumes equal paychecks', () => {
  it('has to be confirmed once, and again when it assumes another number', () => {
    expect(assumedEarlierPaychecks(asked)).toBe(23);
    expect(firstPaycheckAnswer(asked)).toBeUndefined();
    expect(validatePayStub(asked)).toMatchObject([{ path: 'confirmedEarlierPeriods', severity: 'error' }]);
    const no = setFirstPaycheck(asked, false);
    expect([firstPaycheckAnswer(no), codes(no)]).toEqual(['no', ['year-to-date-unconfirmed']]);
    const confirmed = confirmEarlierPaychecks(no);
    expect([firstPaycheckAnswer(confirmed), codes(confirmed)]).toEqual(['no', []]);
    expect(codes(setPayFrequency(confirmed, 'WEEKLY', context))).toContain('year-to-date-unconfirmed');
  });

  it('assumes none for the first paycheck of the year, however many stubs there are', () => {
    const first = setFirstPaycheck(asked, true);
    expect([assumedEarlierPaychecks(first), firstPaycheckAnswer(first), codes(first)]).toEqual([0, 'yes', []]);
    expect(maxStubCount(first)).toBe(26);
    const three = changeStubCount(first, 3, context);
    expect([three.items.length, three.payPeriodsWorked, firstPaycheckAnswer(three)]).toEqual([3, 3, 'yes']);
    const two = removeStub(three, 1);
    expect([two.items.length, two.payPeriodsWorked, codes(two)]).toEqual([2, 2, []]);
    expect(firstPaycheckAnswer(setFirstPaycheck(two, false))).toBe('no');
  });

  it('counts the paychecks that the user gives', () => {
    const five = setEarlierPaychecks(asked, 5);
    expect([five.hiredInPast52Weeks, five.payPeriodsWorked, assumedEarlierPaychecks(five), codes(five)]).toEqual([
      'true',
      6,
      5,
      [],
    ]);
    const all = setEarlierPaychecks(five, 99);
    expect([all.hiredInPast52Weeks, assumedEarlierPaychecks(all), codes(all)]).toEqual(['false', 23, []]);
  });

  it('assumes nothing once the pay of before is given', () => {
    const given = setPrevYtdEntry(setPrevYtd(asked, true), 'earnings', 'regular', '40,000.00');
    expect([assumedEarlierPaychecks(given), firstPaycheckAnswer(given), codes(given)]).toEqual([0, 'no', []]);
  });

  it('is not asked of a draft that a program sends', () => {
    expect(codes(employeeDraft())).toEqual([]);
  });
});
