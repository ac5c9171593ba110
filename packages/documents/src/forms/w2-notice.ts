import { add, dollars, formatDollars } from '@paperwage/values';
import type { FormEdition } from './form-edition.ts';
import { FORM_YEARS } from './form-edition.ts';
import { formFactsOf } from './form-facts.ts';
import { box12CodesOf } from './box-12-codes.ts';

/** What a form tells the one who gets it: a heading, and paragraphs that may begin with a bold word. */
export interface FormNotice {
  readonly title: string;
  readonly sections: readonly NoticeSection[];
}

export interface NoticeSection {
  readonly heading: string;
  readonly paragraphs: readonly NoticeParagraph[];
}

export interface NoticeParagraph {
  readonly lead?: string;
  readonly text: string;
}

/** The notice to the employee and the instructions that come with copies B, C and 2, of the form's year. */
export function w2Notice(edition: FormEdition, chosen: number | undefined): FormNotice {
  const year = chosen ?? FORM_YEARS.at(-1)!;
  return {
    title: `Form W-2, ${year}: notice and instructions for the employee`,
    sections: [
      { heading: 'Notice to Employee', paragraphs: noticeParagraphs(year) },
      { heading: 'Instructions for Employee', paragraphs: boxParagraphs(edition) },
      { heading: 'Box 12 codes', paragraphs: codeParagraphs(year) },
    ],
  };
}

function noticeParagraphs(year: number): NoticeParagraph[] {
  const { mostTax } = formFactsOf(year).socialSecurity;
  return [
    {
      lead: 'Do you have to file?',
      text:
        'See the Form 1040 instructions. Even if you do not have to file a tax return, you may be eligible for a refund if ' +
        'box 2 shows an amount or if you are eligible for any credit.',
    },
    {
      lead: 'Earned income tax credit (EITC).',
      text:
        `You may be able to take the EITC for ${year} if your adjusted gross income is less than an amount based on income ` +
        'and family size, also without children. You cannot take it if your investment income is above a yearly limit or ' +
        'the income is for services while an inmate. See Pub. 596. Any EITC that is more than your tax liability is ' +
        'refunded to you, but only if you file a tax return.',
    },
    {
      lead: 'Employee’s social security number.',
      text:
        'For your protection, this form may show only the last four digits of your social security number. Your employer ' +
        'has reported your complete number to the IRS and the Social Security Administration.',
    },
    {
      lead: 'Clergy and religious workers.',
      text: 'If you are not subject to social security and Medicare taxes, see Pub. 517.',
    },
    {
      lead: 'Corrections.',
      text:
        'If your name, number or address is incorrect, correct Copies B, C and 2 and ask your employer to correct your ' +
        'employment record. Ask your employer to file Form W-2c with the Social Security Administration for any ' +
        'error in name, number or amount. If your name and number are not the same as on ' +
        'your social security card, ask for a new card with Form SS-5 at an SSA office or at www.ssa.gov.',
    },
    {
      lead: 'Credit for excess taxes.',
      text:
        `If you had more than one employer in ${year} and more than ${formatDollars(mostTax)} in social security and/or ` +
        'Tier 1 railroad retirement (RRTA) taxes was withheld, you may be able to claim a credit for the excess against ' +
        'your federal income tax. The same goes for Tier 2 RRTA tax that more than one railroad employer withheld. See the ' +
        'instructions for Form 1040.',
    },
  ];
}

function boxParagraphs(edition: FormEdition): NoticeParagraph[] {
  const has14b = edition.boxes.some(({ id }) => id === '14b');
  return [
    {
      lead: 'Boxes 1 and 2.',
      text: 'Enter these amounts on the wages line and the federal income tax withheld line of your tax return.',
    },
    {
      lead: 'Box 5.',
      text:
        'You may be required to report this amount on Form 8959, Additional Medicare Tax. See the instructions for Form ' +
        '1040.',
    },
    {
      lead: 'Box 6.',
      text:
        'This amount includes the 1.45% Medicare tax withheld on all Medicare wages and tips shown in box 5, as well as ' +
        'the 0.9% Additional Medicare Tax on any of those wages and tips above $200,000.',
    },
    {
      lead: 'Box 8.',
      text:
        'This amount is not included in box 1, 3, 5, or 7. For how to report tips on your tax return, see the ' +
        'instructions for Form 1040 and Form 4137.',
    },
    {
      lead: 'Box 10.',
      text:
        'This amount includes the total dependent care benefits that your employer paid to you or incurred on your ' +
        'behalf. Any amount over your employer’s plan limit is also included in box 1. See Form 2441.',
    },
    {
      lead: 'Box 11.',
      text:
        'This amount is reported in box 1 if it is a distribution made to you from a nonqualified deferred compensation ' +
        'or nongovernmental section 457(b) plan, or included in boxes 3 and 5 if it is a prior year deferral that became ' +
        'taxable for social security and Medicare this year because there is no longer a substantial risk of forfeiture. ' +
        'If you deferred pay and got a distribution in the same year and are or will be 62 by its end, your employer should file Form SSA-131.',
    },
    {
      lead: 'Box 13.',
      text:
        'If the “Retirement plan” box is checked, special limits may apply to the amount of traditional IRA ' +
        'contributions you may deduct. See Pub. 590-A.',
    },
    {
      lead: has14b ? 'Box 14a.' : 'Box 14.',
      text:
        'Employers may use this box to report information such as state disability insurance taxes withheld, union dues, ' +
        'uniform payments, health insurance premiums deducted, nontaxable income, or educational assistance payments.',
    },
    ...(has14b
      ? [
          {
            lead: 'Box 14b.',
            text:
              'Treasury Tipped Occupation Code(s) of the tips reported with code TP in box 12. Code 000 alone means that ' +
              'the tips are not of an occupation that qualifies.',
          },
        ]
      : []),
    {
      lead: 'Note.',
      text:
        'Keep Copy C of Form W-2 for at least 3 years after the due date for filing your income tax return. To help ' +
        'protect your social security benefits, keep it until you begin receiving them.',
    },
  ];
}

const ALREADY_WAGES = 'Included in boxes 1, 3 (up to the social security wage base) and 5.';
const INCLUDE_TAX = 'Include this tax on Form 1040.';
const NOT_WAGES = 'Not in box 1.';

/** What the employee does with the amount of a code, or where else it stands. */
const WHAT_TO_DO: Readonly<Partial<Record<string, string>>> = {
  A: INCLUDE_TAX,
  B: INCLUDE_TAX,
  C: ALREADY_WAGES,
  H: 'See Form 1040 for the deduction.',
  J: NOT_WAGES,
  K: INCLUDE_TAX,
  M: INCLUDE_TAX,
  N: INCLUDE_TAX,
  P: 'Not in boxes 1, 3 and 5.',
  Q: 'See Form 1040.',
  R: 'Report on Form 8853.',
  S: NOT_WAGES,
  T: `${NOT_WAGES} See Form 8839 for what is taxable.`,
  V: ALREADY_WAGES,
  W: 'Report on Form 8889.',
  Z: 'Included in box 1. A 20% additional tax plus interest applies.',
  DD: 'For your information; not taxable.',
  II: NOT_WAGES,
  TP: 'See Schedule 1-A.',
  TT: 'See Schedule 1-A.',
};

/** The most that an employee of 15 years adds to a section 403(b) plan in a year (section 402(g)(7)). */
const FIFTEEN_YEARS = dollars(3_000);
/** The most that a section 501(c)(18)(D) plan takes in a year. */
const CODE_H = dollars(7_000);

function codeParagraphs(year: number): NoticeParagraph[] {
  const { general, simple, fromAge50, simpleFromAge50, from60To63 } = formFactsOf(year).electiveDeferrals;
  const older = from60To63 === undefined ? '' : `, or ${formatDollars(from60To63)} more at ages 60 to 63`;
  const limits: NoticeParagraph = {
    lead: 'Limits of elective deferrals.',
    text:
      `In ${year}, elective deferrals (codes D, E, F and S) and designated Roth contributions (codes AA, BB and EE) under ` +
      `all plans are generally limited to a total of ${formatDollars(general)} (${formatDollars(simple)} if you only have SIMPLE ` +
      `plans; ${formatDollars(add(general, FIFTEEN_YEARS))} for section 403(b) plans if you qualify for the 15-year rule in ` +
      `Pub. 571), those under code G to ${formatDollars(general)}, those under code H to ${formatDollars(CODE_H)}. If you were at ` +
      `least age 50, your employer may have allowed ${formatDollars(fromAge50)} more${older} (in SIMPLE plans ` +
      `${formatDollars(simpleFromAge50)} more). Code G may have a higher limit in the last 3 years before retirement age. ` +
      'Include amounts over the limit in income. See the instructions for Form 1040.',
  };
  const makeUp: NoticeParagraph = {
    lead: 'Note.',
    text:
      'If a year follows a code, you made a make-up pension contribution for that year, when you were in military ' +
      'service.',
  };
  const codes = box12CodesOf(year).map(({ code, meaning }) => ({
    lead: `${code}.`,
    text: [`${meaning}.`, WHAT_TO_DO[code]].filter(Boolean).join(' '),
  }));
  return [...codes, limits, makeUp];
}
