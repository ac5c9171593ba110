import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { setEmploymentType } from './edit/edit-basics.ts';
import { setPayDate, setPayPeriod } from './edit/edit-dates.ts';
import { setCompanyField, setDirectDeposit, setEmployeeField, setW4Field, setWorkState } from './edit/edit-fields.ts';
import {
  addCustomDeduction,
  addCustomEarning,
  setDeductionTyped,
  setEarning,
  setPrevYtd,
  setPrevYtdEntry,
} from './edit/edit-lines.ts';
import type { PayStubDraft } from './draft/schema.ts';
import { employeeDraft, testContext } from './fixtures/test-drafts.ts';
import { stepOfIssue, validatePayStub } from './validate.ts';

const context = testContext();
const draft = employeeDraft();

/** Paths and codes of what is wrong. */
function found(changed: PayStubDraft): string[] {
  return validatePayStub(changed).map(({ path, code, severity }) => `${severity} ${path} ${code}`);
}

describe('a complete draft', () => {
  it('has nothing to tell', () => {
    expect(validatePayStub(draft)).toEqual([]);
  });
});

describe('what a finished document needs', () => {
  it('is the names of employer and employee', () => {
    const nameless = setEmployeeField(setCompanyField(draft, 'employerName', '  '), 'employeeName', '');
    expect(found(nameless)).toEqual([
      'error companyInfo.employerName employer-name-missing',
      'error employeeInfo.employeeName employee-name-missing',
    ]);
    const contractor = validatePayStub(setEmploymentType(nameless, 'contractor'));
    expect(contractor.at(-1)!.message).toBe('Enter the contractor’s name.');
  });

  it('is the state where the work is done, unless nothing is calculated', () => {
    const stateless = setWorkState(draft, '');
    expect(found(stateless)).toEqual(['error workState state-missing']);
    expect(found(setEmploymentType(stateless, 'contractor'))).toEqual([]);
    expect(found({ ...stateless, autoCalculator: 'false' })).toEqual([]);
    expect(found({ ...draft, workState: 'ZZ' })).toEqual(['error workState state-unknown']);
  });

  it('is a pay date and a period that does not end before it begins', () => {
    expect(found(setPayDate(draft, 0, ''))).toEqual(['error items.0.payDate date-missing']);
    const backwards = setPayPeriod(draft, 0, { from: calendarDate('2026-11-20'), to: calendarDate('2026-11-07') });
    expect(found(backwards)).toEqual(['error items.0.payPeriod.to period-ends-before-it-begins']);
    const impossible = { ...draft, items: [{ ...draft.items[0]!, payDate: '2026-02-30' }] };
    expect(found(impossible)).toEqual(['error items.0.payDate date-unknown']);
    expect(validatePayStub(impossible)[0]!.message).toBe('February 2026 has only 28 days. Check the day.');
  });

  it('is amounts that are amounts', () => {
    const rate = (text: string) => found(setEarning(draft, 0, 'regular', { rate: text }));
    expect(rate('abc')).toEqual(['error items.0.earnings.regular.rate not-a-number']);
    expect(rate('11.234')).toEqual([]);
    expect(rate('1.23456')).toEqual(['error items.0.earnings.regular.rate too-many-decimals']);
    expect(rate('31,5')).toEqual(['error items.0.earnings.regular.rate number-with-comma']);
    expect(rate('1,031.50')).toEqual([]);
    expect(rate('-1')).toEqual(['error items.0.earnings.regular.rate amount-negative']);
    expect(rate('1,000,000,000.00')).toEqual(['error items.0.earnings.regular.rate amount-too-large']);
    expect(rate('99999999999999999999')).toEqual(['error items.0.earnings.regular.rate amount-too-large']);
    expect(found(setEarning(draft, 0, 'regular', { hours: 'ten' }))).toEqual([
      'error items.0.earnings.regular.hours not-a-number',
    ]);
    expect(found(setDeductionTyped(draft, 0, 'state', { total: 'x', ytd: 'y' }))).toEqual([
      'error items.0.deductions.state.total not-a-number',
      'error items.0.deductions.state.ytd not-a-number',
    ]);
  });

  it('accepts 1,200 and .5 and empty fields as amounts', () => {
    for (const text of ['1,200', '.5', '$ 32.50']) {
      expect(found(setEarning(draft, 0, 'overtime', { rate: text, hours: '1' }))).toEqual([]);
    }
    for (const text of ['', ' ']) {
      expect(found(setEarning(draft, 0, 'overtime', { rate: text, hours: text }))).toEqual([]);
    }
  });

  it('looks only at lines that count', () => {
    expect(found(setEarning(draft, 0, 'salary', { rate: 'abc' }))).toEqual([]);
    const contractor = setEmploymentType(setDeductionTyped(draft, 0, 'state', { total: 'x' }), 'contractor');
    expect(found(contractor)).toEqual([]);
  });

  it('is a name for every custom line', () => {
    const unnamed = addCustomDeduction(addCustomEarning(draft, ' ', context), '', context);
    expect(found(unnamed).map((text) => text.split(' ').at(-1))).toEqual(['line-name-missing', 'line-name-missing']);
  });

  it('is a name that fits on the paper', () => {
    const named = (letters: number) => found(addCustomEarning(draft, 'x'.repeat(letters), context));
    expect(named(80)).toEqual([]);
    expect(named(81).map((text) => text.split(' ').at(-1))).toEqual(['line-name-too-long']);
    const [issue] = validatePayStub(addCustomEarning(draft, 'x'.repeat(94), context));
    expect(issue).toMatchObject({
      severity: 'error',
      message: 'This name has 94 characters, and 80 fit. Shorten it.',
    });
  });

  it('is each standard line once', () => {
    const [item] = draft.items;
    const twice = { ...draft, items: [{ ...item!, earnings: [...item!.earnings.slice(0, 8), item!.earnings[2]!] }] };
    expect(found(twice)).toEqual(['error items.0.earnings.regular line-twice']);
  });

  it('is only lines that are known', () => {
    const [item] = draft.items;
    const foreign = { ...draft, items: [{ ...item!, deductions: [{ ...item!.deductions[0]!, key: 'dues' }] }] };
    expect(found(foreign)).toEqual(['error items.0.deductions.dues line-unknown']);
    const line = { id: 'x', key: 'piecework', name: 'Piecework', ytd: '5' };
    const before = { ...setPrevYtd(draft, true), prevYtdItem: { ...draft.prevYtdItem, earnings: [line, line] } };
    expect(found(before)[0]).toBe('error prevYtdItem.earnings.piecework line-unknown');
  });

  it('is a readable withholding certificate', () => {
    expect(found(setEmployeeField(draft, 'dependentsAmount', 'two'))).toEqual([
      'error employeeInfo.dependentsAmount not-a-number',
    ]);
    expect(found(setW4Field(draft, 'otherIncome', '-5'))).toEqual(['error w4.otherIncome amount-negative']);
    const old = setW4Field(setW4Field(draft, 'w4Version', '2019'), 'federalAllowances', '1.5');
    expect(found(old)).toEqual(['error w4.federalAllowances allowances-not-a-count']);
    expect(found(setW4Field(old, 'exempt', true))).toEqual([]);
  });

  it('is a readable previous year to date, when it is given', () => {
    const entry = setPrevYtdEntry(draft, 'earnings', 'regular', 'lots');
    expect(found(entry)).toEqual([]);
    expect(found(setPrevYtd(entry, true))).toEqual(['error prevYtdItem.earnings.regular.ytd not-a-number']);
  });

  it('is a logo that can be read, if there is one', () => {
    expect(found(setCompanyField(draft, 'employerLogo', 'data:image/png;base64,AAAA'))).toEqual([
      'error companyInfo.employerLogo logo-unreadable',
    ]);
  });
});

describe('what is odd but may be right', () => {
  it('is more hours than the period has', () => {
    const vacation = (hours: string) => found(setEarning(draft, 0, 'vacation', { rate: '32.50', hours }));
    expect(vacation('336')).toEqual([]);
    expect(vacation('336.01')).toEqual(['warning items.0.earnings.vacation.hours hours-exceed-period']);
  });

  it('is a period of more than twice the days of the pay frequency', () => {
    const since = (from: string) =>
      found({ ...draft, items: draft.items.map((item) => ({ ...item, payPeriod: { from, to: '2026-11-20' } })) });
    expect(since('2026-10-22')).toEqual([]);
    expect(since('2026-10-21')).toEqual(['warning items.0.payPeriod.to period-unusually-long']);
  });

  it('is a pay date before its period, or one that another stub has too', () => {
    expect(found(setPayDate(draft, 0, calendarDate('2026-11-06')))).toEqual([
      'warning items.0.payDate pay-date-before-period',
    ]);
    expect(found(setPayDate(draft, 0, calendarDate('2026-11-13')))).toEqual([]);
    const two = employeeDraft({ stubs: 2 });
    expect(found(setPayDate(draft, 0, calendarDate('2027-01-20')))).toContain(
      'warning items.0.payDate pay-date-long-after-period',
    );
    expect(found(setPayDate(two, 1, calendarDate('2026-11-20')))).toEqual(['warning items.1.payDate pay-date-twice']);
  });

  it('is an unusual ZIP code or state of an address', () => {
    expect(found(setCompanyField(draft, 'zipCode', '7870'))).toEqual(['warning companyInfo.zipCode zip-unusual']);
    expect(found(setCompanyField(draft, 'zipCode', '78701-1234'))).toEqual([]);
    expect(found(setEmployeeField(draft, 'state', 'ZZ'))).toEqual(['warning employeeInfo.state state-unknown']);
    const told = validatePayStub(setEmployeeField(draft, 'state', 'ZZ')).map(({ message }) => message);
    expect(told).toEqual(['ZZ is not a US state. Choose a state.']);
  });

  it('is a telephone number that cannot be dialled', () => {
    expect(found(setCompanyField(draft, 'employerTelephone', '12'))).toEqual([
      'warning companyInfo.employerTelephone telephone-unusual',
    ]);
    expect(found(setEmployeeField(draft, 'employeeTelephone', '555-0142'))).toEqual([
      'warning employeeInfo.employeeTelephone telephone-unusual',
    ]);
    for (const text of ['', ' ', '(916) 555-0142', '+1 916 555 0142', '916-555-0142 ext. 20', '+44 20 7946 0958']) {
      expect(found(setCompanyField(draft, 'employerTelephone', text))).toEqual([]);
    }
  });

  it('is a name that two lines of one kind have', () => {
    const one = addCustomEarning(draft, 'Meals', context);
    expect(found(addCustomDeduction(one, 'Meals', context))).toEqual([]);
    const two = addCustomEarning(one, ' meals ', context);
    const { id } = two.items[0]!.customEarnings[1]!;
    expect(found(two)).toEqual([`warning items.0.customEarnings.${id}.name line-name-twice`]);
  });

  it('is direct deposit without an account', () => {
    expect(found(setDirectDeposit(draft, true))).toEqual(['warning employeeInfo.last4Digits account-ending-missing']);
  });
});

describe('the messages', () => {
  it('are short sentences without please and exclamation marks', () => {
    let broken = setEarning(setPayDate(draft, 0, ''), 0, 'regular', { rate: 'x', hours: '-' });
    broken = setCompanyField(setEmployeeField(broken, 'employeeName', ''), 'zipCode', '1');
    broken = addCustomEarning(setWorkState(setDirectDeposit(broken, true), ''), '', context);
    broken = addCustomEarning(addCustomEarning(broken, 'x'.repeat(400), context), 'A', context);
    broken = addCustomEarning(setCompanyField(broken, 'employerTelephone', '12'), 'a', context);
    const messages = validatePayStub(broken).map(({ message }) => message);
    expect(messages.length).toBeGreaterThanOrEqual(11);
    for (const message of messages) expect(message).toMatch(/^[A-Z0-9][^!]{8,88}\.$/);
    expect(messages.join(' ')).not.toMatch(/please|oops|invalid/i);
  });
});

describe('the step on which an issue is mended', () => {
  it.each([
    ['workState', 1],
    ['oftenPaid', 1],
    ['companyInfo.employerName', 2],
    ['checkNo', 2],
    ['employeeInfo.employeeName', 3],
    ['w4.otherIncome', 3],
    ['items.0.payDate', 4],
    ['prevYtdItem.earnings.regular.ytd', 4],
  ])('for %s is %i', (path, step) => {
    expect(stepOfIssue(path)).toBe(step);
  });
});
