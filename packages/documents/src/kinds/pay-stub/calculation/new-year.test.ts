import type { RuleBook } from '@paperwage/payroll';
import { allRules } from '@paperwage/payroll';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { payStubAttachment } from '../files/attachment.ts';
import { calculatePayStub } from '../calculate.ts';
import { withComputedTotals } from '../edit/document-data.ts';
import { setAssumeYear } from '../edit/edit-basics.ts';
import { setWorkState } from '../edit/edit-fields.ts';
import { setDeductionTyped } from '../edit/edit-lines.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { payStubDraftSchema } from '../draft/schema.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';
import { newYearSentence, rulesOfDraft } from './new-year.ts';

const january = (entries: Parameters<typeof employeeDraft>[0] = {}) =>
  employeeDraft({ payDate: '2027-01-15', ...entries });

const calculate = (draft: PayStubDraft, rules: RuleBook = allRules) =>
  calculatePayStub(draft, rulesOfDraft(draft, rules));

const codes = (draft: PayStubDraft) => calculate(draft).issues.map(({ code }) => code);

describe('a pay date in a year whose tables are not in', () => {
  it('is refused with the offer of the year before, and nothing is calculated', () => {
    const { calculation, newYear } = calculate(january());
    expect(calculation.problem).toMatchObject({
      code: 'missing-rules',
      path: 'items.0.payDate',
      message:
        '2027 tables aren’t in yet. Calculate with the 2026 tables until they are, choose a pay date from 01/01/2022 to 12/31/2026, or enter the taxes yourself.',
    });
    expect(newYear).toEqual({ year: 2027, before: 2026, stub: 0, state: 'offered', ofState: undefined });
    expect(newYearSentence(newYear!)).toBe('2027 tables aren’t in yet.');
  });

  it('is calculated with them once they were chosen, and its data say so line by line', () => {
    const draft = setAssumeYear(january(), 2026);
    const result = calculate(draft);
    expect(result.calculation.status).toBe('valid');
    expect(result.newYear).toMatchObject({ state: 'chosen', before: 2026 });
    const { documentData } = payStubAttachment(draft, result, { template: 'ledger', theme: 'forest' });
    expect(documentData.assumeYear).toBe('2026');
    const years = documentData.items[0]!.deductions.map(({ key, assumedYear }) => [key, assumedYear]);
    expect(Object.fromEntries(years)).toMatchObject({ federal: 2026, fica: undefined, medicare: undefined });
  });

  it('offers nothing for dates of years held, nor two years on', () => {
    expect(calculate(employeeDraft()).newYear).toBeUndefined();
    expect(calculate(setAssumeYear(employeeDraft(), 2026)).newYear).toBeUndefined();
    for (const year of [undefined, 2026, 2027]) {
      const { newYear, calculation } = calculate(setAssumeYear(employeeDraft({ payDate: '2028-02-29' }), year));
      expect(newYear).toBeUndefined();
      expect(calculation.problem!.message).toMatch(
        /^We don’t have the federal tax rules for 02\/29\/2028\. Choose a pay date from/,
      );
    }
  });

  it('names the stub of a set that reaches into the new year', () => {
    const draft = employeeDraft({ payDate: '2027-01-08', stubs: 3 });
    expect(calculate(draft).newYear).toMatchObject({ stub: 0, state: 'offered' });
    const chosen = calculate(setAssumeYear(draft, 2026));
    const used = chosen.document.stubs.map(({ deductions }) =>
      deductions.some(({ working }) => working?.source.assumedYear !== undefined),
    );
    expect(used).toEqual([true, false, false]);
  });

  it('refuses each year without rules at its own first date, whatever is offered for another', () => {
    const draft = employeeDraft({ payDate: '2028-01-07', stubs: 3 });
    const { issues, newYear } = calculate(draft);
    expect(newYear).toMatchObject({ year: 2027, stub: 1, state: 'offered' });
    const refused = issues.filter(({ code }) => code === 'missing-rules');
    expect(refused.map(({ path, message }) => [path, message.slice(0, 40)])).toEqual([
      ['items.1.payDate', '2027 tables aren’t in yet. Calculate wit'],
      ['items.0.payDate', 'We don’t have the federal tax rules for '],
    ]);
    const chosen = calculate(setAssumeYear(draft, 2026)).issues.filter(({ code }) => code === 'missing-rules');
    expect(chosen.map(({ path }) => path)).toEqual(['items.0.payDate']);
  });

  it('has nothing to say of contractors, nor where nothing is calculated', () => {
    expect(calculate({ ...january(), employmentType: 'contractor' }).newYear).toBeUndefined();
    expect(calculate({ ...january(), autoCalculator: 'false' }).newYear).toBeUndefined();
  });

  it('waits for a book of the same choice', () => {
    const { calculation, newYear } = calculatePayStub(setAssumeYear(january(), 2026), allRules);
    expect(calculation.problem).toMatchObject({ code: 'rules-not-loaded' });
    expect(newYear).toBeUndefined();
  });

  it('keeps a typed tax as typed', () => {
    const draft = setDeductionTyped(setAssumeYear(january(), 2026), 0, 'federal', { total: '10' });
    const { deductions } = withComputedTotals(draft, calculate(draft)).items[0]!;
    const federal = deductions.find(({ key }) => key === 'federal');
    expect(federal).toMatchObject({ total: '10.00' });
    expect(federal).not.toHaveProperty('assumedYear');
  });
});

describe('a stub that still uses earlier tables', () => {
  it.each([
    ['2027-02-28', false],
    ['2027-03-01', true],
    ['2027-12-31', true],
  ] as const)('paid on %s warns: %s', (payDate, warns) => {
    expect(codes(setAssumeYear(employeeDraft({ payDate }), 2026)).includes('earlier-tables-late')).toBe(warns);
  });

  it('warns of each one, at its pay date', () => {
    const draft = setAssumeYear(employeeDraft({ payDate: '2027-03-12', stubs: 3 }), 2026);
    const late = calculate(draft).issues.filter(({ code }) => code === 'earlier-tables-late');
    expect(late.map(({ path, severity }) => [path, severity])).toEqual([['items.0.payDate', 'warning']]);
  });

  it('says so when the tables have come, and forgets the year on its lines', () => {
    const draft = setAssumeYear(january(), 2026);
    const kept = withComputedTotals(draft, calculate(draft));
    const book = withTablesOf2027();
    const { newYear } = calculate(kept, book);
    expect(newYear).toMatchObject({ state: 'arrived', year: 2027 });
    expect(newYearSentence(newYear!)).toBe('2027 tables are in. These pay stubs no longer use the 2026 tables.');
    const again = withComputedTotals(kept, calculate(kept, book));
    expect(again.items[0]!.deductions.every((line) => !('assumedYear' in line))).toBe(true);
  });

  it('names the state whose tables alone are missing', () => {
    const { newYear, document } = calculate(setWorkState(january(), 'CA'), {
      ...allRules,
      federal: withTablesOf2027().federal,
    });
    expect(newYear).toMatchObject({ state: 'offered', ofState: 'CA' });
    expect(newYearSentence(newYear!)).toBe('California’s 2027 tables aren’t in yet.');
    expect(document.stubs[0]!.coverage).toMatchObject({ stateIncomeTax: 'missing', assumableYear: 2026 });
  });
});

describe('the choice', () => {
  it('is a year, or nothing', () => {
    expect(setAssumeYear(setAssumeYear(january(), 2026), undefined)).toEqual(january());
    for (const assumeYear of ['26', '2026 ', 'next']) {
      expect(payStubDraftSchema.safeParse({ ...january(), assumeYear }).success).toBe(false);
    }
  });

  it('is open in drafts from before there was one', () => {
    const old = { ...january(), assumeYear: undefined };
    expect(payStubDraftSchema.parse(old).assumeYear).toBe('');
  });
});

/** The rules as they will be when 2027 is entered; what its figures will be is of no matter here. */
function withTablesOf2027(): RuleBook {
  const next = { from: calendarDate('2027-01-01'), to: calendarDate('2027-12-31') };
  const ofNewYear = <Rule extends { to: string }>(rules: readonly Rule[]) => [
    ...rules,
    ...rules.filter(({ to }) => to === '2026-12-31').map((rule) => ({ ...rule, ...next })),
  ];
  return {
    ...allRules,
    federal: ofNewYear(allRules.federal),
    states: ofNewYear(allRules.states),
    items: ofNewYear(allRules.items),
  };
}
