import type { NamedTax } from '@paperwage/payroll';
import { allRules, NO_PLACE, NOT_SURE } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { STATE_CODES } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { explanationText } from '../../../explanations/explain-working.ts';
import { calculatePayStub } from '../calculate.ts';
import type { DeductionLine } from '../document.ts';
import { setAutoCalculator, setPaymentType } from '../edit/edit-basics.ts';
import { setElection } from '../edit/edit-elections.ts';
import { fillHoursWorked } from '../edit/edit-other-items.ts';
import { netName } from '../templates/wording.ts';
import { assumedHours } from '../validation/assumed-figures.ts';
import { setWorkState } from '../edit/edit-fields.ts';
import { addCustomDeduction, addNamedLine, setDeductionTyped, setEarning } from '../edit/edit-lines.ts';
import { DEDUCTION_KEYS, MAX_NAMED_LINES, namedLineId } from '../draft/keys.ts';
import { deductionName, TAX_OF_DEDUCTION } from '../draft/lines.ts';
import { nextPayStub } from '../edit/next-pay-stub.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { payStubDraftSchema } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { payStubSheet } from '../files/workbook.ts';

const WA_CARES: NamedTax = 'named:WA Cares';
const CARES_ID = 'named-wa-cares';

/** 80 hours at 32.50, every two weeks. */
function draftIn(state: StateCode, pay: Parameters<typeof employeeDraft>[0] = {}): PayStubDraft {
  return setWorkState(employeeDraft(pay), state);
}

function stubsOf(draft: PayStubDraft) {
  return calculatePayStub(draft, allRules).document.stubs;
}

function lineOf(draft: PayStubDraft, key: string, stub = 0): DeductionLine | undefined {
  return stubsOf(draft)[stub]!.deductions.find((line) => line.key === key);
}

function warningsOf(draft: PayStubDraft): string[] {
  return calculatePayStub(draft, allRules).issues.map(({ path, code }) => `${path} ${code}`);
}

describe('what employees pay into programs of the state', () => {
  it('stands among the deductions by the name the state has for it, with its working', () => {
    const line = lineOf(draftIn('CA'), 'sdi');
    expect(line).toMatchObject({ name: 'California SDI', period: 33_80, typed: false });
    expect(explanationText(line!.working!)).toEqual(['Taxable wages: 2,600.00', '2,600.00 × 1.3% = 33.80']);
  });

  it('is named as in the rules, in every state and year', () => {
    const titles = new Map<string, string>(
      allRules.items.flatMap(({ state, items }) => items.map(({ tax, title }) => [`${state} ${tax}`, title] as const)),
    );
    const named = STATE_CODES.flatMap((state: StateCode) =>
      DEDUCTION_KEYS.flatMap((key) => {
        const title = titles.get(`${state} ${TAX_OF_DEDUCTION[key]}`);
        return title === undefined ? [] : [[deductionName(key, state), title]];
      }),
    );
    expect(named.length).toBe([...titles.keys()].filter((key) => !key.includes('named:')).length);
    for (const [shown, title] of named) expect(shown).toBe(title);
  });

  it('without a key comes by its own name, after the others and before lines of the user', () => {
    const [stub] = stubsOf(draftIn('WA'));
    expect(stub!.deductions.map(({ name, period }) => [name, period])).toEqual([
      ['Federal income tax', expect.any(Number)],
      ['Social Security', 161_20],
      ['Medicare', 37_70],
      ['Washington PFML', 20_99],
      ['WA Cares', 15_08],
    ]);
    expect(lineOf(draftIn('WA'), WA_CARES)).toMatchObject({ id: CARES_ID, key: WA_CARES });
  });

  it('is on the sheet of the workbook', () => {
    const { document } = calculatePayStub(draftIn('WA'), allRules);
    const names = payStubSheet(document, document.stubs[0]!, 0)
      .rows.flat()
      .map((cell) => cell?.kind === 'text' && cell.text);
    expect(names).toEqual(expect.arrayContaining(['Washington PFML', 'WA Cares']));
  });

  it('counts the hours of hourly pay and not those of a holiday; a salary has an assumed share', () => {
    const hourly = setEarning(setEarning(draftIn('OR'), 0, 'overtime', { rate: '48.75', hours: '10' }), 0, 'holiday', {
      rate: '32.50',
      hours: '8',
    });
    // 90 hours x 0.9 cents = 81 cents.
    expect(lineOf(hourly, 'wc')).toMatchObject({ name: 'Oregon Workers Benefit Fund', period: 81 });
    expect(lineOf(hourly, 'wc')!.working!.standing).toBe('official');
    const salary = setEarning(setPaymentType(draftIn('OR'), 'salary'), 0, 'salary', { rate: '67,600' });
    expect(lineOf(salary, 'wc')!.working!.steps[0]!.step).toBe('assumedHours');
  });

  it('takes hours that no year has as all that it has', () => {
    const line = lineOf(draftIn('OR', { hours: '99999' }), 'wc');
    expect(line?.period).toBe(79_06);
  });

  it('goes by the hours typed beside a salary', () => {
    const salary = setEarning(setPaymentType(draftIn('OR'), 'salary'), 0, 'salary', { rate: '52000.00' });
    expect(lineOf(salary, 'wc')?.period).toBe(72);
    const typed = fillHoursWorked(salary, '75');
    expect(lineOf(typed, 'wc')?.period).toBe(68);
    expect(assumedHours(typed, stubsOf(typed))).toBeUndefined();
    expect(assumedHours(salary, stubsOf(salary))).toMatchObject({
      sentence: 'Assumes 80 hours worked (2,080 a year).',
      path: 'items.0.otherItems.hoursWorked',
    });
    const inWashington = setElection(
      setWorkState(fillHoursWorked(salary, '60'), 'WA'),
      'waWorkersCompensationRate',
      '0.45',
    );
    expect(lineOf(inWashington, 'wc')?.period).toBe(27_00);
  });

  it('asks for the number of employees in Delaware', () => {
    const draft = draftIn('DE');
    const asked = (changed: PayStubDraft) =>
      calculatePayStub(changed, allRules).issues.find(({ path }) => path === 'elections.deEmployees');
    const answered = (answer: string) => setElection(draft, 'deEmployees', answer);
    expect(asked(draft)).toMatchObject({ code: 'employees-unanswered', severity: 'warning' });
    expect(asked({ ...draft, confirmedEarlierPeriods: 0 })).toMatchObject({ severity: 'error' });
    expect(netName('employee', stubsOf(draft)[0]!)).toBe('Net pay before local tax and paid leave');
    expect(asked(answered(NOT_SURE))).toMatchObject({ code: 'employees-not-sure', severity: 'warning' });
    expect(asked(answered('25orMore'))).toBeUndefined();
    expect(lineOf(answered('25orMore'), 'fli')?.period).toBe(10_40);
    expect(lineOf(answered('under10'), 'fli')).toBeUndefined();
    expect(netName('employee', stubsOf(answered('under10'))[0]!)).toBe('Net pay before local tax');
    expect(asked(setDeductionTyped(draft, 0, 'fli', { total: '0.00' }))).toBeUndefined();
  });

  it('asks for what only the employer knows until it is typed', () => {
    const draft = draftIn('WA');
    const rateIssue = (asked: PayStubDraft) =>
      calculatePayStub(asked, allRules).issues.find(({ path }) => path === 'elections.waWorkersCompensationRate');
    const answered = (answer: string) => setElection(draft, 'waWorkersCompensationRate', answer);
    expect(rateIssue(draft)).toMatchObject({
      code: 'rate-unanswered',
      severity: 'warning',
      message: expect.stringContaining('We can’t calculate Washington workers’ comp (L&I)') as string,
    });
    expect(rateIssue({ ...draft, confirmedEarlierPeriods: 0 })).toMatchObject({ severity: 'error' });
    expect(rateIssue(answered(NOT_SURE))).toMatchObject({ code: 'rate-not-sure', severity: 'warning' });
    expect(rateIssue(answered(NO_PLACE))).toBeUndefined();
    expect(rateIssue(answered('0.25'))).toBeUndefined();
    expect(rateIssue(answered('a quarter'))).toMatchObject({ severity: 'error' });
    expect(lineOf(answered('0.25'), 'wc')).toMatchObject({ period: 20_00 });
    const typed = setDeductionTyped(draft, 0, 'wc', { total: '12.18' });
    expect(rateIssue(typed)).toBeUndefined();
    expect(lineOf(typed, 'wc')).toMatchObject({ name: 'Washington workers’ comp (L&I)', period: 12_18, typed: true });
  });
});

describe('the year to date of items', () => {
  it('ends at the most for a year, to the cent, over stubs and the pay before them', () => {
    // 2,601.30 x 0.425% = 11.06; seventeen of them and the rest of the base would come to 190.48.
    const stubs = stubsOf(draftIn('NJ', { stubs: 12, rate: '32.5163', payDate: '2026-12-18' }));
    const years = stubs.map(({ deductions }) => deductions.find(({ key }) => key === 'sui')!.yearToDate);
    expect(years[0]).toBe(190_40);
    expect(Math.max(...years)).toBe(190_40);
    expect(years.at(-1)).toBe(15 * 11_06);
  });

  it('is carried on to the next pay stub, also for those without a key', () => {
    const draft = draftIn('WA', { stubs: 2 });
    const before = lineOf(draft, WA_CARES)!;
    const next = nextPayStub(draft, calculatePayStub(draft, allRules), testContext());
    expect(payStubDraftSchema.parse(next)).toEqual(next);
    expect(lineOf(next, WA_CARES)?.yearToDate).toBe(before.yearToDate + before.period);
    const again = nextPayStub(next, calculatePayStub(next, allRules), testContext());
    expect(again.prevYtdItem.deductions.filter(({ key }) => key === WA_CARES)).toHaveLength(1);
  });
});

describe('a tax without a key', () => {
  it('can be typed over and worked out again', () => {
    const draft = addNamedLine(draftIn('WA'), 0, WA_CARES);
    expect(payStubDraftSchema.parse(draft)).toEqual(draft);
    expect(lineOf(draft, WA_CARES)).toMatchObject({ period: 15_08, typed: false });
    const typed = setDeductionTyped(draft, 0, CARES_ID, { total: '0.00' });
    expect(lineOf(typed, WA_CARES)).toMatchObject({ period: 0, typed: true, isOverWorkedOut: true, name: 'WA Cares' });
    expect(warningsOf(typed).filter((warning) => warning.includes('named'))).toEqual([]);
    const cleared = setDeductionTyped(typed, 0, CARES_ID, 'clear');
    expect(lineOf(cleared, WA_CARES)).toMatchObject({ period: 15_08, typed: false });
  });

  it('written as zero is gone with the state that takes it; an amount stays until it is taken away', () => {
    const written = addNamedLine(draftIn('WA'), 0, WA_CARES);
    const moved = (total: string) => setWorkState(setDeductionTyped(written, 0, CARES_ID, { total }), 'OR');
    expect(lineOf(moved('0'), WA_CARES)).toBeUndefined();
    expect(lineOf(moved('5'), WA_CARES)).toMatchObject({ period: 5_00, typed: true });
  });

  it('has one line a stub, and as many as a stub can hold', () => {
    let draft = draftIn('WA');
    for (let index = 0; index < MAX_NAMED_LINES + 3; index += 1) draft = addNamedLine(draft, 0, `named:Place ${index}`);
    draft = addNamedLine(addNamedLine(draft, 0, 'named:Place 0'), 0, 'named:Place 0');
    expect(draft.items[0]!.deductions).toHaveLength(DEDUCTION_KEYS.length + MAX_NAMED_LINES);
    expect(payStubDraftSchema.safeParse(draft).success).toBe(true);
  });

  it('keeps its figure when the calculation is turned off', () => {
    const draft = draftIn('WA');
    const off = setAutoCalculator(draft, false, calculatePayStub(draft, allRules));
    expect(off.items[0]!.deductions.at(-1)).toMatchObject({ id: CARES_ID, key: WA_CARES, total: '15.08' });
    expect(lineOf(off, WA_CARES)).toMatchObject({ name: 'WA Cares', period: 15_08 });
    expect(stubsOf(off)[0]!.net).toEqual(stubsOf(draft)[0]!.net);
  });

  it('is taken by a line of the user that is called like it, in small letters, until an amount is typed there', () => {
    const named = addCustomDeduction(draftIn('WA', { stubs: 2 }), 'WA cares', testContext());
    const { id } = named.items[0]!.customDeductions[0]!;
    const [stub] = stubsOf(named);
    expect(stub!.deductions.filter(({ name }) => /cares/i.test(name))).toMatchObject([
      { id, key: 'custom', name: 'WA cares', period: 15_08, typed: false },
    ]);
    expect(stub!.net).toEqual(stubsOf(draftIn('WA', { stubs: 2 }))[0]!.net);
    const typed = setDeductionTyped(named, 0, id, { total: '9.99' });
    expect(stubsOf(typed)[0]!.deductions.filter(({ name }) => /cares/i.test(name))).toMatchObject([
      { id, period: 9_99, typed: true },
    ]);
  });

  it('is told of by its id where a figure cannot be read', () => {
    const draft = setDeductionTyped(addNamedLine(draftIn('WA'), 0, WA_CARES), 0, CARES_ID, { total: '-5' });
    expect(warningsOf(draft)).toContain(`items.0.deductions.${CARES_ID}.total amount-negative`);
  });

  it('has an id for paths whatever its name is', () => {
    expect(namedLineId('named:St. Louis (Doña Ana), "x" city')).toBe('named-st-louis-do-a-ana-x-city');
    expect(namedLineId(`named:${'long '.repeat(60)}`)).toHaveLength(100);
  });
});
