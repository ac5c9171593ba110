import { periodEarnings } from '../calculation/earnings.ts';
import { calendarYears } from '../calculation/pay-order.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { assumedEarlierPaychecks, paycheckName } from './assumed-pay.ts';
import { repeatedEarnings } from '../calculation/earlier-lines.ts';

type Group = keyof PayStubDraft['prevYtdItem'];

/** The order of the form. */
const GROUPS = ['earnings', 'customEarnings', 'deductions', 'customDeductions'] as const satisfies readonly Group[];

/**
 * How many assumed paychecks the previous year to date includes that came from the stub before, as far as nobody typed it
 * since; 0 where it includes none.
 */
export function carriedAssumedPaychecks(draft: PayStubDraft): number {
  if (draft.autoCalculator === 'false' || draft.prevYtd === 'false') return 0;
  return Math.max(0, ...GROUPS.flatMap((group) => draft.prevYtdItem[group].map((line) => line.assumedPaychecks ?? 0)));
}

/** The path of the first amount that includes assumed paychecks; undefined where none does. */
export function carriedAssumedPath(draft: PayStubDraft): string | undefined {
  for (const group of GROUPS) {
    const line = draft.prevYtdItem[group].find(({ assumedPaychecks }) => assumedPaychecks !== undefined);
    if (line) return `prevYtdItem.${group}.${line.id}.ytd`;
  }
  return undefined;
}

/** `23 assumed paychecks`, or payments of a contractor. */
export function countAssumedPaychecks(count: number, draft: Pick<PayStubDraft, 'employmentType'>): string {
  return `${count} assumed ${paycheckName(draft)}${count === 1 ? '' : 's'}`;
}

/**
 * Tells of a line's year to date on the newest stub how many assumed paychecks it includes; undefined where it includes
 * none: every one was typed, or it began in a new calendar year.
 */
export function assumedPaychecksOf(draft: PayStubDraft): (group: Group, id: string) => number | undefined {
  const years = calendarYears(draft);
  if (draft.autoCalculator === 'false' || years.length > 1) return () => undefined;
  const assumed = assumedEarlierPaychecks(draft);
  const ofTaxes = Math.max(assumed, carriedAssumedPaychecks(draft));
  const repeated = repeatedEarnings(draft, periodEarnings(draft, draft.items[years[0]![0]!.index]!));
  return (group, id) => {
    if (draft.items.some((item) => item[group].some((line) => line.id === id && line.ytdTyped))) return undefined;
    const before = draft.prevYtdItem[group].find((line) => line.id === id);
    if (draft.prevYtd === 'true' && before && before.ytd.trim() !== '') return before.assumedPaychecks;
    const isEarning = group === 'earnings' || group === 'customEarnings';
    const included = isEarning ? (repeated.some((line) => line.id === id) ? assumed : 0) : ofTaxes;
    return included || undefined;
  };
}

/** The sentence on the assumed paychecks that the previous year to date includes; undefined where it includes none. */
export function carriedPaychecksSentence(draft: PayStubDraft): string | undefined {
  const count = carriedAssumedPaychecks(draft);
  return count === 0 ? undefined : `Year to date includes ${countAssumedPaychecks(count, draft)}.`;
}
