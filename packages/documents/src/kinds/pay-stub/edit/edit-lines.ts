import type { NamedTax } from '@paperwage/payroll';
import type { UnitPrice } from '@paperwage/values';
import { priceOf } from '../../../drafts/amounts.ts';
import type { DraftContext } from '../../../drafts/draft-context.ts';
import { newId } from '../../../drafts/draft-context.ts';
import { withChanges } from '../../../drafts/changes.ts';
import { changeItem, changeItems } from './edit-items.ts';
import { changeEach } from '../../../drafts/changes.ts';
import type { KnownDeduction } from '../draft/lines-to-add.ts';
import type { DeductionDraft, EarningDraft, PayStubDraft, PayStubItem } from '../draft/schema.ts';
import { mainPayKey } from '../draft/lines.ts';
import type { EarningAmounts } from './offer-figures.ts';
import { withOfferedHours, withOfferedRate, withTypedAmounts } from './offer-figures.ts';
import { isNamedKey, MAX_CUSTOM_LINES, MAX_NAMED_LINES, namedLineId, namedLineName } from '../draft/keys.ts';

type CustomLines = 'customEarnings' | 'customDeductions';
type PrevYtdLines = keyof PayStubDraft['prevYtdItem'];

/** Figures the user writes over computed ones; `clear` gives the line back to the calculation. */
export type TypedFigures = { readonly total?: string; readonly ytd?: string } | 'clear';

/**
 * Sets rate or hours of an earning, standard or custom, by its id, as typed. Hours of a line without a rate get one
 * offered that follows the regular rate; a sum paid at once gets the hours that make it the total.
 */
export function setEarning(draft: PayStubDraft, index: number, id: string, amounts: EarningAmounts): PayStubDraft {
  return changeItem(draft, index, (item) => {
    const typed = changeEarning(item, id, (line) => withAmounts(line, amounts));
    if (typed === item || draft.autoCalculator === 'false') return typed;
    const regularRate = regularRateOf(draft, typed);
    const isMain = id === mainPayKey(draft);
    const offersRate = (line: EarningDraft) => (line.id === id ? amounts.rate === undefined : isMain);
    return changeEarnings(typed, (line) => {
      const withRate = offersRate(line) ? withOfferedRate(line, regularRate) : line;
      return line.id === id && amounts.hours === undefined ? withOfferedHours(withRate) : withRate;
    });
  });
}

function withAmounts(line: EarningDraft, amounts: EarningAmounts): EarningDraft {
  const isSame = withChanges<EarningAmounts>(line, amounts) === line;
  const wasUntyped = Object.keys(amounts).some((figure) => line.untyped?.[figure as keyof EarningAmounts]);
  return isSame && !wasUntyped ? line : withTypedAmounts(line, amounts);
}

/** The rate that other pay goes by: that of the regular line, once somebody typed or confirmed it. */
function regularRateOf(draft: PayStubDraft, item: PayStubItem): UnitPrice | undefined {
  if (mainPayKey(draft) !== 'regular') return undefined;
  const line = item.earnings.find(({ key }) => key === 'regular');
  return line && line.untyped?.rate === undefined ? priceOf(line.rate) : undefined;
}

/** Confirms the example pay on a stub's main line, and the hours that came from the last stub. */
export function confirmPay(draft: PayStubDraft, index: number): PayStubDraft {
  const main = mainPayKey(draft);
  return changeItem(draft, index, (item) =>
    changeEarnings(item, (line) => {
      if (line.key === main && line.untyped) return withTypedAmounts(line, { rate: line.rate, hours: line.hours });
      return line.untyped?.hours === 'carried' ? withTypedAmounts(line, { hours: line.hours }) : line;
    }),
  );
}

/** Replaces an earning's total or year to date, or gives both back to the calculation. */
export function setEarningTyped(draft: PayStubDraft, index: number, id: string, typed: TypedFigures): PayStubDraft {
  return changeItem(draft, index, (item) => changeEarning(item, id, (line) => withTyped(draft, line, typed)));
}

/** Replaces a deduction's total or year to date, or gives both back to the calculation. */
export function setDeductionTyped(draft: PayStubDraft, index: number, id: string, typed: TypedFigures): PayStubDraft {
  return changeItem(draft, index, (item) => {
    const change = (line: DeductionDraft) => (line.id === id ? withTyped(draft, line, typed) : line);
    return withChanges(item, {
      deductions: changeEach(item.deductions, change),
      customDeductions: changeEach(item.customDeductions, change),
    });
  });
}

/**
 * Gives the stub a line for a tax without a key, so that its figure can be written over. Changes nothing where it has
 * one, or as many as a stub can hold.
 */
export function addNamedLine(draft: PayStubDraft, index: number, key: NamedTax): PayStubDraft {
  return changeItem(draft, index, (item) => {
    const named = item.deductions.filter((line) => isNamedKey(line.key));
    if (named.length === MAX_NAMED_LINES || named.some((line) => line.key === key)) return item;
    return { ...item, deductions: [...item.deductions, namedLine(key)] };
  });
}

/** An untouched line of a tax without a key. */
export function namedLine(key: NamedTax): DeductionDraft {
  const name = namedLineName(key);
  return {
    id: namedLineId(key),
    key,
    name,
    isCustom: false,
    total: '0.00',
    ytd: '0.00',
    typed: false,
    ytdTyped: false,
  };
}

/** Adds an earning of the user's own to every stub. At the most a stub can hold nothing changes. */
export function addCustomEarning(draft: PayStubDraft, name: string, { random }: DraftContext): PayStubDraft {
  return addCustomLine(draft, 'customEarnings', { ...customLine(newId(random), name), rate: '0.00', hours: '0.00' });
}

export function removeCustomEarning(draft: PayStubDraft, id: string): PayStubDraft {
  return removeCustomLine(draft, 'customEarnings', id);
}

export function renameCustomEarning(draft: PayStubDraft, id: string, name: string): PayStubDraft {
  return renameCustomLine(draft, 'customEarnings', id, name);
}

/**
 * Adds a deduction of the user's own to every stub, by its name or as one that is known. At the most a stub can hold
 * nothing changes.
 */
export function addCustomDeduction(
  draft: PayStubDraft,
  named: string | KnownDeduction,
  { random }: DraftContext,
): PayStubDraft {
  const { name, preTax }: KnownDeduction = typeof named === 'string' ? { name: named } : named;
  const line = customLine(newId(random), name);
  return addCustomLine(draft, 'customDeductions', preTax === undefined ? line : { ...line, preTax });
}

export function removeCustomDeduction(draft: PayStubDraft, id: string): PayStubDraft {
  return removeCustomLine(draft, 'customDeductions', id);
}

export function renameCustomDeduction(draft: PayStubDraft, id: string, name: string): PayStubDraft {
  return renameCustomLine(draft, 'customDeductions', id, name);
}

/** Whether another custom line fits. */
export function canAddCustomLine(draft: PayStubDraft, lines: CustomLines): boolean {
  return draft.items[0]![lines].length < MAX_CUSTOM_LINES;
}

/** Says whether the year to date builds on figures paid before these stubs. */
export function setPrevYtd(draft: PayStubDraft, isGiven: boolean): PayStubDraft {
  return withChanges(draft, { prevYtd: isGiven ? 'true' : 'false' });
}

/**
 * Sets one line of the previous year to date; an empty one is not given (docs/decisions/0012-year-to-date.md). Typed, it
 * no longer includes paychecks that were assumed.
 */
export function setPrevYtdEntry(draft: PayStubDraft, lines: PrevYtdLines, id: string, ytd: string): PayStubDraft {
  const entries = changeEach(draft.prevYtdItem[lines], (line) => {
    if (line.id !== id || line.ytd === ytd) return line;
    const { name, key } = line;
    return { id, name, key, ytd };
  });
  return withChanges(draft, { prevYtdItem: withChanges(draft.prevYtdItem, { [lines]: entries }) });
}

/** The key of a custom line: its lower-cased name. */
function customLineKey(name: string): string {
  return name.trim().toLowerCase();
}

function changeEarning(item: PayStubItem, id: string, change: (line: EarningDraft) => EarningDraft): PayStubItem {
  return changeEarnings(item, (line) => (line.id === id ? change(line) : line));
}

function changeEarnings(item: PayStubItem, change: (line: EarningDraft) => EarningDraft): PayStubItem {
  return withChanges(item, {
    earnings: changeEach(item.earnings, change),
    customEarnings: changeEach(item.customEarnings, change),
  });
}

/** With auto-calculation off every total is the user's, so nothing needs the mark of an exception. */
function withTyped<Line extends DeductionDraft>(draft: PayStubDraft, line: Line, typed: TypedFigures): Line {
  if (typed === 'clear') return withChanges<DeductionDraft>(line, { typed: false, ytdTyped: false }) as Line;
  const isException = draft.autoCalculator === 'true';
  const changes: Partial<DeductionDraft> = {};
  if (typed.total !== undefined) {
    changes.total = typed.total;
    if (isException) changes.typed = true;
  }
  if (typed.ytd !== undefined) {
    changes.ytd = typed.ytd;
    if (isException) changes.ytdTyped = true;
  }
  return withChanges<DeductionDraft>(line, changes) as Line;
}

function customLine(id: string, name: string): DeductionDraft {
  return {
    id,
    key: customLineKey(name),
    name,
    isCustom: true,
    total: '0.00',
    ytd: '0.00',
    typed: false,
    ytdTyped: false,
  };
}

function addCustomLine(
  draft: PayStubDraft,
  lines: CustomLines,
  line: DeductionDraft & Partial<EarningDraft>,
): PayStubDraft {
  if (!canAddCustomLine(draft, lines)) return draft;
  const { id, key, name } = line;
  const added = changeItems(draft, (item) => ({ ...item, [lines]: [...item[lines], line] }));
  const ytd = isPreviousStated(draft) ? '0.00' : '';
  const before = { ...draft.prevYtdItem, [lines]: [...draft.prevYtdItem[lines], { id, key, name, ytd }] };
  return { ...added, prevYtdItem: before };
}

/** Whether earlier pay was given: a line that is added only now was not part of it, and is shown that way. */
function isPreviousStated({ prevYtd, prevYtdItem }: PayStubDraft): boolean {
  return prevYtd === 'true' && prevYtdItem.earnings.some(({ ytd }) => ytd.trim() !== '');
}

function removeCustomLine(draft: PayStubDraft, lines: CustomLines, id: string): PayStubDraft {
  return changeCustomLines(draft, lines, (list) => list.filter((line) => line.id !== id));
}

function renameCustomLine(draft: PayStubDraft, lines: CustomLines, id: string, name: string): PayStubDraft {
  const key = customLineKey(name);
  return changeCustomLines(draft, lines, (list) =>
    list.map((line) => (line.id === id ? { ...line, name, key } : line)),
  );
}

/** Changes a kind of custom line on every stub and in the previous year to date alike. */
function changeCustomLines(
  draft: PayStubDraft,
  lines: CustomLines,
  change: <Line extends { id: string; key: string; name: string }>(list: Line[]) => Line[],
): PayStubDraft {
  if (!draft.items.some((item) => item[lines].some(() => true))) return draft;
  const changeIn = <T extends PayStubItem | PayStubDraft['prevYtdItem']>(holder: T): T => ({
    ...holder,
    [lines]: change(holder[lines] as { id: string; key: string; name: string }[]),
  });
  return { ...draft, prevYtdItem: changeIn(draft.prevYtdItem), items: draft.items.map(changeIn) };
}
