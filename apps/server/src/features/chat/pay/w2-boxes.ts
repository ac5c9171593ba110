import type { ChatAnswer } from '@paperwage/api-contract';
import type { RuleBook } from '@paperwage/payroll';
import { federalRulesOn } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { add, applyRate, dollars, formatDollars, max, min, subtract, sum, ZERO } from '@paperwage/values';
import { amountsIn } from '../reading/amounts.ts';
import { known, lastDayOf } from '../figures/answers.ts';
import type { AskedQuestion } from '../reading/read-question.ts';

const DEFERRALS = ['retirement401k', 'retirement403b', 'retirement457b', 'simpleIra'];

const WITHHELD = {
  href: '/blog/w-2-box-by-box#boxes-2-4-and-6-what-was-withheld',
  title: 'Boxes 2, 4 and 6: what was withheld',
  kind: 'Blog',
} as const;
const LEAST_WAGES = dollars(100);

/** "Box 4 on 70,000": what Social Security counts of a year’s wages, its tax and Medicare’s. */
function ofWages({ plain, pay }: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const boxes = [...plain.matchAll(/\bbox ?([346])\b/g)].map(([, box]) => box);
  const [amount, ...others] = amountsIn(plain).filter(({ value }) => value >= LEAST_WAGES);
  if (boxes.length === 0 || !amount || others.length > 0 || pay.deductions.length > 0) return undefined;
  if (/\b(?:net|box ?[125]|says|shows|why|wrong|off)\b/.test(plain)) return undefined;
  const { socialSecurity, medicare } = federalRulesOn(lastDayOf(year), rules);
  const over = max(subtract(amount.value, medicare.additionalThreshold), ZERO);
  const six = add(applyRate(amount.value, medicare.rate), applyRate(over, medicare.additionalRate));
  const counted = min(amount.value, socialSecurity.wageBase);
  const four = applyRate(counted, socialSecurity.rate);
  const wages = formatDollars(amount.value);
  return known(
    [
      ...(boxes.includes('3') ? [`Box 3: ${formatDollars(counted)}, what Social Security counts in ${year}.`] : []),
      ...(boxes.includes('4') ? [`Box 4: ${formatDollars(four)}, Social Security tax on ${wages} in ${year}.`] : []),
      ...(boxes.includes('6') ? [`Box 6: ${formatDollars(six)}, Medicare tax on ${wages} in ${year}.`] : []),
      'Assumes one employer and no health premiums or HSA taken before tax, which lower them. Each paycheck is rounded, so the form may differ by a few cents.',
    ],
    [WITHHELD],
  );
}

/** Boxes 1, 3 and 5 of a W-2 for a year's pay with what was taken before tax: "60,000 with 5,000 to the 401k, what is box 1". */
export function answerW2Boxes(asked: AskedQuestion, year: number, rules: RuleBook): ChatAnswer | undefined {
  const { plain, pay } = asked;
  const alone = ofWages(asked, year, rules);
  if (alone) return alone;
  const { amounts, deductions } = pay;
  const isOfYear = deductions.every(({ of }) => of === undefined || of === 'ANNUAL');
  if (
    !/\bbox(?:es)? ?[135]\b|\bw-?2 boxes\b/.test(plain) ||
    amounts.length !== 1 ||
    deductions.length === 0 ||
    !isOfYear
  )
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
  const { wageBase } = federalRulesOn(lastDayOf(year), rules).socialSecurity;
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
