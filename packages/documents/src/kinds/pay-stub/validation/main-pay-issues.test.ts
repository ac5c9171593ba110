import { describe, expect, it } from 'vitest';
import { setPaymentType, setPayFrequency } from '../edit/edit-basics.ts';
import { confirmPay, setEarning } from '../edit/edit-lines.ts';
import { copyLinesToOtherStubs, setStubCount } from '../edit/edit-stubs.ts';
import { emptyPayStubDraft } from '../draft/empty-draft.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { mainPayIssues } from './main-pay-issues.ts';

const context = testContext();
const empty = emptyPayStubDraft(context);

const found = (draft: PayStubDraft) =>
  mainPayIssues(draft).map(({ path, code, severity }) => `${severity} ${path} ${code}`);

describe('example pay', () => {
  it('stops a document until both figures are typed', () => {
    expect(found(empty)).toEqual([
      'error items.0.earnings.regular.rate pay-unconfirmed',
      'error items.0.earnings.regular.hours pay-unconfirmed',
    ]);
    const rate = setEarning(empty, 0, 'regular', { rate: '32.50' });
    expect(found(rate)).toEqual(['error items.0.earnings.regular.hours pay-unconfirmed']);
    expect(found(setEarning(rate, 0, 'regular', { hours: '80' }))).toEqual([]);
  });

  it('may be typed or confirmed as it is', () => {
    expect(found(setEarning(empty, 0, 'regular', { rate: '10.00', hours: '40.00' }))).toEqual([]);
    expect(found(confirmPay(empty, 0))).toEqual([]);
  });

  it('is named for each stub and for a salary, and not where totals are typed', () => {
    const three = setEarning(setStubCount(empty, 3, context), 0, 'regular', { rate: '32.50', hours: '80' });
    expect(mainPayIssues(three).map(({ path }) => path)).toEqual([
      'items.1.earnings.regular.rate',
      'items.1.earnings.regular.hours',
      'items.2.earnings.regular.rate',
      'items.2.earnings.regular.hours',
    ]);
    expect(found(copyLinesToOtherStubs(three, 0))).toEqual([]);
    expect(found(setPaymentType(empty, 'salary'))).toEqual(['error items.0.earnings.salary.rate pay-unconfirmed']);
    expect(found({ ...empty, autoCalculator: 'false' })).toEqual([]);
  });
});

describe('pay that can hardly be meant', () => {
  const salaried = (rate: string) => setEarning(setPaymentType(employeeDraft(), 'salary'), 0, 'salary', { rate });

  it('is a salary below the federal minimum wage for full-time work', () => {
    expect(found(salaried('15079.99'))).toEqual(['warning items.0.earnings.salary.rate pay-below-minimum']);
    expect(found(salaried('15080'))).toEqual([]);
    expect(mainPayIssues(salaried('1200'))[0]!.message).toContain('$15,080.00 a year');
  });

  it('is an hour below it, unless tips reach it over all hours', () => {
    const low = employeeDraft({ rate: '7.24', hours: '40' });
    const tipped = (tips: string) => setEarning(low, 0, 'tips', { rate: tips });
    expect(found(low)).toEqual(['warning items.0.earnings.regular.rate pay-below-minimum']);
    expect(mainPayIssues(low)[0]!.message).toContain('This is below');
    expect(found(tipped('0.39'))).toEqual(['warning items.0.earnings.regular.rate pay-below-minimum']);
    expect(mainPayIssues(tipped('0.39'))[0]!.message).toContain('Even with tips, this is below');
    expect(found(tipped('0.40'))).toEqual([]);
    expect(found(employeeDraft({ rate: '7.25' }))).toEqual([]);
  });

  it('is more than 10,000,000.00 a year', () => {
    const weekly = setPayFrequency(employeeDraft({ rate: '999999', hours: '40' }), 'WEEKLY', context);
    expect(found(weekly)).toEqual(['warning items.0.earnings.regular.rate pay-unusually-high']);
  });
});
