import type { FormEdition } from './form-edition.ts';
import type { FormNotice, NoticeParagraph } from './w2-notice.ts';

/** The instructions for the recipient that come with copies B and 2: of the boxes that the edition has. */
export function form1099Notice(edition: FormEdition, year: number | undefined): FormNotice {
  const name = edition.form === '1099-nec' ? '1099-NEC' : '1099-MISC';
  const boxes = edition.form === '1099-nec' ? necParagraphs(edition) : miscParagraphs(edition);
  return {
    title: `Form ${name}${year === undefined ? '' : `, ${year}`}: instructions for the recipient`,
    sections: [{ heading: 'Instructions for Recipient', paragraphs: [...general(name), ...boxes] }],
  };
}

function general(name: string): NoticeParagraph[] {
  return [
    ...(name === '1099-NEC' ? [RECEIVED_NEC, ESTIMATED_TAX] : []),
    {
      lead: 'Recipient’s taxpayer identification number (TIN).',
      text:
        'For your protection, this form may show only the last four digits of your TIN (social security number (SSN), ' +
        'individual taxpayer identification number (ITIN), adoption taxpayer identification number (ATIN), or employer ' +
        'identification number (EIN)). However, the issuer has reported your complete TIN to the IRS.',
    },
    {
      lead: 'Account number.',
      text: 'May show an account or other unique number the payer assigned to distinguish your account.',
    },
  ];
}

const RECEIVED_NEC: NoticeParagraph = {
  lead: 'Why you received this form.',
  text:
    'You received Form 1099-NEC instead of Form W-2 because the payer did not consider you an employee and did not withhold income tax or social security and Medicare ' +
    'tax. If you believe you are an employee and cannot get the payer to correct this form, report the amount as wages on ' +
    'Form 1040 and see Form 8919. If you are not an employee but the amount is not self-employment income, report it as ' +
    'other income on Schedule 1 (Form 1040).',
};

const ESTIMATED_TAX: NoticeParagraph = {
  lead: 'Estimated tax.',
  text:
    'If you receive payments on which no income, social security, and Medicare taxes are withheld, you should make ' +
    'estimated tax payments. See Form 1040-ES, or Form 1040-ES (NR) for nonresident aliens.',
};

const BACKUP =
  'Shows backup withholding. A payer must backup withhold on certain payments if you did not give your TIN to the ' +
  'payer. See Form W-9. Include this amount on your income tax return as tax withheld.';
const DIRECT_SALES =
  'If checked, consumer products totaling $5,000 or more were sold to you for resale, on a buy-sell, a ' +
  'deposit-commission, or other basis. Generally, report any income from your sale of these products on Schedule C ' +
  '(Form 1040).';
const GOLDEN =
  'Shows your total compensation of excess golden parachute payments subject to a 20% excise tax. See your tax return ' +
  'instructions for where to report.';
const STATE = 'Show state income tax withheld, the payer’s state number, and state income.';
const TIPS =
  'Shows cash tips that are included in the compensation or other income on this form. You may be able to deduct them. ' +
  'See Schedule 1-A (Form 1040).';
const OCCUPATION = 'Shows the Treasury Tipped Occupation Code(s) of the tips.';
const OVERTIME =
  'Shows qualified overtime compensation that is included in the compensation or other income on this form. You may be ' +
  'able to deduct it. See Schedule 1-A (Form 1040).';

function has(edition: FormEdition, id: string): boolean {
  return edition.boxes.some((box) => box.id === id && box.isShaded !== true);
}

function ifHeld(edition: FormEdition, id: string, text: string): NoticeParagraph[] {
  return has(edition, id) ? [{ lead: `Box ${id}.`, text }] : [];
}

function necParagraphs(edition: FormEdition): NoticeParagraph[] {
  const compensation =
    'Shows nonemployee compensation. If the amount in this box is self-employment income, report it on Schedule C or F ' +
    '(Form 1040) if a sole proprietor, or on Form 1065 and Schedule K-1 if a partnership, and the recipient/partner ' +
    'completes Schedule SE (Form 1040).';
  return [
    ...ifHeld(edition, '1', compensation),
    ...ifHeld(edition, '1a', compensation),
    ...ifHeld(edition, '1b', TIPS),
    ...ifHeld(edition, '1c', OCCUPATION),
    ...ifHeld(edition, '1d', OVERTIME),
    ...ifHeld(edition, '2', DIRECT_SALES),
    ...ifHeld(edition, '3', GOLDEN),
    ...ifHeld(edition, '4', BACKUP),
    { lead: 'Boxes 5–7.', text: STATE },
  ];
}

const BUSINESS_SCHEDULE = 'Report on Schedule C (Form 1040) if it is income of a trade or business.';

function miscParagraphs(edition: FormEdition): NoticeParagraph[] {
  const fatca =
    'If the FATCA filing requirement box is checked, the payer is reporting on this Form 1099 to satisfy its account ' +
    'reporting requirement under chapter 4 of the Internal Revenue Code. You may also have a filing requirement. See the ' +
    'Instructions for Form 8938.';
  return [
    ...ifHeld(edition, '1', `Report rents from real estate on Schedule E (Form 1040). ${BUSINESS_SCHEDULE}`),
    ...ifHeld(
      edition,
      '2',
      'Report royalties from oil, gas or mineral properties, copyrights and patents on Schedule E.',
    ),
    ...ifHeld(
      edition,
      '3',
      'Generally, report this amount on the “Other income” line of Schedule 1 (Form 1040) and identify the payment. The ' +
        `amount shown may be payments received as a prize, an award or other taxable income. ${BUSINESS_SCHEDULE}`,
    ),
    ...ifHeld(edition, '4', `${BACKUP} May also show withholding on Indian gaming profits.`),
    ...ifHeld(
      edition,
      '5',
      'Shows the amount paid to you as a fishing boat crew member by the operator. See Schedule C.',
    ),
    ...ifHeld(edition, '6', `For individuals, report on Schedule C (Form 1040).`),
    ...ifHeld(edition, '7', DIRECT_SALES),
    ...ifHeld(
      edition,
      '8',
      'Shows substitute payments in lieu of dividends or tax-exempt interest received by your broker on your behalf as a ' +
        'result of a loan of your securities. Report on the “Other income” line of Schedule 1 (Form 1040).',
    ),
    ...ifHeld(edition, '9', 'Report this amount on Schedule F (Form 1040).'),
    ...ifHeld(
      edition,
      '10',
      'Shows gross proceeds paid to an attorney in connection with legal services. Report only the taxable part as income.',
    ),
    ...ifHeld(edition, '11', 'Shows the amount of cash you received for the sale of fish if you are in that trade.'),
    ...ifHeld(edition, '12', 'May show current year deferrals as a nonemployee under a plan subject to section 409A.'),
    ...(has(edition, '13') ? [{ lead: 'Box 13.', text: fatca }] : [{ lead: 'FATCA filing requirement.', text: fatca }]),
    ...ifHeld(edition, '13a', TIPS),
    ...ifHeld(edition, '13b', OCCUPATION),
    ...ifHeld(edition, '14', has(edition, '13a') ? OVERTIME : GOLDEN),
    ...ifHeld(
      edition,
      '15',
      'Shows income as a nonemployee under a nonqualified deferred compensation plan that does not meet the requirements ' +
        'of section 409A. It is also included in income and may be subject to a substantial additional tax.',
    ),
    { lead: 'Boxes 16–18.', text: STATE },
  ];
}
