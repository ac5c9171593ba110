import { incomeTaxWords, itemWords, PAY_STATEMENT_WORDS, supplementalWords } from '@paperwage/documents';
import type { RuleBook, StateItem } from '@paperwage/payroll';
import { federalRulesOn, payStatementOn, reciprocityOf, stateItemsOn, stateRulesOn } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { joinWords, formatRate, STATE_CODES, STATE_NAMES } from '@paperwage/values';
import type { AskedQuestion } from '../reading/read-question.ts';
import type { Topic } from './topic.ts';
import { lastDayOf, wholeDollars } from './answers.ts';

const dollarSigns = (words: string) =>
  words.replace(/(?<![\d.,$])(\d{1,3}(?:,\d{3})*\.\d{2,4})(?![\d%])/g, '$$$1').replace(/(\$[\d,]+)\.00\b/g, '$1');

const ALL_TAXES =
  /\b(?:what (?:taxes|is taken|comes|gets taken|is withheld|deductions)|which taxes|payroll tax(?:es)?|taxes (?:are )?(?:taken|withheld|come|do|deducted))\b/;

/** What the rules of states say, by what is asked. Most need a state. */
export const STATE_TOPICS: readonly Topic[] = [
  {
    intent: '#noTaxStates',
    answer: (_, year, rules) => {
      const without = STATE_CODES.filter(
        (state) => stateRulesOn(state, lastDayOf(year), rules)?.incomeTax.method === 'none',
      );
      const names = without.map((state) => STATE_NAMES[state]);
      return [`In ${year}, ${names.length} states take no income tax from wages: ${joinWords(names)}.`];
    },
    links: [{ href: '/paycheck-calculator', title: 'Paycheck calculator', kind: 'Calculator' }],
  },
  {
    intent: '#supplemental',
    answer: ({ states: [state] }, year, rules) => {
      const { rate, rateAboveThreshold, threshold } = federalRulesOn(lastDayOf(year), rules).supplemental;
      const ofFederal = `In ${year}, the flat federal rate on a bonus is ${formatRate(rate)}, and ${formatRate(rateAboveThreshold)} of what goes over ${wholeDollars(threshold)} in the year. Payroll can also add the bonus to the regular pay and withhold on both together.`;
      if (state === undefined) return [ofFederal];
      const held = rules.supplemental.find(
        (one) => one.state === state && one.from <= lastDayOf(year) && lastDayOf(year) <= one.to,
      );
      const name = STATE_NAMES[state];
      if (held) return [ofFederal, `${name} withholds ${dollarSigns(supplementalWords(held.how))}.`];
      return stateRulesOn(state, lastDayOf(year), rules)?.incomeTax.method === 'none'
        ? [ofFederal, `${name} takes no income tax from wages, so nothing from a bonus either.`]
        : [
            ofFederal,
            `We know of no rate of ${name} for bonuses alone. It withholds on the bonus together with the regular pay.`,
          ];
    },
    isOfState: true,
    links: [{ href: '/faq#bonus', title: 'How do you tax a bonus?', kind: 'FAQ' }],
  },
  {
    intent: '#stateAgreement',
    answer: (asked, year, rules) =>
      asked.states.length === 2 ? agreementText(asked, year, rules) : agreementsOf(asked, year, rules),
    isOfState: true,
    links: [
      { href: '/faq#two-states', title: 'What if someone lives in one state and works in another?', kind: 'FAQ' },
    ],
  },
  {
    intent: '#stubLaw',
    answer: ({ states }, year, rules) => stubLawText(states[0], year, rules),
    isOfState: true,
    links: [
      {
        href: '/blog/pay-stub-requirements-by-state',
        title: 'What a pay stub has to show, state by state',
        kind: 'Blog',
      },
    ],
  },
  {
    intent: '#stateProgram',
    answer: ({ states, plain }, year, rules) => programText(states[0], plain, year, rules),
    isOfState: true,
  },
  {
    intent: '#stateIncomeTax',
    answer: ({ states, plain }, year, rules) => incomeTaxText(states[0], ALL_TAXES.test(plain), year, rules),
    isOfState: true,
  },
];

function incomeTaxText(
  state: StateCode | undefined,
  wantsAll: boolean,
  year: number,
  rules: RuleBook,
): readonly string[] | undefined {
  if (state === undefined) return undefined;
  const held = stateRulesOn(state, lastDayOf(year), rules);
  if (!held) return undefined;
  const name = STATE_NAMES[state];
  const tax =
    held.incomeTax.method === 'none'
      ? `${name} takes no income tax from wages in ${year}.`
      : `${name} withholds income tax from wages. In ${year}: ${lowerFirst(dollarSigns(incomeTaxWords(held.incomeTax)))}. That is what payroll withholds; the rate on the state tax return can differ.`;
  const items = stateItemsOn(state, lastDayOf(year), rules);
  if (!items) return [tax];
  const also = items.items.map((item) => `${item.title}: ${lowerFirst(dollarSigns(itemWords(item)))}.`);
  if (also.length > 0) return [tax, 'Employees also pay into state programs:', ...also];
  return wantsAll
    ? [
        tax,
        'Employees pay into no other state program. Federal income tax, Social Security and Medicare are taken everywhere.',
      ]
    : [tax];
}

/** The programs by what people call them. */
const PROGRAM_NAMES: readonly (readonly [asked: RegExp, tax: RegExp, words: string])[] = [
  [/\bunemployment\b|\bsui\b|\bsuta\b/, /unemployment/i, 'state unemployment insurance'],
  [
    /\bfamily leave\b|\bpaid (?:family|medical|leave)\b|\bmedical leave\b|\bpfl\b|\bpfml\b|\bfli\b|\bfamli\b/,
    /familyLeave/,
    'a paid leave program',
  ],
  [/\bsdi\b|\btdi\b|\bdisability\b|\bvpdi\b/, /stateDisability/, 'a state disability program'],
  [/\btransit\b/, /transit/, 'a transit tax of the state'],
  [/\bworkers comp\w*|\bbenefit fund\b/, /workersCompensation/, 'workers’ compensation'],
  [/\bwa cares\b|\blong[- ]term care\b/, /WA Cares/, 'a long-term care program'],
  [/\bchild ?care\b/, /Child Care/, 'a child care program'],
];

function programText(
  state: StateCode | undefined,
  plain: string,
  year: number,
  rules: RuleBook,
): readonly string[] | undefined {
  if (state === undefined) return undefined;
  const list = stateItemsOn(state, lastDayOf(year), rules);
  if (!list) return undefined;
  const name = STATE_NAMES[state];
  const asked = PROGRAM_NAMES.filter(([pattern]) => pattern.test(plain));
  const fits = (item: StateItem) =>
    asked.length === 0 || asked.some(([pattern, tax]) => tax.test(item.tax) || pattern.test(item.title.toLowerCase()));
  const found = list.items.filter(fits);
  if (found.length === 0) {
    const what = asked[0]?.[2] ?? 'state programs';
    return [
      `In ${year}, nothing is taken from employees’ pay for ${what} in ${name}, as far as our rules go. What employers pay isn’t on a pay stub.`,
    ];
  }
  return [
    `Taken from employees’ pay in ${year}:`,
    ...found.map((item) => `${item.title}: ${lowerFirst(dollarSigns(itemWords(item)))}.`),
  ];
}

export function agreementText(
  { states, plain }: AskedQuestion,
  year: number,
  rules: RuleBook,
): readonly string[] | undefined {
  const [home, work] = homeAndWork(states, plain);
  const [first, second] = [work, home].map((state) => STATE_NAMES[state!]);
  if (REMOTE.test(plain)) {
    return [
      'Work that is done at home counts where the home is, and we withhold for that state. A few states, such as New York, also tax it if the employer is there.',
    ];
  }
  const agreement = reciprocityOf(work!, home!, lastDayOf(year), rules);
  if (agreement) {
    return [
      `${first} leaves the income tax on wages to ${second} for people who live there. The employee files ${agreement.certificate} with the employer, who then withholds ${second} income tax.`,
    ];
  }
  return [
    `We know of no tax agreement by which ${first} leaves the wages of ${second} residents to ${second}. We withhold for ${first}, where the work is done. The employee settles with ${second} on its tax return, usually with a credit for what ${first} took.`,
  ];
}

/** The work is done at home. */
export const REMOTE = /\b(?:remote(?:ly)?|(?:from|at) home|wfh|telework\w*|telecommut\w*)\b/;

/** Which of two states is the home: by the words before each, else the first. */
export function homeAndWork(states: readonly StateCode[], plain: string): readonly StateCode[] {
  const [first, second] = states as [StateCode, StateCode];
  const work = plain.search(/\b(?:work\w*|job|employer|office|commut\w*)\b/);
  const home = plain.search(/\b(?:liv\w+|resid\w*|home)\b/);
  return work >= 0 && (home < 0 || work < home) ? [second, first] : [first, second];
}

function agreementsOf(
  { states: [state], plain }: AskedQuestion,
  year: number,
  rules: RuleBook,
): readonly string[] | undefined {
  if (state === undefined) return undefined;
  const name = STATE_NAMES[state];
  const ofYear = rules.reciprocity.filter(({ from, to }) => from <= lastDayOf(year) && lastDayOf(year) <= to);
  if (/\b(?:liv(?:es?|ing)|resid(?:es?|ing)) in\b/.test(plain)) {
    const works = ofYear.filter(
      ({ workState, residentsOf }) =>
        workState !== state && (residentsOf === 'everyOther' || residentsOf.includes(state)),
    );
    if (works.length === 0)
      return [`We know of no state that leaves the wages of ${name} residents to ${name} in ${year}.`];
    const names = joinWords(works.map(({ workState }) => STATE_NAMES[workState]));
    return [
      `These leave the income tax on the wages of ${name} residents to ${name}: ${names}. The employee gives the employer a form of the state where the work is.`,
    ];
  }
  const held = ofYear.filter(({ workState }) => workState === state);
  // Which state counts is answered where somebody only works or lives there.
  if (held.length === 0 && !/\bagree\w*|\breciproc\w*/.test(plain)) return undefined;
  if (held.length === 0) return [`We know of no tax agreement of ${name} with another state in ${year}.`];
  return held.map(({ residentsOf, certificate }) => {
    const names =
      residentsOf === 'everyOther' ? 'every other state' : joinWords(residentsOf.map((one) => STATE_NAMES[one]));
    return `${name} leaves the income tax on wages to the home state for residents of ${names}. They file ${certificate} with the employer.`;
  });
}

function stubLawText(state: StateCode | undefined, year: number, rules: RuleBook): readonly string[] | undefined {
  if (state === undefined) return undefined;
  const held = payStatementOn(state, lastDayOf(year), rules);
  if (!held) return undefined;
  const name = STATE_NAMES[state];
  if (held.items.length === 0) {
    return [
      `We know of no law of ${name} that requires a pay stub. Federal law requires employers to keep the records, not to give a stub.`,
    ];
  }
  const { items, hourlyOnly = [] } = held;
  const hourly = hourlyOnly.map((item) => PAY_STATEMENT_WORDS[item]);
  const exempt = hourly.length === 0 ? '' : ` Exempt salaried employees don’t need: ${hourly.join(', ')}.`;
  return [
    `${name} has a law that requires pay stubs: ${held.law}.`,
    `A pay stub has to show: ${items.map((item) => PAY_STATEMENT_WORDS[item]).join(', ')}.${exempt}`,
  ];
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) && !/^(?:Method)/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}
