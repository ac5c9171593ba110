import { calendarDate, STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { loadRuleBook } from '../loading/load-rule-book.ts';
import { payStatementOn } from '../rule-book/rule-book.ts';
import { allRules } from '../loading/all-rules.ts';
import { PAY_STATEMENTS } from './pay-statements.ts';

const PAY_DATE = calendarDate('2026-03-13');

describe('what states require on a pay statement', () => {
  it('is recorded once for every state, with its law if there is one', () => {
    expect(PAY_STATEMENTS.map(({ state }) => state).sort()).toEqual([...STATE_CODES].sort());
    for (const { law, items, hourlyOnly = [], separately = [], lawOf = {} } of PAY_STATEMENTS) {
      expect(law === '', law).toBe(items.length === 0);
      expect(new Set(items).size).toBe(items.length);
      expect(items).toEqual(expect.arrayContaining([...hourlyOnly, ...separately, ...Object.keys(lawOf)]));
    }
  });

  it('has no law in eight states', () => {
    const none = PAY_STATEMENTS.filter(({ law }) => law === '').map(({ state }) => state);
    expect(none).toEqual(['AL', 'AR', 'FL', 'GA', 'LA', 'MS', 'SD', 'TN']);
  });

  it('names the section of the law on sick leave in California', () => {
    const california = payStatementOn('CA', PAY_DATE, allRules);
    expect(california).toMatchObject({ law: 'Labor Code 226(a)', lawOf: { sickLeave: 'Labor Code 246(i)' } });
    expect(california!.items).toContain('sickLeave');
  });

  it('asks for overtime figures of hourly employees alone in New York', () => {
    const newYork = payStatementOn('NY', PAY_DATE, allRules)!;
    expect(newYork.items).toEqual(expect.arrayContaining(['overtimeRate', 'overtimeHours', 'payBasis']));
    expect(newYork.hourlyOnly).toEqual(['overtimeRate', 'hoursTotal', 'overtimeHours']);
  });

  it('begins with the law where the law is new', () => {
    expect(payStatementOn('OH', calendarDate('2025-04-08'), allRules)).toBeUndefined();
    expect(payStatementOn('OH', calendarDate('2025-04-09'), allRules)!.items).toContain('employeeAddress');
  });

  it('comes with the rules of the state', async () => {
    const book = await loadRuleBook('OR');
    expect(book.payStatements.map(({ state }) => state)).toEqual(['OR']);
    expect((await loadRuleBook(undefined)).payStatements).toEqual([]);
  });
});
