import type { FormYear } from './form-edition.ts';

/** A box 12 code. `since` is the first tax year we cover that has it. */
export interface Box12Code {
  readonly code: string;
  readonly meaning: string;
  readonly since: FormYear;
}

export const BOX_12_SOURCE = {
  title: 'General Instructions for Forms W-2 and W-3, 2022 to 2026: box 12 codes, box 14b occupation codes',
  publisher: 'Internal Revenue Service',
  checked: '2026-11-22',
};

const code = (letters: string, meaning: string, since: FormYear = 2022): Box12Code => ({
  code: letters,
  meaning,
  since,
});

/** Every code of box 12, in the order of the instructions. */
export const box12Codes: readonly Box12Code[] = [
  code('A', 'Uncollected social security or RRTA tax on tips'),
  code('B', 'Uncollected Medicare tax on tips (not Additional Medicare)'),
  code('C', 'Taxable cost of group-term life insurance over $50,000'),
  code('D', 'Elective deferrals, section 401(k)'),
  code('E', 'Elective deferrals, section 403(b)'),
  code('F', 'Elective deferrals, section 408(k)(6) SEP'),
  code('G', 'Section 457(b) deferrals, employer and employee'),
  code('H', 'Section 501(c)(18)(D) deferrals'),
  code('J', 'Nontaxable sick pay'),
  code('K', '20% excise tax on excess golden parachute payments'),
  code('L', 'Substantiated employee business expense reimbursements (nontaxable part)'),
  code('M', 'Uncollected social security tax on group-term life over $50,000, former employees'),
  code('N', 'Uncollected Medicare tax on group-term life over $50,000, former employees'),
  code('P', 'Excludable moving expense reimbursements (Armed Forces and intelligence community)'),
  code('Q', 'Nontaxable combat pay'),
  code('R', 'Employer contributions to an Archer MSA'),
  code('S', 'SIMPLE salary reduction contributions'),
  code('T', 'Adoption benefits'),
  code('V', 'Income from exercise of nonstatutory stock options'),
  code('W', 'Employer contributions to a health savings account (with cafeteria-plan employee money)'),
  code('Y', 'Deferrals under a section 409A plan'),
  code('Z', 'Income under a nonqualified deferred compensation plan that fails section 409A'),
  code('AA', 'Designated Roth, 401(k)'),
  code('BB', 'Designated Roth, 403(b)'),
  code('DD', 'Cost of employer-sponsored health coverage'),
  code('EE', 'Designated Roth, governmental 457(b)'),
  code('FF', 'QSEHRA permitted benefits'),
  code('GG', 'Income from qualified equity grants, section 83(i)'),
  code('HH', 'Aggregate deferrals under section 83(i) elections'),
  code('II', 'Medicaid waiver payments excluded under Notice 2014-7', 2024),
  code('TA', 'Employer contributions to a Trump account, section 128 program', 2026),
  code('TP', 'Total cash tips reported to the employer', 2026),
  code('TT', 'Total qualified overtime compensation (premium half only)', 2026),
];

const MEANING_OF_P_UNTIL_2025 = 'Excludable moving expense reimbursements (Armed Forces)';

/** The codes on a year's form, in that form's words. */
export function box12CodesOf(year: number): readonly Box12Code[] {
  return box12Codes
    .filter(({ since }) => since <= year)
    .map((one) => (one.code === 'P' && year < 2026 ? { ...one, meaning: MEANING_OF_P_UNTIL_2025 } : one));
}

/** Deferrals that aren't wages for box 1 but are for boxes 3 and 5. */
export const DEFERRALS_BESIDE_BOX_1: readonly string[] = ['D', 'E', 'F', 'G', 'S'];

/** Tax the employer didn't collect, by the box that leaves it out. */
export const UNCOLLECTED_CODES = { socialSecurityTax: ['A', 'M'], medicareTax: ['B', 'N'] } as const;

/** Makes up for military service: the code, and a year of two digits. */
const MAKE_UP = /^([A-Z]{1,2})\d{2}$/;

/** The letters of a code as typed, without the year a make-up contribution is for: `D23` is `D`. */
export function lettersOfCode(typed: string): string {
  const code = typed.trim().toUpperCase();
  return MAKE_UP.exec(code)?.[1] ?? code;
}

/** Codes that mean the employee is an active participant in a retirement plan. */
export const RETIREMENT_PLAN_CODES: readonly string[] = ['D', 'E', 'F', 'H', 'S', 'AA', 'BB'];
