import type { RuleBook } from '@paperwage/payroll';
import { allRules, calculatePay, loadRuleBook } from '@paperwage/payroll';
import { calendarDate, dollars, ZERO } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from './calculate.ts';
import type { DeductionLine, EarningLine, PayStub } from './document.ts';
import { setEmploymentType, setPaymentType } from './edit/edit-basics.ts';
import { setW4Field, setWorkState } from './edit/edit-fields.ts';
import {
  addCustomDeduction,
  addCustomEarning,
  setDeductionTyped,
  setEarning,
  setEarningTyped,
} from './edit/edit-lines.ts';
import { setPayDate } from './edit/edit-dates.ts';
import type { PayStubDraft } from './draft/schema.ts';
import { payStubDraftSchema } from './draft/schema.ts';
import { employeeDraft, testContext } from './fixtures/test-drafts.ts';

const context = testContext();

function stubOf(draft: PayStubDraft): PayStub {
  return calculatePayStub(draft, allRules).document.stubs[0]!;
}

function earning(stub: PayStub, key: string): EarningLine | undefined {
  return stub.earnings.find((line) => line.key === key);
}

function deduction(stub: PayStub, key: string): DeductionLine | undefined {
  return stub.deductions.find((line) => line.key === key);
}

describe('earning totals', () => {
  it('salary total is the rate divided by periods per year', () => {
    const salary = setEarning(setPaymentType(employeeDraft(), 'salary'), 0, 'salary', { rate: '84,500.00' });
    expect(earning(stubOf(salary), 'salary')).toMatchObject({ period: 325_000, rate: 845_000_000, hours: undefined });
    expect(stubOf(salary).gross.period).toBe(325_000);
    const monthly = setPaymentType(employeeDraft({ oftenPaid: 'MONTHLY' }), 'salary');
    expect(stubOf(setEarning(monthly, 0, 'salary', { rate: '84,500.00' })).gross.period).toBe(704_167);
  });

  it('tips total equals the rate', () => {
    const tips = setEarning(employeeDraft(), 0, 'tips', { rate: '85.00' });
    expect(earning(stubOf(tips), 'tips')).toMatchObject({ period: 8_500, rate: undefined, hours: undefined });
  });

  it('other totals equal rate times hours', () => {
    const draft = setEarning(employeeDraft({ rate: '32.50', hours: '37.3333' }), 0, 'overtime', {
      rate: '48.75',
      hours: '6',
    });
    expect(earning(stubOf(draft), 'regular')!.period).toBe(121_333);
    expect(earning(stubOf(draft), 'overtime')!.period).toBe(29_250);
    const custom = addCustomEarning(draft, 'Tool allowance', context);
    const { id } = custom.items[0]!.customEarnings[0]!;
    expect(earning(stubOf(setEarning(custom, 0, id, { rate: '40', hours: '1.5' })), 'custom')).toMatchObject({
      name: 'Tool allowance',
      period: 6_000,
    });
  });
});

describe('gross pay and net pay', () => {
  it('the main pay line of gross pay is contractor, salary or regular by type', () => {
    const draft = employeeDraft();
    expect(stubOf(draft).earnings.map(({ key }) => key)).toEqual(['regular']);
    expect(stubOf(setPaymentType(draft, 'salary')).earnings.map(({ key }) => key)).toEqual(['salary']);
    expect(stubOf(setEmploymentType(draft, 'contractor')).earnings.map(({ key }) => key)).toEqual(['contractor']);
    expect(stubOf(setEmploymentType(draft, 'contractor')).gross.period).toBe(260_000);
  });

  it('gross pay adds overtime, holiday, vacation, bonus, float, tips and custom earnings', () => {
    let draft = employeeDraft({ rate: '1000', hours: '1' });
    for (const key of ['overtime', 'holiday', 'vacation', 'bonus', 'float']) {
      draft = setEarning(draft, 0, key, { rate: '100', hours: '1' });
    }
    draft = addCustomEarning(setEarning(draft, 0, 'tips', { rate: '10' }), 'Extra', context);
    draft = setEarning(draft, 0, draft.items[0]!.customEarnings[0]!.id, { rate: '1', hours: '1' });
    expect(stubOf(draft).gross.period).toBe(151_100);
  });

  it('net pay is gross minus deductions', () => {
    const stub = stubOf(employeeDraft());
    expect(stub.net.period).toBe(stub.gross.period - stub.deductionTotal.period);
    expect(stub.net.yearToDate).toBe(stub.gross.yearToDate - stub.deductionTotal.yearToDate);
    expect(stub.deductionTotal.period).toBeGreaterThan(0);
  });
});

describe('an employee with auto-calculation on', () => {
  const draft = employeeDraft();

  it('totals are computed by the payroll engine', () => {
    const { calculation, document } = calculatePayStub(draft, allRules);
    const before = dollars(2_600 * 23);
    const paid = calculatePay(
      {
        payDate: calendarDate('2026-11-20'),
        payFrequency: 'BI_WEEKLY',
        grossPay: dollars(2_600),
        state: 'TX',
        w4: {
          version: '2020',
          filingStatus: 'single',
          step2Checkbox: false,
          step3Credits: ZERO,
          otherIncome: ZERO,
          deductions: ZERO,
          extraWithholding: ZERO,
        },
        yearToDate: { socialSecurityWages: before, medicareWages: before, supplementalWages: ZERO },
      },
      allRules,
    );
    expect(calculation.status).toBe('valid');
    expect(document.stubs[0]!.deductionTotal.period).toBe(paid.total);
    expect(deduction(document.stubs[0]!, 'fica')).toMatchObject({ period: 16_120, typed: false });
  });

  it('what Form W-4 claims counts: exemption, and being a nonresident alien', () => {
    const federal = (of: PayStubDraft) => deduction(stubOf(of), 'federal')!.period;
    expect(federal(setW4Field(draft, 'exempt', true))).toBe(0);
    expect(federal(setW4Field(draft, 'nonresidentAlien', true))).toBeGreaterThan(federal(draft));
  });

  it('a draft from before these claims opens with neither', () => {
    const { exempt, nonresidentAlien, ...older } = draft.w4;
    expect({ exempt, nonresidentAlien }).toEqual({ exempt: false, nonresidentAlien: false });
    expect(payStubDraftSchema.parse({ ...draft, w4: older })).toEqual(draft);
  });

  it('every computed tax carries its working', () => {
    for (const line of stubOf(draft).deductions) expect(line.working?.steps.length).toBeGreaterThan(0);
  });

  it('federal income tax, social security and Medicare stand on paper even at zero', () => {
    const none = stubOf(employeeDraft({ hours: '0' }));
    expect(none.deductions.map(({ key, period }) => [key, period])).toEqual([
      ['federal', 0],
      ['fica', 0],
      ['medicare', 0],
    ]);
    expect(none.earnings.map(({ key }) => key)).toEqual(['regular']);
  });

  it('lines without an amount this period and this year stay off the paper', () => {
    expect(stubOf(draft).earnings.map(({ key }) => key)).toEqual(['regular']);
    expect(deduction(stubOf(draft), 'state')).toBeUndefined();
  });

  it('counts a typed total in place of the computed one and marks the line', () => {
    const typed = stubOf(setDeductionTyped(draft, 0, 'federal', { total: '100.00' }));
    expect(deduction(typed, 'federal')).toMatchObject({ period: 10_000, typed: true, working: undefined });
    expect(deduction(typed, 'federal')).toMatchObject({ isOverWorkedOut: true });
    expect(deduction(typed, 'fica')!.typed).toBe(false);
    const earned = stubOf(setEarningTyped(draft, 0, 'regular', { total: '1,000.00' }));
    expect(earning(earned, 'regular')).toMatchObject({ period: 100_000, typed: true });
    expect(deduction(earned, 'fica')!.period).toBe(6_200);
  });

  it('takes custom deductions as typed', () => {
    const named = addCustomDeduction(draft, 'Union dues', context);
    const { id } = named.items[0]!.customDeductions[0]!;
    const stub = stubOf(setDeductionTyped(named, 0, id, { total: '12.50' }));
    expect(deduction(stub, 'custom')).toMatchObject({
      name: 'Union dues',
      period: 1_250,
      yearToDate: 1_250 * 24,
      typed: true,
    });
    expect(stub.deductions.at(-1)!.key).toBe('custom');
  });
});

describe('a state whose rules are not held', () => {
  const draft = setWorkState(employeeDraft(), 'MD');
  const federalAlone = { ...allRules, states: [], items: [], places: [] };

  it('leaves the state line for typing and says so plainly', () => {
    const { issues, calculation, document } = calculatePayStub(draft, federalAlone);
    expect(calculation.status).toBe('valid');
    expect(deduction(document.stubs[0]!, 'state')).toBeUndefined();
    expect(issues).toContainEqual({
      path: 'items.0.deductions.state.total',
      code: 'state-tax-not-covered',
      message: 'We don’t cover Maryland income tax yet. Enter the amount yourself.',
      severity: 'warning',
    });
    expect(issues.map(({ code }) => code)).toContain('state-items-not-covered');
  });

  it('shows the state line once it is typed, and is silent then', () => {
    const typed = setDeductionTyped(draft, 0, 'state', { total: '98.61' });
    const { issues, document } = calculatePayStub(typed, federalAlone);
    expect(deduction(document.stubs[0]!, 'state')).toMatchObject({
      name: 'Maryland income tax',
      period: 9_861,
      yearToDate: 9_861 * 24,
      typed: true,
    });
    expect(issues.map(({ code }) => code)).not.toContain('state-tax-not-covered');
  });

  it('says nothing where the state takes no tax from wages', async () => {
    const rules = await loadRuleBook('TX');
    expect(calculatePayStub(employeeDraft(), rules).issues).toEqual([]);
  });
});

describe('a contractor', () => {
  const draft = addCustomDeduction(setEmploymentType(setWorkState(employeeDraft(), ''), 'contractor'), 'Dues', context);
  const dues = setDeductionTyped(draft, 0, draft.items[0]!.customDeductions[0]!.id, { total: '5' });

  it('contractor employment makes the deduction total and its year to date 0.00', () => {
    const stub = stubOf(dues);
    expect(stub.deductions).toEqual([]);
    expect(stub.deductionTotal).toEqual({ period: 0, yearToDate: 0 });
    expect(stub.net).toEqual(stub.gross);
  });

  it('contractor employment requests no salary calculation', () => {
    const untouchable = new Proxy({} as RuleBook, {
      get: () => {
        throw new Error('The rules were asked for');
      },
    });
    const { calculation, issues } = calculatePayStub(dues, untouchable);
    expect(calculation.status).toBe('not-needed');
    expect(issues).toEqual([]);
  });
});

describe('auto-calculation off', () => {
  const draft: PayStubDraft = { ...employeeDraft(), autoCalculator: 'false' };
  const total = setEarningTyped(draft, 0, 'regular', { total: '2,000', ytd: '30,000' });
  const typed = setDeductionTyped(total, 0, 'federal', { total: '150.00', ytd: '2,400.00' });

  it('totals are entered by the user and marked as typed in the data', () => {
    const { document, calculation } = calculatePayStub(typed, undefined);
    const stub = document.stubs[0]!;
    expect(calculation.status).toBe('not-needed');
    expect(earning(stub, 'regular')).toMatchObject({ period: 200_000, yearToDate: 3_000_000, typed: true });
    expect(deduction(stub, 'federal')).toMatchObject({ period: 15_000, yearToDate: 240_000, typed: true });
    expect(stub.net).toEqual({ period: 185_000, yearToDate: 2_760_000 });
  });

  it('asks neither for a state nor for tax rules', () => {
    const { issues, calculation } = calculatePayStub(setWorkState(typed, ''), undefined);
    expect(issues).toEqual([]);
    expect(calculation).toEqual({ status: 'not-needed' });
  });
});

describe('a calculation that cannot be made', () => {
  const taxKeys = ['federal', 'fica', 'medicare'];

  function refused(draft: PayStubDraft, rules: { book: RuleBook | undefined } = { book: allRules }) {
    const { calculation, document } = calculatePayStub(draft, rules.book);
    expect(document.stubs[0]!.deductions.filter(({ key }) => taxKeys.includes(key))).toEqual([]);
    expect(document.stubs[0]!.gross.period).toBe(260_000);
    expect(document.stubs[0]!.settled.net).toEqual({ period: false, yearToDate: false });
    expect(calculation.status).toBe('invalid');
    return calculation.problem!;
  }

  it('refuses a tax year the rules do not hold in words, never with a silent zero', () => {
    const problem = refused(employeeDraft({ payDate: '2019-06-14' }));
    expect(problem).toMatchObject({ code: 'missing-rules', path: 'items.0.payDate' });
    expect(problem.message).toMatch(
      /^We don’t have the federal tax rules for 06\/14\/2019\. Choose a pay date from 01\/01\/2022/,
    );
    const { issues } = calculatePayStub(employeeDraft({ payDate: '2019-06-14' }), allRules);
    expect(issues.find(({ code }) => code === 'missing-rules')).toMatchObject({ severity: 'error' });
  });

  it('works the federal taxes out before a state is chosen, and asks for the state', () => {
    const { calculation, document, issues } = calculatePayStub(setWorkState(employeeDraft(), ''), allRules);
    const inTexas = calculatePayStub(setWorkState(employeeDraft(), 'TX'), allRules).document;
    expect(calculation.status).toBe('valid');
    expect(document.stubs[0]!.deductionTotal).toEqual(inTexas.stubs[0]!.deductionTotal);
    expect(issues.find(({ path }) => path === 'workState')).toMatchObject({ severity: 'error' });
  });

  it('asks for the pay date', () => {
    expect(refused(setPayDate(employeeDraft(), 0, ''))).toMatchObject({
      code: 'missing-pay-date',
      message: 'Enter the pay date of stub 1 so we can calculate taxes.',
    });
  });

  it('waits for rules that have not arrived', () => {
    expect(refused(employeeDraft(), { book: undefined }).code).toBe('rules-not-loaded');
  });

  it('keeps what the user typed', () => {
    const typed = setDeductionTyped(employeeDraft({ payDate: '2019-06-14' }), 0, 'federal', { total: '10' });
    expect(stubOf(typed).deductions).toMatchObject([{ key: 'federal', period: 1_000, typed: true }]);
  });

  it('is made without rules once the user has written the federal taxes of that stub', () => {
    let draft = employeeDraft({ payDate: '2027-01-08', hours: '8', rate: '325' });
    for (const key of ['federal', 'fica', 'medicare'] as const) {
      expect(calculatePayStub(draft, allRules).calculation.status).toBe('invalid');
      draft = setDeductionTyped(draft, 0, key, { total: '10' });
    }
    const { calculation, document, issues } = calculatePayStub(draft, allRules);
    expect([calculation.status, issues]).toEqual(['valid', []]);
    expect(document.stubs[0]).toMatchObject({ settled: { net: { period: true } }, net: { period: 257_000 } });
  });

  it('names the first stub without a pay date, which the others follow', () => {
    const { calculation } = calculatePayStub(setPayDate(employeeDraft({ stubs: 3 }), 0, ''), allRules);
    expect(calculation.problem).toMatchObject({
      message: 'Enter the pay date of stub 1 so we can calculate taxes.',
      path: 'items.0.payDate',
    });
  });

  it('names the stub whose date was typed, where the others only follow it into a year without rules', () => {
    const draft = setPayDate(employeeDraft({ stubs: 3 }), 0, calendarDate('2021-11-20'));
    const { calculation, issues } = calculatePayStub(draft, allRules);
    expect(calculation.problem!.message).toMatch(/^Stub 1: We don’t have the federal tax rules for 11\/20\/2021\./);
    expect(issues.find(({ code }) => code === 'missing-rules')).toMatchObject({ path: 'items.0.payDate' });
  });

  it('says which stub has the date that no rules cover', () => {
    const { calculation, issues } = calculatePayStub(
      employeeDraft({ payDate: '2022-01-07', hours: '8.00', stubs: 2 }),
      allRules,
    );
    expect(calculation.problem!.message).toMatch(/^Stub 2: We don’t have the federal tax rules for 12\/24\/2021\./);
    // A list of errors names the stub with the field.
    expect(issues.filter(({ severity }) => severity === 'error')).toMatchObject([
      {
        path: 'items.1.payDate',
        message: expect.stringMatching(/^We don’t have the federal tax rules for 12\/24\/2021\./) as string,
      },
    ]);
  });
});
