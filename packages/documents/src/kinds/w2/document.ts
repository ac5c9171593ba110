import type { FormEdition } from '../../forms/form-edition.ts';
import type { Working } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { joinWords, sum, ZERO } from '@paperwage/values';
import type { WageStep } from './calculation/wage-steps.ts';
import type { AmountField } from './fields.ts';

/** A W-2 as printed: every figure computed, nothing formatted. Empty text means not given. */
export interface W2Document {
  readonly edition: FormEdition;
  /** Undefined until it is chosen. */
  readonly year: number | undefined;
  readonly isCorrected: boolean;
  readonly isVoid: boolean;
  readonly employer: { readonly name: string; readonly ein: string; readonly address: readonly string[] };
  readonly employee: EmployeeName & {
    /** In full, or just the last four digits if no more was typed. */
    readonly socialSecurityNumber: string;
    readonly address: readonly string[];
  };
  readonly controlNumber: string;
  readonly amounts: Readonly<Record<AmountField, BoxAmount>>;
  /** The codes of box 12 by row. */
  readonly codes: Readonly<Record<'field12aCode' | 'field12bCode' | 'field12cCode' | 'field12dCode', string>>;
  readonly checks: { readonly statutoryEmployee: boolean; readonly retirementPlan: boolean; readonly sickPay: boolean };
  readonly box14: readonly Box14Line[];
  readonly occupationCodes: readonly string[];
  /** The two rows of boxes 15 and 20. */
  readonly states: readonly [StateRow, StateRow];
  readonly masksSocialSecurityNumber: boolean;
}

/** The parts of box e. */
export interface EmployeeName {
  readonly first: string;
  readonly last: string;
  readonly suffix: string;
}

/** A line of box 14. */
export interface Box14Line {
  readonly label: string;
  readonly amount: Cents | undefined;
  /** The user typed it. */
  readonly typed: boolean;
  /** How a calculated amount was calculated. */
  readonly working: Working | undefined;
}

export interface StateRow {
  readonly state: string;
  readonly employerNumber: string;
  readonly locality: string;
}

export interface BoxAmount {
  /** Undefined in a box that is left blank. */
  readonly amount: Cents | undefined;
  /** The user typed it, in place of a computed figure or because there is none. */
  readonly typed: boolean;
  /** How a computed tax was calculated. */
  readonly working: Working | undefined;
  /** The part of that tax that box 12 reports as uncollected; the box leaves it out. */
  readonly uncollected?: Cents | undefined;
  /** How wages were calculated from the year's pay. */
  readonly wages?: readonly WageStep[] | undefined;
}

/** Taxes that depend on each paycheck, so a year's pay gives them only approximately. */
const ESTIMATED = { federalIncomeTax: '2', socialSecurityTax: '4', medicareTax: '6', stateIncomeTax: '17' } as const;

/** `Boxes 2, 4 and 6`: the boxes calculated from a year's pay and not typed; undefined if there are none. */
export function estimatedBoxes({ amounts, box14 }: Pick<W2Document, 'amounts' | 'box14'>): string | undefined {
  const fields = Object.keys(ESTIMATED) as (keyof typeof ESTIMATED)[];
  const ofTaxes = fields.filter((field) => !amounts[field].typed && (amounts[field].amount ?? 0) > 0);
  const hasPrograms = box14.some(({ typed, working }) => !typed && working !== undefined);
  const boxes = [...ofTaxes.map((field) => ESTIMATED[field]), ...(hasPrograms ? ['14'] : [])];
  if (boxes.length === 0) return undefined;
  const named = joinWords(boxes.sort((a, b) => Number(a) - Number(b)));
  return boxes.length === 1 ? `Box ${named}` : `Boxes ${named}`;
}

/** The note about them beside the form, on paper and in the workbook. */
export function estimateNote(document: Pick<W2Document, 'amounts' | 'box14'>): string | undefined {
  const boxes = estimatedBoxes(document);
  return boxes && `${boxes} ${boxes.startsWith('Boxes') ? 'are' : 'is'} estimated.`;
}

/** The income tax in both rows of box 17; undefined if both are blank. */
export function stateIncomeTaxOf({ amounts }: Pick<W2Document, 'amounts'>): Cents | undefined {
  const rows = [amounts.stateIncomeTax.amount, amounts.stateIncomeTaxB.amount];
  return rows.every((amount) => amount === undefined) ? undefined : sum(rows.map((amount) => amount ?? ZERO));
}
