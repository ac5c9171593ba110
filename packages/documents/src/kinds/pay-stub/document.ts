import type { CalendarDate, Cents, MaskedSocialSecurityNumber, Quantity, UnitPrice } from '@paperwage/values';
import type { Coverage, PayFrequency, Working } from '@paperwage/payroll';
import type { Logo } from '../../drafts/logo.ts';
import type { PaperSize } from '../../look/sheet.ts';
import type { CheckShift } from './check-shift.ts';
import type { EarningKey, TaxLineKey } from './draft/keys.ts';

/** A pay stub set as printed: every figure computed, nothing formatted. Empty text means not given. */
export interface PayStubDocument {
  readonly recipient: 'employee' | 'contractor';
  readonly company: Party & {
    readonly logo: Logo | undefined;
    readonly legalName: string;
    readonly registryNumber: string;
  };
  readonly paperSize: PaperSize | undefined;
  readonly checkShift: CheckShift;
  /** The bank that a check is drawn on. */
  readonly bank: string;
  readonly employee: Party & {
    readonly socialSecurityNumber: MaskedSocialSecurityNumber | '';
    readonly employeeId: string;
    readonly maritalStatus: 'SINGLE' | 'MARRIED' | 'HEAD_OF_HOUSEHOLD';
    /** Form W-4 step 3. */
    readonly dependentsAmount: Cents;
  };
  readonly payFrequency: PayFrequency;
  readonly payBasis: 'hourly' | 'salary';
  readonly identifiers: {
    readonly company: string;
    readonly file: string;
    readonly department: string;
    readonly clock: string;
    readonly voucher: string;
  };
  readonly directDeposit: { readonly accountEnding: string } | undefined;
  /** A line that names what nobody typed or confirmed. */
  readonly assumed?: string;
  /** In the order of the draft: the newest first. */
  readonly stubs: readonly PayStub[];
}

export interface Party {
  readonly name: string;
  readonly telephone: string;
  /** Written lines of the address, without empty ones: street, street 2, `Sacramento, CA 95814`. */
  readonly address: readonly string[];
}

export interface PayStub {
  readonly id: string;
  /** Blank while it is one that we generated and nobody took. */
  readonly checkNumber: string;
  readonly payDate: CalendarDate | undefined;
  readonly period: { readonly from: CalendarDate | undefined; readonly to: CalendarDate | undefined };
  readonly earnings: readonly EarningLine[];
  readonly deductions: readonly DeductionLine[];
  readonly otherItems: StubOtherItems;
  readonly gross: Totals;
  readonly deductionTotal: Totals;
  readonly net: Totals;
  readonly settled: SettledTotals;
  /** What the rules cover for the state; absent for contractors and when nothing was calculated. */
  readonly coverage: Coverage | undefined;
}

/**
 * What a state may require beyond pay and deductions. Apart from the basis of pay, only what was typed is in it; a
 * contractor's stub has none.
 */
export interface StubOtherItems {
  /** Only where the work state requires it. */
  readonly payBasis: PayStubDocument['payBasis'] | undefined;
  readonly hoursWorked: Quantity | undefined;
  /** Typed, for stubs without an overtime line. */
  readonly overtimeRate: UnitPrice | undefined;
  /** In hours. */
  readonly timeOff: readonly (OtherItem & Readonly<Record<'accrued' | 'used' | 'available', Quantity | undefined>>)[];
  readonly pieceWork: readonly (OtherItem & {
    readonly units: Quantity | undefined;
    readonly rate: UnitPrice | undefined;
  })[];
  readonly allowances: readonly (OtherItem & { readonly amount: Cents | undefined })[];
}

interface OtherItem {
  readonly id: string;
  readonly name: string;
}

/**
 * Whether totals are final; deductions are settled with the net. No total is final while a typed number it depends on
 * can't be read, and net isn't while an employee's taxes can't be calculated or the state is missing.
 */
export interface SettledTotals {
  readonly gross: Readonly<Record<keyof Totals, boolean>>;
  readonly net: Readonly<Record<keyof Totals, boolean>>;
  /** The taxes that were calculated: not while the pay or a certificate has a number that cannot be read. */
  readonly taxes: boolean;
}

/** This period and the calendar year up to and including it. */
export interface Totals {
  readonly period: Cents;
  readonly yearToDate: Cents;
}

export interface EarningLine extends Totals {
  readonly id: string;
  readonly key: EarningKey | 'custom';
  readonly name: string;
  /** Absent where the line has none (tips have no rate, a salary no hours). */
  readonly rate: UnitPrice | undefined;
  readonly hours: Quantity | undefined;
  /** Its rate or hours are those that a new stub begins with, and nobody typed or confirmed them. */
  readonly isExample?: true;
  /** The user replaced the computed figure. */
  readonly typed: boolean;
}

export interface DeductionLine extends Totals {
  readonly id: string;
  readonly key: TaxLineKey | 'custom';
  readonly name: string;
  readonly typed: boolean;
  /** How a computed tax was calculated; absent for typed and custom lines. */
  readonly working: Working | undefined;
  /** The figure was typed over one that can be calculated again. */
  readonly isOverWorkedOut?: boolean;
}
