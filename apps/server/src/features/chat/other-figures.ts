import { ANNOUNCED_YEARS } from '@paperwage/payroll/announced';
import { federalRulesOn } from '@paperwage/payroll';
import type { CalendarDate, Rate, StateCode } from '@paperwage/values';
import { calendarDate, formatLongDate, formatRate, STATE_NAMES } from '@paperwage/values';
import type { Topic } from './federal-figures.ts';

const TWO_DEDUCTIONS = {
  href: '/blog/tips-and-overtime-deductions#the-two-deductions',
  title: 'Tips and overtime deductions since 2025',
  kind: 'Blog',
} as const;
/** Public Law 119-21; see the article. */
const DEDUCTION_YEARS = { first: 2025, last: 2028 };
const PHASE_OUT =
  'Above $150,000 of income, or $300,000 on a joint return, it shrinks by $100 for each $1,000. It is for 2025 through 2028.';

/** Figures that no pay stub is calculated with. */
export const OTHER_TOPICS: readonly Topic[] = [
  {
    intent: '#tipsLimit',
    answer: (_, year) =>
      hasDeductions(year)
        ? [`You can deduct up to $25,000 of tips a year on your tax return. ${PHASE_OUT}`]
        : undefined,
    isOfForms: true,
    links: [TWO_DEDUCTIONS],
  },
  {
    intent: '#overtimeLimit',
    answer: (_, year) =>
      hasDeductions(year)
        ? [
            `You can deduct up to $12,500 of overtime a year on your tax return, or $25,000 on a joint return. Only the half on top of the regular rate counts. ${PHASE_OUT}`,
          ]
        : undefined,
    isOfForms: true,
    links: [TWO_DEDUCTIONS],
  },
  {
    intent: '#selfEmployment',
    answer: (_, year, rules) => {
      const { socialSecurity, medicare } = federalRulesOn(calendarDate(`${year}-12-31`), rules);
      const both = ((socialSecurity.rate + medicare.rate) * 2) as Rate;
      return [
        `Self-employment tax is both halves of Social Security and Medicare: ${formatRate(both)} of 92.35% of what the business earned, up to the Social Security limit, and ${formatRate((medicare.rate * 2) as Rate)} above it.`,
      ];
    },
    isOfForms: true,
    links: [
      {
        href: '/blog/employee-or-independent-contractor#why-it-matters-in-dollars',
        title: 'Why it matters, in dollars',
        kind: 'Blog',
      },
    ],
  },
  {
    intent: '#mileage',
    answer: ({ plain }, year) => mileageText(plain, year),
    isOfForms: true,
    links: [{ href: '/faq#mileage', title: 'What is the IRS mileage rate?', kind: 'FAQ' }],
  },
  {
    intent: '#minimumWage',
    answer: ({ states }, year) => factsOf(states[0] ?? 'US', /^minimum wage/i, year),
    isOfForms: true,
    isOfState: true,
    links: [{ href: '/tax-rules', title: 'Tax rules', kind: 'Tax rules' }],
  },
];

/** Cents for a business mile by half year, from the IRS page on standard mileage rates. */
const MILEAGE: Readonly<Record<number, readonly [first: string, second: string]>> = {
  2022: ['58.5', '62.5'],
  2023: ['65.5', '65.5'],
  2024: ['67', '67'],
  2025: ['70', '70'],
  2026: ['72.5', '76'],
};
const FIRST_HALF = /\b(?:jan|feb|mar|apr|may|june?)[a-z]*\b/;
const SECOND_HALF = /\b(?:jul|aug|sep|oct|nov|dec)[a-z]*\b/;

function mileageText(plain: string, year: number): readonly string[] | undefined {
  const rates = MILEAGE[year];
  if (!rates) return undefined;
  const [first, second] = rates;
  if (first === second) return [`In ${year}, the IRS standard mileage rate for business is ${first} cents a mile.`];
  const ofFirst = `${first} cents a mile from January 1 through June 30, ${year}`;
  const ofSecond = `${second} cents a mile from July 1, ${year}`;
  const isFirst = FIRST_HALF.test(plain) && !SECOND_HALF.test(plain);
  const [asked, other] = isFirst ? [ofFirst, ofSecond] : [ofSecond, ofFirst];
  return [`The IRS standard mileage rate for business is ${asked}. It is ${other}.`];
}

function hasDeductions(year: number): boolean {
  return DEDUCTION_YEARS.first <= year && year <= DEDUCTION_YEARS.last;
}

/** What was announced and is in force in the year or from the next, with its dates; nothing where we have no figure. */
function factsOf(state: StateCode | 'US', name: RegExp, year: number): readonly string[] | undefined {
  const place = state === 'US' ? '' : ` in ${STATE_NAMES[state]}`;
  const facts = ANNOUNCED_YEARS.flatMap(({ facts: all }) => all)
    .filter((fact) => fact.state === state && name.test(fact.name))
    .filter(
      ({ from, to }) => Number(from.slice(0, 4)) <= year + 1 && (to === undefined || Number(to.slice(0, 4)) >= year),
    )
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  if (facts.length === 0) return undefined;
  const lines = facts.map(
    (fact) => `${fact.name}${place} from ${longDate(fact.from)}${untilOf(fact.to)}: ${fact.text}.`,
  );
  return [...lines, 'We have no other figures for it.'];
}

function untilOf(to: CalendarDate | undefined): string {
  return to === undefined ? '' : ` through ${longDate(to)}`;
}

function longDate(date: CalendarDate): string {
  return formatLongDate(date);
}
