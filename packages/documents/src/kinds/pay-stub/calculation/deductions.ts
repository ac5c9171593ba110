import type { PayTaxes, TaxLine, TaxName, Working } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { ZERO } from '@paperwage/values';
import { amountOf } from '../../../drafts/amounts.ts';
import { DEDUCTION_ORDER, deductionName, TAX_OF_DEDUCTION } from '../draft/lines.ts';
import type { DeductionKey, TaxLineKey } from '../draft/keys.ts';
import { isCalled, isNamedKey, namedLineId, namedLineName } from '../draft/keys.ts';
import type { DeductionDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';
import type { PeriodLine } from './period-line.ts';
import { customIdentities } from './period-line.ts';

export interface PeriodDeduction extends PeriodLine<TaxLineKey> {
  readonly working: Working | undefined;
  /** Typed in place of a calculated figure. */
  readonly isOverWorkedOut?: boolean;
  /** On paper even when it is zero. */
  readonly alwaysShown: boolean;
}

const SHOWN_AT_ZERO: ReadonlySet<TaxLineKey> = new Set<TaxLineKey>(['federal', 'fica', 'medicare']);

/**
 * What was deducted on a stub: the calculated taxes, unless the user replaced the figure, and the user's own lines. A
 * tax that is neither calculated nor typed has no line.
 */
export function periodDeductions(
  draft: PayStubDraft,
  item: PayStubItem,
  taxes: PayTaxes | undefined,
  state: StateCode | undefined,
): PeriodDeduction[] {
  const lines: PeriodDeduction[] = [];
  const isAuto = draft.autoCalculator === 'true';
  for (const { key, name, tax } of [...keyedLines(state, taxes), ...namedLines(item, taxes)]) {
    const line = item.deductions.find((deduction) => deduction.key === key);
    const taxLine = taxLineOf(taxes, tax);
    if (line && (!isAuto || line.typed)) {
      const own = { ...typedDeduction(key, key, name, line, isAuto), isOverWorkedOut: taxLine !== undefined };
      // A zero written over a tax of another state or place has nothing left to stand for.
      lines.push(isNamedKey(key) && !taxLine ? { ...own, alwaysShown: false } : own);
    } else if (taxLine) {
      const typedYtd = line?.ytdTyped ? amountOf(line.ytd) : undefined;
      const { amount: total, working } = taxLine;
      const alwaysShown = SHOWN_AT_ZERO.has(key);
      const id = line?.id ?? (isNamedKey(key) ? namedLineId(key) : key);
      lines.push({ identity: key, id, key, name, total, typed: false, typedYtd, working, alwaysShown });
    } else if (line?.ytdTyped) {
      lines.push({ ...typedDeduction(key, key, name, line, isAuto), total: ZERO, typed: false });
    }
  }
  const identity = customIdentities();
  for (const line of item.customDeductions) {
    const own = typedDeduction('custom', identity(line.key), line.name, line, isAuto);
    const tax = isAuto ? namedTaxCalled(line.key, taxes) : undefined;
    lines.push({ ...(tax ? inPlaceOf(tax, own) : own), alwaysShown: true });
  }
  return lines;
}

interface TaxOfLine {
  readonly key: TaxLineKey;
  readonly name: string;
  readonly tax: TaxName | undefined;
}

/** An agreement may leave the income tax to a state other than the work state. */
function keyedLines(state: StateCode | undefined, taxes: PayTaxes | undefined): TaxOfLine[] {
  const nameOf = (key: DeductionKey) => deductionName(key, state, taxes?.coverage.incomeTaxState);
  return DEDUCTION_ORDER.map((key) => ({ key, name: nameOf(key), tax: TAX_OF_DEDUCTION[key] }));
}

/** Taxes without a key: the calculated ones, in order, then those the user typed that no longer are. */
function namedLines({ deductions, customDeductions }: PayStubItem, taxes: PayTaxes | undefined): TaxOfLine[] {
  const written = deductions.map(({ key }) => key);
  const own = customDeductions.map(({ key }) => namedTaxCalled(key, taxes)?.tax);
  const workedOut = taxes?.lines.map(({ tax }) => tax).filter((tax) => !own.includes(tax)) ?? [];
  const keys = [...new Set<string>([...workedOut, ...written])].filter(isNamedKey);
  return keys.map((key) => ({ key, name: namedLineName(key), tax: key }));
}

/** The tax without a key whose name, in small letters, is the key of a line of the user's own. */
function namedTaxCalled(key: string, taxes: PayTaxes | undefined): TaxLine | undefined {
  return taxes?.lines.find(({ tax }) => isNamedKey(tax) && isCalled(key, tax));
}

/** A user's line named like a tax takes its place, with the tax's figure until another is typed. */
function inPlaceOf({ tax, amount, working }: TaxLine, own: PeriodDeduction): PeriodDeduction {
  if (own.total !== ZERO) return { ...own, identity: tax };
  return { ...own, identity: tax, total: amount, typed: false, working };
}

function taxLineOf(taxes: PayTaxes | undefined, tax: TaxName | undefined) {
  return tax && taxes?.lines.find((line) => line.tax === tax);
}

function typedDeduction(
  key: TaxLineKey | 'custom',
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
