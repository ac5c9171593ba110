import type { FederalRules, FilingStatus, RuleBook } from '@paperwage/payroll';
import { federalRulesOn, LAST_COVERED_DAY } from '@paperwage/payroll';
import { ANNOUNCED_YEARS } from '@paperwage/payroll/announced';
import { add, applyRate, formatRate, subtract, yearOf } from '@paperwage/values';
import type { ChatLink } from '@paperwage/api-contract';
import type { Topic } from './topic.ts';
import { lastDayOf, wholeDollars } from './answers.ts';

const federal = (year: number, rules: RuleBook): FederalRules => federalRulesOn(lastDayOf(year), rules);

/** What happens at the limit of Social Security. */
export const DECEMBER: ChatLink = {
  href: '/blog/why-december-paychecks-can-be-larger',
  title: 'Why your December paychecks can be larger',
  kind: 'Blog',
};

const FEDERAL_TAX: ChatLink = {
  href: '/blog/how-federal-income-tax-is-calculated',
  title: 'How federal income tax is calculated on a paycheck',
  kind: 'Blog',
};

/** What the federal tax rules say, by topic. */
export const FEDERAL_TOPICS: readonly Topic[] = [
  {
    intent: '#socialSecurityLimit',
    isKnownAhead: true,
    answer: (_, year, rules) => {
      if (year > yearOf(LAST_COVERED_DAY)) return announcedSocialSecurity(year);
      const { rate, wageBase } = federal(year, rules).socialSecurity;
      return [
        `In ${year}, Social Security tax stops at ${wholeDollars(wageBase)} of wages, the wage base. The rate is ${formatRate(rate)}, so the most an employee pays to one employer is ${wholeDollars(applyRate(wageBase, rate))}. The employer pays the same. It starts over with the first pay date in January.`,
      ];
    },
    links: [DECEMBER],
  },
  {
    intent: '#additionalMedicare',
    answer: (_, year, rules) => [
      medicareText(year, rules),
      'On the tax return, the line is $200,000 of wages for a single person, $250,000 for a married couple filing jointly together, and $125,000 for each if they file separately. An employer looks at its own pay alone, so a couple may owe some of it with the return.',
    ],
    links: [DECEMBER],
  },
  {
    intent: '#fica',
    answer: (_, year, rules) => {
      const { socialSecurity, medicare } = federal(year, rules);
      const both = formatRate((socialSecurity.rate + medicare.rate) as typeof medicare.rate);
      return [
        `In ${year}, Social Security takes ${formatRate(socialSecurity.rate)} of wages up to ${wholeDollars(socialSecurity.wageBase)}. ${medicareText(year, rules)} Together, FICA is ${both} up to the wage base. The employer pays the same Social Security and Medicare again, without the additional Medicare tax.`,
      ];
    },
    links: [DECEMBER],
  },
  {
    intent: '#standardDeduction',
    answer: (_, year, rules) => {
      const { standardSchedules, worksheet1A } = federal(year, rules);
      const of = (one: FilingStatus) => wholeDollars(add(worksheet1A.adjustment[one], standardSchedules[one][1]!.over));
      const later =
        year === 2025
          ? ' A law raised it for the 2025 tax return after the tables were printed: $15,750, $31,500 and $23,625 on the return.'
          : '';
      return [
        `Federal withholding in ${year} leaves the standard deduction untaxed: ${of('single')} a year for a single person, ${of('marriedJointly')} for a married couple filing jointly, and ${of('headOfHousehold')} for a head of household.${later}`,
      ];
    },
    links: [FEDERAL_TAX],
  },
  {
    intent: '#brackets',
    answer: ({ pay, states }, year, rules) =>
      states.length > 0 ? undefined : bracketText(pay.statuses[0] ?? 'single', year, rules),
    links: [FEDERAL_TAX],
  },
  {
    intent: '#childCredit',
    answer: (_, year, rules) => {
      const { perChildUnder17, perOtherDependent } = federal(year, rules).w4Step3;
      return [
        `Step 3 of the ${year} Form W-4 counts ${wholeDollars(perChildUnder17)} for each child under 17 and ${wholeDollars(perOtherDependent)} for each other dependent. Payroll takes that off the federal income tax of the year, in equal parts from each paycheck.`,
      ];
    },
    links: [{ href: '/tools/w4-helper', title: 'Form W-4 helper', kind: 'Calculator' }],
  },
];

function announcedSocialSecurity(year: number): readonly string[] | undefined {
  const fact = ANNOUNCED_YEARS.flatMap(({ facts }) => facts).find(
    ({ state, name, from }) => state === 'US' && name === 'Social Security' && yearOf(from) === year,
  );
  return (
    fact && [`Announced for ${year}: Social Security takes ${fact.text}. Our other rules don’t cover ${year} yet.`]
  );
}

const STATUS: Readonly<Record<FilingStatus, string>> = {
  single: 'a single person',
  marriedJointly: 'a married couple filing jointly',
  headOfHousehold: 'a head of household',
};

function medicareText(year: number, rules: RuleBook): string {
  const { rate, additionalRate, additionalThreshold } = federal(year, rules).medicare;
  return `Medicare takes ${formatRate(rate)} of all wages, and ${formatRate(additionalRate)} more of what one employer pays above ${wholeDollars(additionalThreshold)} in the year. The employer pays no part of the ${formatRate(additionalRate)}.`;
}

/** By taxable income: the schedules of Publication 15-T without the standard deduction that is built into them. */
function bracketText(status: FilingStatus, year: number, rules: RuleBook): readonly string[] {
  const [, first, ...others] = federal(year, rules).standardSchedules[status];
  const steps = others.map(
    ({ over, rate }) => `${formatRate(rate)} above ${wholeDollars(subtract(over, first!.over))}`,
  );
  return [
    `Federal income tax rates in ${year}, for ${STATUS[status]}, by taxable income: ${formatRate(first!.rate)} at first, ${steps.join(', ')}.`,
    'Taxable income is what is left of yearly pay after the standard deduction. A higher rate takes only the part above its line.',
  ];
}
