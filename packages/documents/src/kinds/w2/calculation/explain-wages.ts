import { formatDollars } from '@paperwage/values';
import { formatFigure } from '../../../explanations/format-figure.ts';
import type { Phrase } from '../../../explanations/phrase.ts';
import { say, strong } from '../../../explanations/phrase.ts';
import type { WageStep } from './wage-steps.ts';

/** Where the IRS says which deductions lower boxes 1, 3 and 5. */
export const WAGES_SOURCE = {
  title: 'General Instructions for Forms W-2 and W-3, boxes 1, 3, 5 and 12',
  publisher: 'Internal Revenue Service',
};

/** How a box's wages were calculated, a sentence for each step. */
export function explainWages(steps: readonly WageStep[]): Phrase[] {
  return steps.map(phraseOf);
}

function phraseOf(one: WageStep): Phrase {
  switch (one.step) {
    case 'pay':
      return say`Pay for the year: ${strong(formatDollars(one.amount))}`;
    case 'lowers':
      return say`${nameOf(one.class)}: ${formatDollars(one.before)} − ${formatDollars(one.amount)} = ${strong(formatDollars(one.after))}`;
    case 'stays':
      return say`${nameOf(one.class)} of ${formatDollars(one.amount)} don’t lower this box`;
    case 'careAboveLimit':
      return say`Of ${formatDollars(one.entered)} for dependent care, only ${strong(formatDollars(one.untaxed))} is tax-free`;
    case 'wageBase':
      return say`Of ${formatDollars(one.before)}, only the Social Security wage base counts: ${strong(formatDollars(one.after))}`;
    case 'tips':
      return say`Tips go in box 7: ${formatDollars(one.before)} − ${formatDollars(one.amount)} = ${strong(formatDollars(one.after))}`;
  }
}

function nameOf(kind: (WageStep & { step: 'stays' })['class']): string {
  return kind === 'roth' ? 'Roth contributions' : formatFigure({ unit: 'preTaxClass', value: kind });
}
