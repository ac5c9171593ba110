import type { PayTaxes, TaxName, Working } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { ZERO } from '@paperwage/values';
import { amountOf } from '../amounts.ts';
import { DEDUCTION_ORDER, deductionName, TAX_OF_DEDUCTION } from '../lines.ts';
import type { DeductionKey } from '../keys.ts';
import type { DeductionDraft, PayStubDraft, PayStubItem } from '../schema.ts';
import type { PeriodLine } from './period-line.ts';
import { customIdentities } from './period-line.ts';

export interface PeriodDeduction extends PeriodLine<DeductionKey> {
  readonly working: Working | undefined;
  /** Typed in place of a figure that was worked out. */
  readonly isOverWorkedOut?: boolean;
  /** On paper even when it is zero. */
  readonly alwaysShown: boolean;
}

const SHOWN_AT_ZERO: ReadonlySet<DeductionKey> = new Set(['federal', 'fica', 'medicare']);

/**
 * What was taken off on a stub: the taxes worked out, except where the user wrote a figure over them, and the user's
 * own lines. A tax that is neither worked out nor typed has no line.
 */
export function periodDeductions(
  draft: PayStubDraft,
  item: PayStubItem,
  taxes: PayTaxes | undefined,
  state: StateCode | undefined,
): PeriodDeduction[] {
  const lines: PeriodDeduction[] = [];
  const isAuto = draft.autoCalculator === 'true';
  for (const key of DEDUCTION_ORDER) {
    const line = item.deductions.find((deduction) => deduction.key === key);
    const name = deductionName(key, state);
    const taxLine = taxLineOf(taxes, TAX_OF_DEDUCTION[key]);
    if (line && (!isAuto || line.typed)) {
      lines.push({ ...typedDeduction(key, key, name, line, isAuto), isOverWorkedOut: taxLine !== undefined });
    } else if (taxLine) {
      const typedYtd = line?.ytdTyped ? amountOf(line.ytd) : undefined;
      const { amount: total, working } = taxLine;
      const alwaysShown = SHOWN_AT_ZERO.has(key);
      lines.push({
        identity: key,
        id: line?.id ?? key,
        key,
        name,
        total,
        typed: false,
        typedYtd,
        working,
        alwaysShown,
      });
    } else if (line?.ytdTyped) {
      lines.push({ ...typedDeduction(key, key, name, line, isAuto), total: ZERO, typed: false });
    }
  }
  const identity = customIdentities();
  for (const line of item.customDeductions) {
    lines.push({ ...typedDeduction('custom', identity(line.key), line.name, line, isAuto), alwaysShown: true });
  }
  return lines;
}

function taxLineOf(taxes: PayTaxes | undefined, tax: TaxName | undefined) {
  return tax && taxes?.lines.find((line) => line.tax === tax);
}

function typedDeduction(
  key: DeductionKey | 'custom',
  identity: string,
  name: string,
  line: DeductionDraft,
  isAuto: boolean,
): PeriodDeduction {
  return {
    identity,
    id: line.id,
    key,
    name,
    total: amountOf(line.total),
    typed: true,
    typedYtd: !isAuto || line.ytdTyped ? amountOf(line.ytd) : undefined,
    working: undefined,
    alwaysShown: isAuto,
  };
}
