import type { ChatAnswer } from '@paperwage/api-contract';
import type { RuleBook } from '@paperwage/payroll';
import { federalRulesOn } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { calendarDate, dollars, formatDollars, min, subtract, sum } from '@paperwage/values';
import type { AskedQuestion } from '../read-question.ts';

const DEFERRALS = ['retirement401k', 'retirement403b', 'retirement457b', 'simpleIra'];

/** Boxes 1, 3 and 5 of a W-2 for a year's pay with what was taken before tax: "60,000 with 5,000 to the 401k, what is box 1". */
export function answerW2Boxes({ plain, pay }: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const { amounts, deductions } = pay;
  const isOfYear = deductions.every(({ of }) => of === undefined || of === 'ANNUAL');
  if (!/\bbox(?:es)? ?[135]\b/.test(plain) || amounts.length !== 1 || deductions.length === 0 || !isOfYear)
    return undefined;
  if (/\b(?:net|roth)\b/.test(plain)) return undefined;
  const wages = dollars(Math.round(amounts[0]!.value));
  const taken = (isDeferral: boolean): Cents =>
    sum(
      deductions
        .filter((one) => DEFERRALS.includes(one.class) === isDeferral)
        .map(({ value }) => dollars(Math.round(value))),
    );
  const medicare = subtract(wages, taken(false));
  const { wageBase } = federalRulesOn(calendarDate(`${year}-12-31`), rules).socialSecurity;
  const texts = [
    `Box 1: ${formatDollars(subtract(medicare, taken(true)))}.`,
    `Box 3: ${formatDollars(min(medicare, wageBase))}.`,
    `Box 5: ${formatDollars(medicare)}.`,
    'A traditional 401(k) comes off box 1 alone. Health premiums and an HSA through payroll come off all three. Assumes that these are amounts of the year.',
  ];
  return {
    isKnown: true,
    paragraphs: texts.map((text) => ({ text, source: 1 })),
    slip: null,
    links: [
      {
        href: '/blog/w-2-box-by-box#boxes-1-3-and-5-three-kinds-of-wages',
        title: 'Boxes 1, 3 and 5: three kinds of wages',
        kind: 'Blog',
      },
    ],
  };
}
