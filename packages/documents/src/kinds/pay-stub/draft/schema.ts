import { z } from 'zod';
import { PAY_FREQUENCIES, PRE_TAX_CLASSES } from '@paperwage/payroll';
import { amountText, room, text } from '../../../drafts/schema.ts';
import { PAPER_SIZES } from '../../../look/sheet.ts';
import type { ElectionField } from './election-fields.ts';
import { ELECTION_FIELDS } from './election-fields.ts';
import {
  DEDUCTION_KEYS,
  EARNING_KEYS,
  LONGEST_LINE_ID,
  MAX_CUSTOM_LINES,
  MAX_NAMED_LINES,
  MAX_NAME_LETTERS_KEPT,
  MAX_OTHER_ITEMS,
} from './keys.ts';
import { COMPANY_LIMITS, EMPLOYEE_LIMITS, IDENTIFIER_LIMITS } from './text-limits.ts';

const flag = z.enum(['true', 'false']);
/** The `id` of a tax without a key is made of its name. */
const lineId = text(LONGEST_LINE_ID);
/** Longer than fits: a name that is too long gets an issue and isn't cut. */
const lineName = text(MAX_NAME_LETTERS_KEPT);
const untypedFigure = z.enum(['example', 'offered', 'carried']);

/**
 * `total` and `ytd` hold what the user typed. With auto-calculation on they count only where `typed` or `ytdTyped`
 * says that the user wrote over the computed figure.
 */
const earningSchema = z.strictObject({
  id: text(40),
  /** One of EARNING_KEYS, or the lower-cased name of a custom line. */
  key: lineName,
  name: lineName,
  isCustom: z.boolean(),
  rate: amountText,
  hours: amountText,
  total: amountText,
  ytd: amountText,
  typed: z.boolean().default(false),
  ytdTyped: z.boolean().default(false),
  /**
   * Which of `rate` and `hours` nobody typed: an `example` is what a new stub begins with, what is `offered` follows from
   * other figures, and what is `carried` is of the stub before. Absent where both were typed.
   */
  untyped: z.strictObject({ rate: untypedFigure.optional(), hours: untypedFigure.optional() }).optional(),
});

/** `key` is one of DEDUCTION_KEYS, `named:` and the name of a tax without one, or the lower-cased name of a custom line. */
const deductionSchema = earningSchema.omit({ rate: true, hours: true, untyped: true }).extend({
  id: lineId,
  /** The tax year whose tables the amount is calculated with, where that is not the year of the pay date. */
  assumedYear: z.int().optional(),
  /** Taken before taxes, and as what; only of lines of the user's own. */
  preTax: z.enum(PRE_TAX_CLASSES).optional(),
});

/** The most letters of an answer: names of places are the longest. */
const LONGEST_ELECTION = 120;

/** What the certificate of the state says and where the employee lives and works; what is left out is left open. */
const electionsSchema = z.strictObject(
  Object.fromEntries(ELECTION_FIELDS.map((field) => [field, text(LONGEST_ELECTION).default('')])) as Record<
    ElectionField,
    z.ZodDefault<z.ZodString>
  >,
);

/** A named entry among a stub's other items; an amount left blank prints nothing. */
const named = { id: text(40), name: lineName };

/** What a state may require on the stub beyond pay and deductions. */
const otherItemsSchema = z.strictObject({
  /** Of salaried employees, whose earnings have no hours. Programs that charge for each hour go by them. */
  hoursWorked: amountText.default(''),
  /** Where the law names it also on stubs without overtime. */
  overtimeRate: amountText.default(''),
  /** Balances in hours. */
  timeOff: z
    .array(z.strictObject({ ...named, accrued: amountText, used: amountText, available: amountText }))
    .max(MAX_OTHER_ITEMS)
    .default([]),
  pieceWork: z
    .array(z.strictObject({ ...named, units: amountText, rate: amountText }))
    .max(MAX_OTHER_ITEMS)
    .default([]),
  /** Counted toward the minimum wage: tips, meals, lodging. */
  allowances: z
    .array(z.strictObject({ ...named, amount: amountText }))
    .max(MAX_OTHER_ITEMS)
    .default([]),
});

const lineYtdSchema = z.strictObject({
  id: lineId,
  key: lineName,
  name: lineName,
  ytd: amountText,
  /** How many assumed paychecks the amount includes, carried from the stub before; absent once somebody typed it. */
  assumedPaychecks: z.int().min(1).max(260).optional(),
});

const itemSchema = z.strictObject({
  itemId: text(40),
  /** `YYYY-MM-DD`, or empty while unknown. */
  payDate: text(10),
  payPeriod: z.strictObject({ from: text(10), to: text(10) }),
  earnings: z.array(earningSchema).max(EARNING_KEYS.length),
  customEarnings: z.array(earningSchema).max(MAX_CUSTOM_LINES),
  deductions: z.array(deductionSchema).max(DEDUCTION_KEYS.length + MAX_NAMED_LINES),
  customDeductions: z.array(deductionSchema).max(MAX_CUSTOM_LINES),
  otherItems: otherItemsSchema.prefault({}),
  grossPayTotal: amountText.default('0.00'),
  grossPayYTDTotal: amountText.default('0.00'),
  deductionTotal: amountText.default('0.00'),
  deductionYTDTotal: amountText.default('0.00'),
  netpayTotal: amountText.default('0.00'),
  netpayYTDTotal: amountText.default('0.00'),
});

/** A logo as a `data:image/png` or `data:image/jpeg` URL; 8-bit RGB without transparency. */
const logo = z.string().max(700_000);

export const payStubDraftSchema = z.strictObject({
  autoCalculator: flag.default('true'),
  employmentType: z.enum(['employee', 'contractor']).default('employee'),
  paymentType: z.enum(['hourly', 'salary']).default('hourly'),
  oftenPaid: z.enum(PAY_FREQUENCIES).default('MONTHLY'),
  prevYtd: flag.default('false'),
  hiredInPast52Weeks: flag.default('false'),
  /** How tax is withheld from a bonus: together with the wages, or apart at the flat rate (Publication 15, section 7). */
  bonusTax: z.enum(['together', 'flat']).default('together'),
  payPeriodsWorked: z.int().min(1).max(260).default(1),
  paystubsNumber: z.int().min(1).max(260).default(1),
  /**
   * How many equal paychecks before these stubs the user confirmed; absent where nobody is asked, as in a draft that a
   * program sends.
   */
  confirmedEarlierPeriods: z.int().min(0).max(260).optional(),
  /** "No" to "First paycheck this year?": there are earlier ones, how many is still to be confirmed. */
  hasEarlierPaychecks: z.boolean().optional(),
  /** The dates are those a new stub begins with: true until the user types or confirms them; absent where nobody is asked. */
  untypedDates: z.boolean().optional(),
  /** The pay frequency is the one a new stub begins with, as the dates are. */
  untypedFrequency: z.boolean().optional(),
  /** The user confirmed that nothing on the withholding certificates changes what is assumed without them. */
  confirmedCertificates: z.boolean().optional(),
  /** The user confirmed that the employer withholds the most that is allowed where it may withhold less. */
  confirmedMostAllowed: z.boolean().optional(),
  /**
   * The tax year whose tables the user chose to calculate with until those of the year after it are in; empty while
   * nobody chose.
   */
  assumeYear: z.union([z.literal(''), z.string().regex(/^\d{4}$/, 'must be a year of four digits')]).default(''),
  /** The state where the work is done and tax is withheld; empty until the user says. */
  workState: text(2).default(''),
  /** The state the employee lives in, where it is another one. */
  residenceState: text(2).default(''),
  /** Whether the payroll codes below stand on the stub; a check number does beside a check, and where it was typed. */
  printsPayrollCodes: z.boolean().default(false),
  coNumber: room(IDENTIFIER_LIMITS.coNumber),
  fileNumber: room(IDENTIFIER_LIMITS.fileNumber),
  deptNumber: room(IDENTIFIER_LIMITS.deptNumber),
  clockNumber: room(IDENTIFIER_LIMITS.clockNumber),
  vchrNumber: room(IDENTIFIER_LIMITS.vchrNumber),
  checkNo: room(IDENTIFIER_LIMITS.checkNo),
  /** The check number as we generated it: it is the user's own once it differs. Absent in a draft that a program sends. */
  generatedCheckNo: room(IDENTIFIER_LIMITS.checkNo).optional(),
  /** The bank that a check is drawn on. */
  bankName: room(IDENTIFIER_LIMITS.bankName).default(''),
  /** Letter where none was chosen. */
  paperSize: z.enum(PAPER_SIZES).optional(),
  /** How far the check moves on check stock, in millimeters; not at all where left out. */
  checkRightMm: text(8).optional(),
  checkDownMm: text(8).optional(),
  companyInfo: z.strictObject({
    employerName: room(COMPANY_LIMITS.employerName),
    employerTelephone: room(COMPANY_LIMITS.employerTelephone),
    /** Where the law asks for it and it differs from the name; with the number in the state's business registry. */
    legalName: room(COMPANY_LIMITS.legalName).default(''),
    registryNumber: room(COMPANY_LIMITS.registryNumber).default(''),
    streetAddress1: room(COMPANY_LIMITS.streetAddress1),
    streetAddress2: room(COMPANY_LIMITS.streetAddress2),
    city: room(COMPANY_LIMITS.city),
    state: text(2),
    zipCode: room(COMPANY_LIMITS.zipCode),
    payrollLogo: logo,
    employerLogo: logo,
  }),
  employeeInfo: z.strictObject({
    employeeName: room(EMPLOYEE_LIMITS.employeeName),
    employeeTelephone: room(EMPLOYEE_LIMITS.employeeTelephone),
    /** `XXX-XX-` and four digits, never more. */
    employeeSocial: z.union([
      z.literal(''),
      z.string().regex(/^XXX-XX-\d{4}$/, 'must be XXX-XX- and the last four digits, never the whole number'),
    ]),
    defaultEmployeeId: text(20),
    employeeId: room(EMPLOYEE_LIMITS.employeeId),
    streetAddress1: room(EMPLOYEE_LIMITS.streetAddress1),
    streetAddress2: room(EMPLOYEE_LIMITS.streetAddress2),
    city: room(EMPLOYEE_LIMITS.city),
    state: text(2),
    zipCode: room(EMPLOYEE_LIMITS.zipCode),
    maritalStatus: z.enum(['SINGLE', 'MARRIED', 'HEAD_OF_HOUSEHOLD']).default('SINGLE'),
    /** Dollar amount of Form W-4 step 3. */
    dependentsAmount: amountText.default('0'),
    isDirectDeposit: z.boolean().nullable().default(null),
    last4Digits: z.union([z.literal(''), z.string().regex(/^\d{1,4}$/)]),
  }),
  /** The rest of the federal withholding certificate; every entry optional with its plain default. */
  w4: z.strictObject({
    w4Version: z.enum(['2020', '2019']).default('2020'),
    step2Checkbox: z.boolean().default(false),
    qualifyingChildren: text(3).default(''),
    otherDependents: text(3).default(''),
    otherIncome: amountText.default(''),
    deductions: amountText.default(''),
    extraWithholding: amountText.default(''),
    federalAllowances: text(3).default(''),
    /** The employee claims exemption from withholding: no other entry counts. */
    exempt: z.boolean().default(false),
    nonresidentAlien: z.boolean().default(false),
  }),
  elections: electionsSchema.prefault({}),
  prevYtdItem: z.strictObject({
    earnings: z.array(lineYtdSchema).max(EARNING_KEYS.length),
    deductions: z.array(lineYtdSchema).max(DEDUCTION_KEYS.length + MAX_NAMED_LINES),
    customEarnings: z.array(lineYtdSchema).max(MAX_CUSTOM_LINES),
    customDeductions: z.array(lineYtdSchema).max(MAX_CUSTOM_LINES),
  }),
  /** The newest stub first; each later one is a period earlier. */
  items: z.array(itemSchema).min(1).max(260),
});

export type PayStubDraft = z.output<typeof payStubDraftSchema>;
export type PayStubItem = PayStubDraft['items'][number];
export type OtherItems = PayStubItem['otherItems'];
export type EarningDraft = PayStubItem['earnings'][number];
export type DeductionDraft = PayStubItem['deductions'][number];
