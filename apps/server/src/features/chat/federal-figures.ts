import { formFactsOf } from '@paperwage/documents/forms';
import type { FilingStatus, FederalRules, RuleBook } from '@paperwage/payroll';
import { federalRulesOn, LAST_COVERED_DAY } from '@paperwage/payroll';
import { ANNOUNCED_YEARS } from '@paperwage/payroll/announced';
import type { CalendarDate, Cents, StateCode } from '@paperwage/values';
import {
  add,
  applyRate,
  calendarDate,
  dollars,
  formatDollars,
  formatLongDate,
  formatRate,
  parseCalendarDate,
  subtract,
  yearOf,
} from '@paperwage/values';
import type { ChatLink } from '@paperwage/api-contract';
import { amountsIn } from './amounts.ts';
import { publishedIn, SELF_ONLY_HEALTH_SAVINGS } from './published-figures.ts';
import type { AskedQuestion } from './read-question.ts';

/** A kind of question about figures, and how it is answered. Undefined where we don't have them. */
export interface Topic {
  /** In the ways to ask. */
  readonly intent: string;
  readonly answer: (asked: AskedQuestion, year: number, rules: RuleBook) => readonly string[] | undefined;
  /** What is said where we don't have the figure of a state. */
  readonly missing?: (state: StateCode, year: number) => readonly string[];
  /** A state that is named is what it is about. */
  readonly isOfState?: true;
  /** Pages that say more. */
  readonly links?: readonly ChatLink[];
  /** It may have been announced for a year that the rules don't cover yet. */
  readonly isKnownAhead?: true;
  /** It is about what the forms need, which is not among the tax rules. */
  readonly isOfForms?: true;
}

const federal = (year: number, rules: RuleBook): FederalRules => federalRulesOn(calendarDate(`${year}-12-31`), rules);
const whole = (amount: Cents): string => formatDollars(amount).replace(/\.00$/, '');
const longDate = (text: string): string => formatLongDate(parseCalendarDate(text) as CalendarDate);

const CONTRACTOR_FORMS: ChatLink = {
  href: '/blog/1099-nec-or-1099-misc',
  title: '1099-NEC or 1099-MISC?',
  kind: 'Blog',
};
const W2_BOXES: ChatLink = { href: '/blog/w-2-box-by-box', title: 'The W-2, box by box', kind: 'Blog' };
const CHANGES: ChatLink = {
  href: '/blog/what-changed-in-payroll-for-2026',
  title: 'What changed in payroll for 2026',
  kind: 'Blog',
};
const DECEMBER: ChatLink = {
  href: '/blog/why-december-paychecks-can-be-larger',
  title: 'Why your December paychecks can be larger',
  kind: 'Blog',
};
const FEDERAL_TAX: ChatLink = {
  href: '/blog/how-federal-income-tax-is-calculated',
  title: 'How federal income tax is calculated on a paycheck',
  kind: 'Blog',
};

/** What federal rules and the rules of the forms say, by what is asked. */
export const FEDERAL_TOPICS: readonly Topic[] = [
  {
    intent: '#socialSecurityLimit',
    isKnownAhead: true,
    answer: (_, year, rules) => {
      if (year > yearOf(LAST_COVERED_DAY)) return announcedSocialSecurity(year);
      const { rate, wageBase } = federal(year, rules).socialSecurity;
      return [
        `In ${year}, Social Security tax stops at ${whole(wageBase)} of wages, the wage base. The rate is ${formatRate(rate)}, so the most an employee pays to one employer is ${whole(applyRate(wageBase, rate))}. The employer pays the same. It starts over with the first pay date in January.`,
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
        `In ${year}, Social Security takes ${formatRate(socialSecurity.rate)} of wages up to ${whole(socialSecurity.wageBase)}. ${medicareText(year, rules)} Together, FICA is ${both} up to the wage base. The employer pays the same Social Security and Medicare again, without the additional Medicare tax.`,
      ];
    },
    links: [DECEMBER],
  },
  {
    intent: '#standardDeduction',
    answer: (_, year, rules) => {
      const { standardSchedules, worksheet1A } = federal(year, rules);
      const of = (one: FilingStatus) => whole(add(worksheet1A.adjustment[one], standardSchedules[one][1]!.over));
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
        `Step 3 of the ${year} Form W-4 counts ${whole(perChildUnder17)} for each child under 17 and ${whole(perOtherDependent)} for each other dependent. Payroll takes that off the federal income tax of the year, in equal parts from each paycheck.`,
      ];
    },
    links: [{ href: '/tools/w4-helper', title: 'Form W-4 helper', kind: 'Calculator' }],
  },
  {
    intent: '#retirement',
    answer: ({ plain }, year) => retirementText(plain, year),
    isOfForms: true,
    links: [CHANGES],
  },
  {
    intent: '#healthSavings',
    answer: (_, year) => {
      const { family, fromAge55 } = formFactsOf(year).healthSavings;
      const self = SELF_ONLY_HEALTH_SAVINGS[year];
      const ofSelf = self === undefined ? '' : `$${self.amount} for one person with self-only coverage and `;
      return [
        `In ${year}, at most ${ofSelf}${whole(family)} for a family can go to a health savings account (HSA), and ${whole(fromAge55)} more from age 55. What an employer puts in counts too.`,
        ...(self ? [publishedIn(self.source)] : []),
      ];
    },
    isOfForms: true,
    links: [CHANGES],
  },
  {
    intent: '#dependentCare',
    answer: (_, year) => [
      `In ${year}, up to ${whole(formFactsOf(year).dependentCareLimit)} of dependent care benefits isn’t taxed.`,
    ],
    isOfForms: true,
    links: [CHANGES],
  },
  {
    intent: '#backupWithholding',
    answer: () => [
      'Backup withholding is 24% of each payment. You withhold it if a payee gives you no TIN, or if the IRS tells you it is wrong.',
    ],
    isOfForms: true,
    links: [{ ...CONTRACTOR_FORMS, href: `${CONTRACTOR_FORMS.href}#get-a-w-9-before-you-pay` }],
  },
  {
    intent: '#household',
    answer: (_, year) => [
      `In ${year}, Social Security and Medicare are due on a household employee’s wages from ${whole(formFactsOf(year).householdThreshold)} a year.`,
    ],
    isOfForms: true,
    links: [W2_BOXES],
  },
  {
    intent: '#electronicFiling',
    answer: (_, year) => {
      const { from, of } = formFactsOf(year).electronicFiling;
      const counted =
        of === 'all types'
          ? 'information returns of all types together, W-2s and 1099s included'
          : 'returns of one type';
      return [`For ${year}, you must file electronically from ${from} ${counted}.`];
    },
    isOfForms: true,
    links: [CONTRACTOR_FORMS, W2_BOXES],
  },
  {
    intent: '#penalties',
    answer: (_, year) => {
      const late = formFactsOf(year).latePenalties;
      if (!late) return undefined;
      return [
        `For ${year} forms, a late or wrong return costs ${whole(late.within30Days)} if you fix it within 30 days, ${whole(late.byAugust1)} by August 1, and ${whole(late.later)} after that. It applies to each return, and again to the recipient’s copy. Our source is secondhand, so check the IRS page.`,
      ];
    },
    isOfForms: true,
    links: [{ ...CONTRACTOR_FORMS, href: `${CONTRACTOR_FORMS.href}#what-a-mistake-costs` }],
  },
  {
    intent: '#due1099',
    answer: ({ plain }, year) => dueText1099(plain, year),
    isOfForms: true,
    links: [{ ...CONTRACTOR_FORMS, href: `${CONTRACTOR_FORMS.href}#the-dates` }],
  },
  {
    intent: '#dueW2',
    answer: (_, year) => [
      `For ${year}, employers give employees their W-2s, and file with the Social Security Administration, by ${longDate(formFactsOf(year).deadlines.w2)}.`,
    ],
    isOfForms: true,
    links: [{ ...W2_BOXES, href: `${W2_BOXES.href}#when-it-has-to-be-there` }],
  },
  {
    intent: '#threshold1099',
    answer: ({ plain }, year) => thresholdText(plain, year),
    isOfForms: true,
    links: [{ ...CONTRACTOR_FORMS, href: `${CONTRACTOR_FORMS.href}#the-new-threshold` }],
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
  return `Medicare takes ${formatRate(rate)} of all wages, and ${formatRate(additionalRate)} more of what one employer pays above ${whole(additionalThreshold)} in the year. The employer pays no part of the ${formatRate(additionalRate)}.`;
}

/** By taxable income: what the schedules of Publication 15-T have, without the standard deduction that is built into them. */
function bracketText(status: FilingStatus, year: number, rules: RuleBook): readonly string[] {
  const [, first, ...others] = federal(year, rules).standardSchedules[status];
  const steps = others.map(({ over, rate }) => `${formatRate(rate)} above ${whole(subtract(over, first!.over))}`);
  return [
    `Federal income tax rates in ${year}, for ${STATUS[status]}, by taxable income: ${formatRate(first!.rate)} at first, ${steps.join(', ')}.`,
    'Taxable income is what is left of yearly pay after the standard deduction. A higher rate takes only the part above its line.',
  ];
}

/** With the sum for an age that is said: "im 52". */
function retirementText(plain: string, year: number): readonly string[] {
  const { general, simple, fromAge50, from60To63, simpleFromAge50 } = formFactsOf(year).electiveDeferrals;
  const older = from60To63 === undefined ? '' : `, or ${whole(from60To63)} more at ages 60 to 63`;
  const age = Number(
    /\b(?:im|i am|age|aged|turn(?:ed|ing)?|shes|hes|at) (\d\d)\b|\b(\d\d) (?:years? old|yrs? old|yo)\b/
      .exec(plain)
      ?.slice(1)
      .find(Boolean),
  );
  const more = age >= 60 && age <= 63 ? (from60To63 ?? fromAge50) : age >= 50 ? fromAge50 : undefined;
  const sum = more === undefined ? '' : ` At age ${age}, that is ${whole(add(general, more))} together.`;
  return [
    `In ${year}, an employee can put at most ${whole(general)} into a 401(k) or 403(b), and ${whole(fromAge50)} more from age 50${older}.${sum} In a SIMPLE plan it is ${whole(simple)}, and ${whole(simpleFromAge50)} more from age 50.`,
  ];
}

function dueText1099(plain: string, year: number): readonly string[] {
  const { nec, miscRecipient, miscRecipientBox8Or10, miscPaper, miscElectronic } = formFactsOf(year).deadlines;
  const ofNec = `For ${year}, Form 1099-NEC goes to the recipient and to the IRS by ${longDate(nec)}.`;
  const ofMisc =
    `Form 1099-MISC goes to the recipient by ${longDate(miscRecipient)}, or by ${longDate(miscRecipientBox8Or10)} if box 8 or 10 is filled in, ` +
    `and to the IRS by ${longDate(miscPaper)} on paper or ${longDate(miscElectronic)} electronically.`;
  if (/\bnec\b|contractor|freelanc/.test(plain)) return [ofNec];
  return /\bmisc\b|\brent/.test(plain) ? [`For ${year}, ${ofMisc}`] : [ofNec, ofMisc];
}

function thresholdText(plain: string, year: number): readonly string[] {
  const { nonemployeeCompensation, miscellaneous, royalties, attorneyAndFish } = formFactsOf(year).thresholds;
  const more = ' It is one total for the year and the payee. States may have their own.';
  if (/\broyalt/.test(plain))
    return [`For payments in ${year}, you report royalties on Form 1099-MISC from ${whole(royalties)}.`];
  if (/\b(?:attorney|lawyer|settlement)/.test(plain)) {
    return [
      `For payments in ${year}, you report gross proceeds to an attorney on Form 1099-MISC from ${whole(attorneyAndFish)}, and fees for an attorney’s work on Form 1099-NEC from ${whole(nonemployeeCompensation)}.`,
    ];
  }
  if (/\b(?:misc|rents?|prizes?|medical)\b/.test(plain)) {
    return [
      `For payments in ${year}, you report rents, prizes, other income and medical payments on Form 1099-MISC from ${whole(miscellaneous)}.${more}`,
    ];
  }
  const least = nonemployeeCompensation;
  const [amount, ...others] = amountsIn(plain).filter(({ value }) => value !== dollars(600) && value !== least);
  const isPaid =
    amount && others.length === 0 && amount.value >= dollars(50) && /\b(?:pa(?:y|id|ying)|gave)\b/.test(plain);
  const verdict = !isPaid
    ? ''
    : amount.value < least
      ? ` So for ${whole(amount.value)}, you don’t file one, unless you did backup withholding. The contractor still reports the income.`
      : ` So for ${whole(amount.value)}, you file one.`;
  return [
    `For payments in ${year}, you report what you paid a contractor on Form 1099-NEC from ${whole(least)}.${verdict}${more}${year === 2026 ? ' Through 2025, it was $600.' : ''}`,
  ];
}
