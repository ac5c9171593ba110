import { ANNOUNCED_YEARS } from '@paperwage/payroll/announced';
import { federalRulesOn } from '@paperwage/payroll';
import type { CalendarDate, Rate, StateCode } from '@paperwage/values';
import { formatLongDate, formatRate, STATE_NAMES, yearOf } from '@paperwage/values';
import { minimumWageOf } from './minimum-wages.ts';
import { DEDUCTION_YEARS, PHASE_OUT_TEXT } from './tips-and-overtime.ts';
import { HEALTH_FSA_LIMITS, IRA_LIMITS, MILEAGE_RATES, publishedIn } from './published-figures.ts';
import type { Topic } from './topic.ts';
import { lastDayOf } from './answers.ts';

const TWO_DEDUCTIONS = {
  href: '/blog/tips-and-overtime-deductions#the-two-deductions',
  title: 'Tips and overtime deductions since 2025',
  kind: 'Blog',
} as const;

/** Section 206(a)(1) of title 29, U.S. Code. */
const FEDERAL_WAGE =
  'The federal minimum is $7.25 an hour. Many states have a higher one, and the highest that applies counts. The U.S. Department of Labor lists each state.';

const TIPPED = /\b(?:tips?|tipped|waitress(?:es)?|waiters?|servers?|bartenders?|baristas?)\b/;
const TIPPED_LIST = 'The U.S. Department of Labor lists each state at dol.gov/agencies/whd/state/minimum-wage/tipped.';
/** Where tips don't count, by that list of 2018, 2023 and July 1, 2024. */
const FULL_WAGE_BEFORE_TIPS: ReadonlySet<StateCode> = new Set(['AK', 'CA', 'MN', 'MT', 'NV', 'OR', 'WA']);

const ASKS_OVERTIME = /\bovertime\b|\bot\b|\b(?:4[1-9]|[5-7]\d) ?(?:hours?|hrs?)\b/;

/** We hold no list of the cash wages that the other states allow. */
function tippedWage(state: StateCode, plain: string): string {
  return FULL_WAGE_BEFORE_TIPS.has(state)
    ? `In ${STATE_NAMES[state]}, tips don’t count toward it: employees with tips get the full minimum wage. ${TIPPED_LIST}`
    : `For employees with tips, some states allow a lower cash wage, which I don’t know. Tips and cash together have to come to the minimum wage. ${ASKS_OVERTIME.test(plain) ? 'Overtime is time and a half of the full minimum wage, less what tips count for, and not of the cash wage. ' : ''}${TIPPED_LIST}`;
}

const SAVING = {
  href: '/blog/what-changed-in-payroll-for-2026#saving-higher-limits',
  title: 'Saving: higher limits',
  kind: 'Blog',
} as const;
/** Figures that pay stubs aren't calculated with. */
export const OTHER_TOPICS: readonly Topic[] = [
  {
    intent: '#tipsLimit',
    answer: (_, year) =>
      hasDeductions(year)
        ? [`You can deduct up to $25,000 of tips a year on your tax return. ${PHASE_OUT_TEXT}`]
        : undefined,
    isOfForms: true,
    links: [TWO_DEDUCTIONS],
  },
  {
    intent: '#overtimeLimit',
    answer: (_, year) =>
      hasDeductions(year)
        ? [
            `You can deduct up to $12,500 of overtime a year on your tax return, or $25,000 on a joint return. Only the half on top of the regular rate counts. ${PHASE_OUT_TEXT}`,
          ]
        : undefined,
    isOfForms: true,
    links: [TWO_DEDUCTIONS],
  },
  {
    intent: '#selfEmployment',
    answer: (_, year, rules) => {
      const { socialSecurity, medicare } = federalRulesOn(lastDayOf(year), rules);
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
    intent: '#ira',
    answer: (_, year) => {
      const limits = IRA_LIMITS[year];
      return (
        limits && [
          `In ${year}, you can put at most $${limits.amount} into traditional and Roth IRAs together, and $${limits.fromAge50} more from age 50. Your income may lower what goes into a Roth IRA or what you can deduct.`,
          publishedIn(limits.source),
        ]
      );
    },
    isOfForms: true,
    links: [SAVING],
  },
  {
    intent: '#healthFsa',
    answer: (_, year) => {
      const limit = HEALTH_FSA_LIMITS[year];
      return (
        limit && [
          `In ${year}, an employee can put at most $${limit.amount} into a health flexible spending account (FSA).`,
          publishedIn(limit.source),
        ]
      );
    },
    isOfForms: true,
    links: [SAVING],
  },
  {
    intent: '#mileage',
    answer: ({ plain }, year) => mileageText(plain, year),
    isOfForms: true,
    links: [{ href: '/faq#mileage', title: 'What is the IRS mileage rate?', kind: 'FAQ' }],
  },
  {
    intent: '#minimumWage',
    answer: ({ states, plain }, year) => {
      if (states.length === 0) return [FEDERAL_WAGE];
      const named = states.slice(0, MOST_STATES);
      const texts = wageTexts(named, year);
      if (!texts) return undefined;
      return [...texts, ...(TIPPED.test(plain) ? new Set(named.map((state) => tippedWage(state, plain))) : [])];
    },
    missing: (state, year) => [
      `I don’t know the minimum wage of ${STATE_NAMES[state]} in ${year}.`,
      ...(factsOf(state, MINIMUM_WAGE, year + 1) ?? []),
      FEDERAL_WAGE,
    ],
    isOfForms: true,
    isOfState: true,
    links: [{ href: '/faq#minimum-wage', title: 'What is the minimum wage?', kind: 'FAQ' }],
  },
];

const MINIMUM_WAGE = /^minimum wage/i;
/** Of a question that names more states than these, the page has them all. */
const MOST_STATES = 4;

const FIRST_HALF = /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?)\b/;
const SECOND_HALF = /\b(?:july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/;
/** Section 170(i) of the Internal Revenue Code; the same in every year. */
const CENTS_FOR_CHARITY = 14;

function mileageText(plain: string, year: number): readonly string[] | undefined {
  const rates = MILEAGE_RATES[year];
  if (!rates) return undefined;
  const { first, second } = rates;
  const miles = Number(
    /\b(\d[\d,]*(?:\.\d+)?) ?(?:business |work )?mi(?:les?)?\b/.exec(plain)?.[1]?.replaceAll(',', ''),
  );
  const amountAt = (cents: string | number) => `$${((miles * Number(cents)) / 100).toFixed(2)}`;
  const ofCharity = /\b(?:volunteer\w*|charit\w*)\b/.test(plain)
    ? [
        `For driving as a volunteer for a charity, the law sets ${CENTS_FOR_CHARITY} cents a mile.${miles > 0 ? ` ${miles} miles are ${amountAt(CENTS_FOR_CHARITY)}.` : ''}`,
      ]
    : [];
  const published = [...ofCharity, publishedIn(rates.source)];
  if (first === second)
    return [
      `In ${year}, the IRS standard mileage rate for business is ${first} cents a mile.${miles > 0 ? ` ${miles} miles are ${amountAt(first)}.` : ''}`,
      ...published,
    ];
  const ofFirst = `${first} cents a mile from January 1 through June 30, ${year}`;
  const ofSecond = `${second} cents a mile from July 1, ${year}`;
  const isFirst = FIRST_HALF.test(plain) && !SECOND_HALF.test(plain);
  const [asked, other] = isFirst ? [ofFirst, ofSecond] : [ofSecond, ofFirst];
  const [rate, otherRate] = isFirst ? [first, second] : [second, first];
  const sum =
    miles > 0
      ? ` ${miles} miles are ${amountAt(rate)} at the first rate, and ${amountAt(otherRate)} at the other.`
      : '';
  return [`The IRS standard mileage rate for business is ${asked}. It is ${other}.${sum}`, ...published];
}

const MORE_ON_WAGES =
  'Cities, counties and some industries can have a higher one. Our source is secondhand, lists by others. The U.S. Department of Labor lists each state at dol.gov/agencies/whd/minimum-wage/state.';

/** One state with what is announced for the next year; several with what is said of all only once. */
function wageTexts(states: readonly StateCode[], year: number): readonly string[] | undefined {
  const said = states.map((state) => {
    const wage = minimumWageOf(state, year);
    return wage === undefined
      ? factsOf(state, MINIMUM_WAGE, year)
      : [`In ${year}, the minimum wage in ${STATE_NAMES[state]} is ${wage}.`];
  });
  if (said.some((one) => one === undefined)) return undefined;
  const texts = said.flatMap((one) => one!);
  const isListed = states.some((state) => minimumWageOf(state, year) !== undefined);
  if (!isListed) return texts;
  const ofNextYear = states.length === 1 ? factsOf(states[0]!, MINIMUM_WAGE, year + 1) : [];
  return [...texts, MORE_ON_WAGES, ...(ofNextYear ?? [])];
}

function hasDeductions(year: number): boolean {
  return DEDUCTION_YEARS.first <= year && year <= DEDUCTION_YEARS.last;
}

/** What was announced and is in effect in the year, with its dates; nothing if we have no figure. */
function factsOf(state: StateCode | 'US', name: RegExp, year: number): readonly string[] | undefined {
  const place = state === 'US' ? '' : ` in ${STATE_NAMES[state]}`;
  const facts = ANNOUNCED_YEARS.flatMap(({ facts: all }) => all)
    .filter((fact) => fact.state === state && name.test(fact.name))
    .filter(({ from, to }) => yearOf(from) <= year && (to === undefined || yearOf(to) >= year))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  if (facts.length === 0) return undefined;
  return facts.map(
    (fact) => `${fact.name}${place} from ${formatLongDate(fact.from)}${untilOf(fact.to)}: ${fact.text}.`,
  );
}

function untilOf(to: CalendarDate | undefined): string {
  return to === undefined ? '' : ` through ${formatLongDate(to)}`;
}
