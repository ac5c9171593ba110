import { formFactsOf } from '@paperwage/documents/forms';
import type { CalendarDate } from '@paperwage/values';
import { add, dollars, formatLongDate, parseCalendarDate } from '@paperwage/values';
import type { ChatLink } from '@paperwage/api-contract';
import { amountsIn } from '../reading/amounts.ts';
import { publishedIn, SELF_ONLY_HEALTH_SAVINGS } from './published-figures.ts';
import type { Topic } from './topic.ts';
import { wholeDollars } from './answers.ts';

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

/** What the rules of the forms say, and the limits that the forms need, by topic. */
export const FORM_TOPICS: readonly Topic[] = [
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
        `In ${year}, at most ${ofSelf}${wholeDollars(family)} for a family can go to a health savings account (HSA), and ${wholeDollars(fromAge55)} more from age 55. What an employer puts in counts too.`,
        ...(self ? [publishedIn(self.source)] : []),
      ];
    },
    isOfForms: true,
    links: [CHANGES],
  },
  {
    intent: '#dependentCare',
    answer: (_, year) => [
      `In ${year}, up to ${wholeDollars(formFactsOf(year).dependentCareLimit)} of dependent care benefits isn’t taxed.`,
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
      `In ${year}, Social Security and Medicare are due on a household employee’s wages from ${wholeDollars(formFactsOf(year).householdThreshold)} a year.`,
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
        `For ${year} forms, a late or wrong return costs ${wholeDollars(late.within30Days)} if you fix it within 30 days, ${wholeDollars(late.byAugust1)} by August 1, and ${wholeDollars(late.later)} after that. It applies to each return, and again to the recipient’s copy. Our source is secondhand, so check the IRS page.`,
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
    answer: ({ plain }, year) => [
      `For ${year}, employers give employees their W-2s, and file with the Social Security Administration, by ${longDate(formFactsOf(year).deadlines.w2)}.`,
      ...(/\b(?:1099s?|necs?|miscs?)\b/.test(plain) ? dueText1099(plain, year) : []),
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

const longDate = (text: string): string => formatLongDate(parseCalendarDate(text) as CalendarDate);

/** With the amount for the stated age: "im 52". */
function retirementText(plain: string, year: number): readonly string[] {
  const { general, simple, fromAge50, from60To63, simpleFromAge50 } = formFactsOf(year).electiveDeferrals;
  const older = from60To63 === undefined ? '' : `, or ${wholeDollars(from60To63)} more at ages 60 to 63`;
  const ages = [
    ...plain.matchAll(
      /\b(?:im|i am|is|age|aged|turn(?:ed|ing)?|shes|hes|at) (\d\d)\b(?![,.]?\d|k\b|%)|\b(\d\d)[- ]?(?:(?:years?|yrs?)[- ]old|y\/?o)\b/g,
    ),
  ].map(([, said, old]) => Number(said ?? old));
  const sums = [...new Set(ages)].flatMap((age) => {
    const more = age >= 60 && age <= 63 ? (from60To63 ?? fromAge50) : fromAge50;
    return age < 50 ? [] : [` At age ${age}, that is ${wholeDollars(add(general, more))} together.`];
  });
  return [
    `In ${year}, an employee can put at most ${wholeDollars(general)} into a 401(k) or 403(b), and ${wholeDollars(fromAge50)} more from age 50${older}.${sums.join('')} In a SIMPLE plan it is ${wholeDollars(simple)}, and ${wholeDollars(simpleFromAge50)} more from age 50.`,
  ];
}

function dueText1099(plain: string, year: number): readonly string[] {
  const { nec, miscRecipient, miscRecipientBox8Or10, miscPaper, miscElectronic } = formFactsOf(year).deadlines;
  const ofNec = `For ${year}, Form 1099-NEC goes to the recipient and to the IRS by ${longDate(nec)}.`;
  const ofMisc =
    `Form 1099-MISC goes to the recipient by ${longDate(miscRecipient)}, or by ${longDate(miscRecipientBox8Or10)} if box 8 or 10 is filled in, ` +
    `and to the IRS by ${longDate(miscPaper)} on paper or ${longDate(miscElectronic)} electronically.`;
  if (/\bnecs?\b|contractor|freelanc/.test(plain)) return [ofNec];
  return /\bmiscs?\b|\brent/.test(plain) ? [`For ${year}, ${ofMisc}`] : [ofNec, ofMisc];
}

function thresholdText(plain: string, year: number): readonly string[] {
  const { nonemployeeCompensation, miscellaneous, royalties, attorneyAndFish } = formFactsOf(year).thresholds;
  const more = ' It is one total for the year and the payee. States may have their own.';
  if (/\broyalt/.test(plain))
    return [`For payments in ${year}, you report royalties on Form 1099-MISC from ${wholeDollars(royalties)}.`];
  if (/\b(?:attorney|lawyer|settlement)/.test(plain)) {
    return [
      `For payments in ${year}, you report gross proceeds to an attorney on Form 1099-MISC from ${wholeDollars(attorneyAndFish)}, and fees for an attorney’s work on Form 1099-NEC from ${wholeDollars(nonemployeeCompensation)}.`,
    ];
  }
  if (/\b(?:misc|rents?|prizes?|medical)\b/.test(plain)) {
    return [
      `For payments in ${year}, you report rents, prizes, other income and medical payments on Form 1099-MISC from ${wholeDollars(miscellaneous)}.${more}`,
    ];
  }
  const least = nonemployeeCompensation;
  const [amount, ...others] = amountsIn(plain).filter(({ value }) => value !== dollars(600) && value !== least);
  const isPaid =
    amount && others.length === 0 && amount.value >= dollars(50) && /\b(?:pa(?:y|id|ying)|gave)\b/.test(plain);
  const verdict = !isPaid
    ? ''
    : amount.value < least
      ? ` So for ${wholeDollars(amount.value)}, you don’t file one, unless you did backup withholding. The contractor still reports the income.`
      : ` So for ${wholeDollars(amount.value)}, you file one.`;
  return [
    `For payments in ${year}, you report what you paid a contractor on Form 1099-NEC from ${wholeDollars(least)}.${verdict}${more}${year === 2026 ? ' Through 2025, it was $600.' : ''}`,
  ];
}
