import { allRules } from '@paperwage/payroll';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import type { PayStub } from '../document.ts';
import { setHiredInPast52Weeks, setPaymentType, setPayPeriodsWorked } from '../edit/edit-basics.ts';
import { setPayDate, setPayPeriod } from '../edit/edit-dates.ts';
import {
  addCustomDeduction,
  addCustomEarning,
  removeCustomEarning,
  setDeductionTyped,
  setEarning,
  setEarningTyped,
  setPrevYtd,
  setPrevYtdEntry,
} from '../edit/edit-lines.ts';
import { setStubCount } from '../edit/edit-stubs.ts';
import { periodCountElapsed } from '../draft/periods.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';

const context = testContext();

function stubsOf(draft: PayStubDraft): readonly PayStub[] {
  const { document, calculation } = calculatePayStub(draft, allRules);
  expect(calculation.status).toBe('valid');
  return document.stubs;
}

function deductionYtd(stub: PayStub, key: string): number | undefined {
  return stub.deductions.find((line) => line.key === key)?.yearToDate;
}

describe('year to date with equal stubs', () => {
  it('is the specification’s figure: the amount times the periods elapsed', () => {
    for (const oftenPaid of ['WEEKLY', 'BI_WEEKLY', 'MONTHLY', 'QUARTERLY'] as const) {
      const stubs = stubsOf(employeeDraft({ oftenPaid, stubs: 3 }));
      for (const { gross, payDate, deductions } of stubs) {
        const elapsed = periodCountElapsed(payDate!, oftenPaid);
        expect(gross.yearToDate).toBe(gross.period * elapsed);
        for (const { period, yearToDate } of deductions) expect(yearToDate).toBe(period * elapsed);
      }
    }
  });

  it('of deductions depends on the pay frequency', () => {
    const ytd = (oftenPaid: 'WEEKLY' | 'MONTHLY') =>
      deductionYtd(stubsOf(employeeDraft({ oftenPaid, payDate: '2026-06-30' }))[0]!, 'fica');
    expect(ytd('WEEKLY')).toBe(26 * 16_120);
    expect(ytd('MONTHLY')).toBe(6 * 16_120);
  });

  it('is what was paid before the set plus the stubs of the set up to and including it', () => {
    const [newest, middle, oldest] = stubsOf(employeeDraft({ stubs: 3 }));
    expect(oldest!.gross.yearToDate).toBe(22 * 260_000);
    expect(middle!.gross.yearToDate).toBe(oldest!.gross.yearToDate + middle!.gross.period);
    expect(newest!.gross.yearToDate).toBe(middle!.gross.yearToDate + newest!.gross.period);
    expect(newest!.net.yearToDate).toBe(middle!.net.yearToDate + newest!.net.period);
  });
});

describe('year to date with different stubs', () => {
  it('stays right after a raise', () => {
    const raised = setEarning(employeeDraft({ stubs: 2 }), 0, 'regular', { rate: '40.00' });
    const [after, before] = stubsOf(raised);
    expect(before!.gross.yearToDate).toBe(23 * 260_000);
    expect(after!.gross.yearToDate).toBe(23 * 260_000 + 320_000);
    expect(deductionYtd(after!, 'fica')).toBe(23 * 16_120 + 19_840);
  });

  it('follows the pay dates, in whatever order the stubs stand', () => {
    const draft = employeeDraft({ stubs: 2 });
    const swapped: PayStubDraft = { ...draft, items: [draft.items[1]!, draft.items[0]!] };
    const [first, second] = stubsOf(swapped);
    expect(first!.gross.yearToDate).toBe(23 * 260_000);
    expect(second!.gross.yearToDate).toBe(24 * 260_000);
  });

  it('carries on a line that only an earlier stub has', () => {
    const named = addCustomEarning(employeeDraft(), 'Sign-on', context);
    const { id } = named.items[0]!.customEarnings[0]!;
    const two = setStubCount(setEarning(named, 0, id, { rate: '500', hours: '1' }), 2, context);
    const without = removeCustomEarning(two, id).items[0]!;
    const [newest] = stubsOf({ ...two, items: [without, two.items[1]!] });
    expect(newest!.earnings.at(-1)).toMatchObject({ name: 'Sign-on', period: 0, yearToDate: 23 * 50_000 });
    expect(newest!.gross.yearToDate).toBe(23 * 310_000 + 260_000);
  });
});

describe('a new calendar year', () => {
  it('starts again at zero', () => {
    const across = employeeDraft({ payDate: '2026-01-09', stubs: 3 });
    const [newYear, december, earlier] = stubsOf(across);
    expect([newYear, december, earlier].map((stub) => stub!.payDate)).toEqual([
      '2026-01-09',
      '2025-12-26',
      '2025-12-12',
    ]);
    expect(newYear!.gross.yearToDate).toBe(260_000);
    expect(deductionYtd(newYear!, 'fica')).toBe(16_120);
    expect(december!.gross.yearToDate).toBe(26 * 260_000);
    expect(earlier!.gross.yearToDate).toBe(25 * 260_000);
  });

  it('begins the wage base anew', () => {
    const rich = employeeDraft({ payDate: '2026-01-09', stubs: 2, rate: '200', hours: '80' });
    const [newYear, december] = stubsOf(rich);
    expect(newYear!.deductions.find(({ key }) => key === 'fica')!.period).toBe(99_200);
    expect(december!.deductions.find(({ key }) => key === 'fica')!.period).toBe(0);
  });
});

describe('semi-monthly pay', () => {
  const paidOn = (payDate: string, from: string, to: string, stubs = 1) => {
    const draft = employeeDraft({ oftenPaid: 'SEMI_MONTHLY', payDate });
    const dated = setPayPeriod(draft, 0, { from: calendarDate(from), to: calendarDate(to) });
    return stubsOf(setStubCount(dated, stubs, context)).map(({ gross }) => gross.yearToDate / gross.period);
  };

  it('never has more than 24 payments in a year', () => {
    expect(paidOn('2026-12-31', '2026-12-16', '2026-12-31', 3)).toEqual([24, 23, 22]);
    expect(paidOn('2026-12-30', '2026-12-14', '2026-12-28', 3)).toEqual([24, 23, 22]);
  });

  it('comes to the same in a set and in stubs made one by one', () => {
    expect(paidOn('2026-01-31', '2026-01-16', '2026-01-31', 2)).toEqual([2, 1]);
    expect(paidOn('2026-01-31', '2026-01-16', '2026-01-31')).toEqual([2]);
    expect(paidOn('2026-02-15', '2026-02-01', '2026-02-15')).toEqual([3]);
    expect(paidOn('2026-02-28', '2026-02-16', '2026-02-28')).toEqual([4]);
  });
});

describe('a year with 53 or 27 pay dates', () => {
  it('counts what was paid', () => {
    const weekly = employeeDraft({ oftenPaid: 'WEEKLY', payDate: '2026-12-31' });
    expect(stubsOf(weekly)[0]!.gross.yearToDate).toBe(53 * 260_000);
    expect(stubsOf(setStubCount(weekly, 4, context))[0]!.gross.yearToDate).toBe(53 * 260_000);
    const biWeekly = employeeDraft({ oftenPaid: 'BI_WEEKLY', payDate: '2026-12-31' });
    expect(stubsOf(biWeekly)[0]!.gross.yearToDate).toBe(27 * 260_000);
  });

  it('still withholds by 52 or 26 periods', () => {
    const federal = (payDate: string) =>
      stubsOf(employeeDraft({ oftenPaid: 'WEEKLY', payDate }))[0]!.deductions.find(({ key }) => key === 'federal')!
        .period;
    expect(federal('2026-12-31')).toBe(federal('2026-06-30'));
  });
});

describe('a new hire', () => {
  const hired = setHiredInPast52Weeks(employeeDraft(), true, context);

  it('has nothing before the first stub', () => {
    const [stub] = stubsOf(hired);
    expect(stub!.gross.yearToDate).toBe(stub!.gross.period);
    expect(stub!.deductionTotal.yearToDate).toBe(stub!.deductionTotal.period);
  });

  it('has the periods worked that the stubs do not cover', () => {
    const worked = setPayPeriodsWorked(hired, 5, context);
    expect(stubsOf(worked)[0]!.gross.yearToDate).toBe(5 * 260_000);
    expect(stubsOf(setStubCount(worked, 3, context)).map(({ gross }) => gross.yearToDate)).toEqual([
      5 * 260_000,
      4 * 260_000,
      3 * 260_000,
    ]);
  });

  it('has worked no more periods of the calendar year than have passed', () => {
    const worked = setPayPeriodsWorked(hired, 20, context);
    const inJanuary = setPayDate(worked, 0, calendarDate('2026-01-23'));
    expect(stubsOf(inJanuary)[0]!.gross.yearToDate).toBe(2 * 260_000);
  });
});

describe('a previous year to date', () => {
  const given = setPrevYtdEntry(setPrevYtd(employeeDraft(), true), 'earnings', 'regular', '46,000.00');

  it('is what was paid before, when it is given', () => {
    expect(stubsOf(given)[0]!.gross.yearToDate).toBe(4_600_000 + 260_000);
  });

  it('has taxes by the prior gross divided by the periods elapsed, calculated and multiplied back', () => {
    const one = stubsOf(employeeDraft({ rate: '2000', hours: '1' }))[0]!;
    const [stub] = stubsOf(given);
    for (const key of ['federal', 'fica', 'medicare']) {
      const ofOne = one.deductions.find((line) => line.key === key)!.period;
      const ofThis = stub!.deductions.find((line) => line.key === key)!.period;
      expect(deductionYtd(stub!, key)).toBe(23 * ofOne + ofThis);
    }
  });

  it('has the taxes the user gives, where they are given', () => {
    const withFederal = setPrevYtdEntry(given, 'deductions', 'federal', '3,000.00');
    const [stub] = stubsOf(withFederal);
    expect(deductionYtd(stub!, 'federal')).toBe(300_000 + stub!.deductions[0]!.period);
    expect(deductionYtd(stub!, 'fica')).toBe(deductionYtd(stubsOf(given)[0]!, 'fica'));
    const withState = setPrevYtdEntry(given, 'deductions', 'state', '10.00');
    expect(stubsOf(withState)[0]!.deductions.find(({ key }) => key === 'state')).toMatchObject({
      name: 'Texas income tax',
      period: 0,
      yearToDate: 1_000,
    });
  });

  it('counts towards the wage base', () => {
    const nearly = setPrevYtdEntry(given, 'earnings', 'regular', '184,000.00');
    expect(stubsOf(nearly)[0]!.deductions.find(({ key }) => key === 'fica')).toMatchObject({
      period: 3_100,
      yearToDate: 1_143_900,
    });
  });

  it('comes to the whole social security of a year once wages are at the base', () => {
    const nearly = setPrevYtdEntry(
      setPrevYtd(employeeDraft({ payDate: '2026-11-20', rate: '50', hours: '80' }), true),
      'earnings',
      'regular',
      '183,000',
    );
    expect(deductionYtd(stubsOf(nearly)[0]!, 'fica')).toBe(1_143_900);
  });

  it('carries hourly pay on into a salary, but a contractor’s line not into an employee’s', () => {
    const mixed = setPrevYtdEntry(given, 'earnings', 'contractor', '9,000');
    const [stub] = stubsOf(setPaymentType(mixed, 'salary'));
    expect(stub!.earnings.map(({ key, yearToDate }) => [key, yearToDate])).toEqual([
      ['salary', 260_000],
      ['regular', 4_600_000],
    ]);
  });

  it('of custom lines is carried too', () => {
    const named = addCustomEarning(given, 'Tool allowance', context);
    const { id } = named.items[0]!.customEarnings[0]!;
    const [stub] = stubsOf(setPrevYtdEntry(named, 'customEarnings', id, '100'));
    expect(stub!.earnings.at(-1)).toMatchObject({ name: 'Tool allowance', period: 0, yearToDate: 10_000 });
  });
});

describe('a previous year to date that is left empty', () => {
  const figures = (draft: PayStubDraft) =>
    stubsOf(draft).map(({ gross, deductionTotal, earnings, deductions }) => ({
      gross,
      deductionTotal,
      lines: [...earnings, ...deductions].map(({ id, yearToDate }) => [id, yearToDate]),
    }));
  const named = addCustomDeduction(addCustomEarning(employeeDraft({ stubs: 3 }), 'Tools', context), 'Dues', context);
  const [tools, dues] = [named.items[0]!.customEarnings[0]!.id, named.items[0]!.customDeductions[0]!.id];
  const draft = setDeductionTyped(setEarning(named, 2, tools, { rate: '40', hours: '1' }), 2, dues, { total: '15' });
  const on = setPrevYtd(draft, true);

  it('is not given: equal periods count, never zero', () => {
    expect(figures(on)).toEqual(figures(draft));
    expect(stubsOf(on)[2]!.gross.yearToDate).toBe(22 * 264_000);
    const none = { earnings: [], deductions: [], customEarnings: [], customDeductions: [] };
    expect(figures({ ...on, prevYtdItem: none })).toEqual(figures(draft));
  });

  it('in one line is not given for that line, and 0 is', () => {
    const regular = setPrevYtdEntry(on, 'earnings', 'regular', '46,000');
    expect(stubsOf(regular)[2]!.gross.yearToDate).toBe(4_600_000 + 260_000 + 22 * 4_000);
    const nothing = setPrevYtdEntry(regular, 'customEarnings', tools, '0');
    expect(stubsOf(nothing)[2]!.gross.yearToDate).toBe(4_600_000 + 260_000 + 4_000);
    const noPay = setPrevYtdEntry(on, 'earnings', 'regular', '0.00');
    expect(stubsOf(noPay)[2]!.gross.yearToDate).toBe(260_000 + 22 * 4_000);
    expect(deductionYtd(stubsOf(noPay)[2]!, 'custom')).toBe(22 * 1_500);
    const noDues = setPrevYtdEntry(noPay, 'customDeductions', dues, '0');
    expect(deductionYtd(stubsOf(noDues)[2]!, 'custom')).toBe(1_500);
  });

  it('repeats a tax that the user typed and no rule works out', () => {
    const typed = setDeductionTyped(on, 2, 'state', { total: '20' });
    expect(deductionYtd(stubsOf(typed)[2]!, 'state')).toBe(22 * 2_000);
    const withEarnings = setPrevYtdEntry(typed, 'earnings', 'regular', '46,000');
    expect(deductionYtd(stubsOf(withEarnings)[2]!, 'state')).toBe(22 * 2_000);
  });

  it('begins a line that is added beside stated earnings at a 0 that is shown', () => {
    const stated = addCustomEarning(setPrevYtdEntry(on, 'earnings', 'regular', '46,000'), 'Award', context);
    expect(stated.prevYtdItem.customEarnings.map(({ ytd }) => ytd)).toEqual(['', '0.00']);
    expect(addCustomEarning(on, 'Award', context).prevYtdItem.customEarnings[1]!.ytd).toBe('');
  });
});

describe('wage-base caps', () => {
  it('use the year to date', () => {
    const rich = employeeDraft({ rate: '8,000', hours: '1', stubs: 2 });
    const [newest, older] = stubsOf(rich);
    const fica = (stub: PayStub | undefined) => stub!.deductions.find(({ key }) => key === 'fica')!;
    expect(fica(older)).toMatchObject({ period: 49_600, yearToDate: 23 * 49_600 });
    expect(fica(newest)).toMatchObject({ period: 3_100, yearToDate: 1_143_900 });
  });
});

describe('a year to date the user writes over', () => {
  it('stands, and later stubs build on it', () => {
    const typed = setDeductionTyped(employeeDraft({ stubs: 2 }), 1, 'fica', { ytd: '1,000.00' });
    const [newest, older] = stubsOf(typed);
    expect(deductionYtd(older!, 'fica')).toBe(100_000);
    expect(deductionYtd(newest!, 'fica')).toBe(100_000 + 16_120);
  });

  it('counts towards the wage base', () => {
    const typed = setEarningTyped(employeeDraft(), 0, 'regular', { ytd: '200,000.00' });
    expect(stubsOf(typed)[0]!.deductions.find(({ key }) => key === 'fica')!.period).toBe(0);
  });
});
