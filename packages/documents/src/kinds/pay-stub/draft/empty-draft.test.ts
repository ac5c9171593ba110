import { describe, expect, it } from 'vitest';
import { emptyPayStubDraft } from './empty-draft.ts';
import { calculatePayStub } from '../calculate.ts';
import { DEDUCTION_KEYS, EARNING_KEYS } from './keys.ts';
import { payStubDraftSchema } from './schema.ts';
import { testContext } from '../fixtures/test-drafts.ts';

const draft = emptyPayStubDraft(testContext());

describe('a new pay stub draft', () => {
  it('passes the schema of the wire unchanged', () => {
    expect(payStubDraftSchema.parse(draft)).toEqual(draft);
  });

  it('has auto-calculation on, an hourly employee, monthly pay and one stub', () => {
    expect(draft).toMatchObject({
      autoCalculator: 'true',
      employmentType: 'employee',
      paymentType: 'hourly',
      oftenPaid: 'MONTHLY',
      prevYtd: 'false',
      hiredInPast52Weeks: 'false',
      printsPayrollCodes: false,
      payPeriodsWorked: 1,
      paystubsNumber: 1,
    });
    expect(draft.items).toHaveLength(1);
  });

  it('never defaults the work state', () => {
    expect(draft.workState).toBe('');
    expect(draft.residenceState).toBe('');
    expect(new Set(Object.values(draft.elections))).toEqual(new Set(['']));
  });

  it.each([
    ['coNumber', /^[0-9A-Z]{3}$/],
    ['fileNumber', /^\d{6}$/],
    ['deptNumber', /^\d{6}$/],
    ['clockNumber', /^\d{5}$/],
    ['vchrNumber', /^00000\d{5}$/],
    ['checkNo', /^\d{4}$/],
  ] as const)('generates %s in its format', (identifier, format) => {
    const { random } = testContext();
    for (let made = 0; made < 50; made += 1) {
      expect(emptyPayStubDraft({ ...testContext(), random })[identifier]).toMatch(format);
    }
  });

  it('generates other identifiers for another draft', () => {
    const { random, today } = testContext();
    const two = [emptyPayStubDraft({ random, today }), emptyPayStubDraft({ random, today })];
    expect(two[0]!.fileNumber).not.toBe(two[1]!.fileNumber);
    expect(two[0]!.items[0]!.itemId).not.toBe(two[1]!.items[0]!.itemId);
  });

  it('has an employee who files as single, with no dependents and no word on direct deposit', () => {
    const { maritalStatus, dependentsAmount, isDirectDeposit } = draft.employeeInfo;
    expect({ maritalStatus, dependentsAmount, isDirectDeposit }).toEqual({
      maritalStatus: 'SINGLE',
      dependentsAmount: '0',
      isDirectDeposit: null,
    });
  });

  it('has every earning key, with rate 10.00 for regular, salary and contractor', () => {
    const [item] = draft.items;
    expect(item!.earnings.map(({ key }) => key)).toEqual(EARNING_KEYS);
    const rates = Object.fromEntries(item!.earnings.map(({ key, rate }) => [key, rate]));
    expect(rates).toEqual({
      contractor: '10.00',
      salary: '10.00',
      regular: '10.00',
      overtime: '0.00',
      holiday: '0.00',
      vacation: '0.00',
      bonus: '0.00',
      float: '0.00',
      tips: '0.00',
    });
  });

  it('has hours 40.00 for regular and contractor, otherwise 0.00', () => {
    const hours = draft.items[0]!.earnings.filter((line) => line.hours !== '0.00').map(({ key, hours }) => [
      key,
      hours,
    ]);
    expect(hours).toEqual([
      ['contractor', '40.00'],
      ['regular', '40.00'],
    ]);
  });

  it('has every deduction key and no custom line', () => {
    const [item] = draft.items;
    expect(item!.deductions.map(({ key }) => key)).toEqual(DEDUCTION_KEYS);
    expect(item!.customEarnings).toEqual([]);
    expect(item!.customDeductions).toEqual([]);
  });

  it('has totals of 0.00', () => {
    const { grossPayTotal, grossPayYTDTotal, deductionTotal, deductionYTDTotal, netpayTotal, netpayYTDTotal } =
      draft.items[0]!;
    const totals = [grossPayTotal, grossPayYTDTotal, deductionTotal, deductionYTDTotal, netpayTotal, netpayYTDTotal];
    expect(totals).toEqual(Array(6).fill('0.00'));
  });

  it('has a previous year to date with only a ytd per line', () => {
    const { earnings, deductions, customEarnings, customDeductions } = draft.prevYtdItem;
    expect(earnings.map(({ key, ytd }) => [key, ytd])).toEqual(EARNING_KEYS.map((key) => [key, '']));
    expect(deductions.map(({ key, ytd }) => [key, ytd])).toEqual(DEDUCTION_KEYS.map((key) => [key, '']));
    expect([customEarnings, customDeductions]).toEqual([[], []]);
  });

  it('covers the latest month that has ended', () => {
    const { payDate, payPeriod } = draft.items[0]!;
    expect({ payDate, payPeriod }).toEqual({
      // The 31st is a Saturday.
      payDate: '2026-10-30',
      payPeriod: { from: '2026-10-01', to: '2026-10-31' },
    });
  });

  it('can be computed, with only what is still missing to tell', () => {
    const { issues, calculation } = calculatePayStub(draft, undefined);
    expect(calculation.status).toBe('invalid');
    expect(issues.map(({ code }) => code)).toEqual([
      'state-missing',
      'frequency-unconfirmed',
      'year-to-date-unconfirmed',
      'employer-name-missing',
      'employee-name-missing',
      'pay-unconfirmed',
      'pay-unconfirmed',
    ]);
  });
});

/** Written out as the specification has them, so that a renamed field or key is noticed. */
const SPECIFIED = {
  document: `autoCalculator employmentType paymentType oftenPaid prevYtd hiredInPast52Weeks payPeriodsWorked
    paystubsNumber coNumber fileNumber deptNumber clockNumber vchrNumber checkNo companyInfo employeeInfo items
    prevYtdItem`,
  companyInfo: `employerName employerTelephone streetAddress1 streetAddress2 city state zipCode payrollLogo employerLogo`,
  employeeInfo: `employeeName employeeTelephone employeeSocial defaultEmployeeId employeeId streetAddress1
    streetAddress2 city state zipCode maritalStatus dependentsAmount isDirectDeposit last4Digits`,
  item: `itemId payDate payPeriod earnings customEarnings deductions customDeductions grossPayTotal grossPayYTDTotal
    deductionTotal deductionYTDTotal netpayTotal netpayYTDTotal`,
  prevYtdItem: 'earnings deductions customEarnings customDeductions',
  earning: 'name key id isCustom rate hours total ytd',
  deduction: 'name key id isCustom total ytd',
  earningKeys: 'contractor salary regular overtime holiday vacation bonus float tips',
  deductionKeys: 'medicare fica federal state sdi sui wc fli wst trans',
} as const;

/**
 * What we add beyond the specification: the states and their certificates, Form W-4, what was typed over, what nobody
 * typed, and what states want on a stub.
 */
const OURS = {
  document: [
    'assumeYear',
    'workState',
    'residenceState',
    'w4',
    'elections',
    'bonusTax',
    'confirmedEarlierPeriods',
    'untypedFrequency',
    'generatedCheckNo',
    'hasEarlierPaychecks',
    'untypedDates',
    'printsPayrollCodes',
    'bankName',
  ],
  companyInfo: ['legalName', 'registryNumber'],
  item: ['otherItems'],
  line: ['typed', 'ytdTyped'],
  mainPay: ['typed', 'ytdTyped', 'untyped'],
} as const;

/** The specified names, in alphabetical order, with those we add. */
function names(of: keyof typeof SPECIFIED, ours: readonly string[] = []): string[] {
  return [...SPECIFIED[of].split(/\s+/), ...ours].sort();
}

const namesIn = (value: object): string[] => Object.keys(value).sort();

describe('the names of the specification', () => {
  const item = draft.items[0]!;

  it('are those of the document, its stubs and its previous year to date', () => {
    expect(namesIn(draft)).toEqual(names('document', OURS.document));
    expect(namesIn(item)).toEqual(names('item', OURS.item));
    expect(namesIn(item.payPeriod)).toEqual(['from', 'to']);
    expect(namesIn(draft.prevYtdItem)).toEqual(names('prevYtdItem'));
  });

  it('are those of companyInfo: names, address and both logos', () => {
    expect(namesIn(draft.companyInfo)).toEqual(names('companyInfo', OURS.companyInfo));
  });

  it('are those of employeeInfo: names, number, address, certificate and account', () => {
    expect(namesIn(draft.employeeInfo)).toEqual(names('employeeInfo'));
  });

  it('are those of the employment types and the pay types', () => {
    const { employmentType, paymentType } = payStubDraftSchema.shape;
    expect(employmentType.unwrap().options).toEqual(['employee', 'contractor']);
    expect(paymentType.unwrap().options).toEqual(['hourly', 'salary']);
  });

  it('are those of every earning, with every key', () => {
    for (const line of item.earnings) {
      expect(namesIn(line)).toEqual(names('earning', line.untyped ? OURS.mainPay : OURS.line));
    }
    expect(item.earnings.map(({ key }) => key).sort()).toEqual(names('earningKeys'));
    expect([...EARNING_KEYS].sort()).toEqual(names('earningKeys'));
  });

  it('are those of every deduction, with every key', () => {
    for (const line of item.deductions) expect(namesIn(line)).toEqual(names('deduction', OURS.line));
    expect(item.deductions.map(({ key }) => key).sort()).toEqual(names('deductionKeys'));
    expect([...DEDUCTION_KEYS].sort()).toEqual(names('deductionKeys'));
  });
});
