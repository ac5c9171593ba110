import { ZERO } from '@paperwage/values';
import { amountOf } from '../../drafts/amounts.ts';
import type { Issue } from '../../drafts/issue.ts';
import { issue, warning } from '../../drafts/issue.ts';
import { lettersNotPrintable } from '../../drafts/letter-issues.ts';
import { lengthIssues, limitsFor } from '../../drafts/text-lengths.ts';
import { telephoneIssues } from '../../drafts/telephone-issues.ts';
import { boxOfField } from '../../forms/box-of-field.ts';
import { isFormYear } from '../../forms/form-edition.ts';
import { isAbroad } from '../../forms/country.ts';
import { formFactsOf } from '../../forms/form-facts.ts';
import {
  voidAndCorrectedIssues,
  boxAmountIssues,
  countIssues,
  editionIssues,
  electronicFilingIssues,
  missingIssues,
  placeIssues,
  returnCount,
} from '../../forms/form-issues.ts';
import { digitsOf, hasNineDigits } from '../../forms/tins/tin.ts';
import { payerTinIssues, recipientTinIssues } from '../../forms/tins/tin-issues.ts';
import { controlTotal } from './control-total.ts';
import type { Form1099Document } from './document.ts';
import type { PARTY_FIELDS } from './fields.ts';
import { AMOUNT_FIELDS, neededPartyFields } from './fields.ts';
import { otherTextIssues } from './validation/storable-1099.ts';
import type { Form1099Draft } from './schema.ts';
import { FORM_1099_LIMITS } from './text-limits.ts';
import { amountRuleIssues } from './validation/amount-rules.ts';
import type { RuleFacts } from './validation/rule-facts.ts';
import { boxOf } from './validation/rule-facts.ts';

/**
 * Every issue with a 1099, in the order of its steps, each form rule by name. A finished document has no `error`; a
 * `warning` explains something odd that may still be right.
 */
export function validate1099(draft: Form1099Draft, document: Form1099Document): Issue[] {
  const issues = [...firstStepIssues(draft, document), ...partyIssues(draft), ...typedIssues(draft)];
  const { year } = document;
  if (year === undefined || !isFormYear(year)) return issues;
  const rule: RuleFacts = { draft, document, year, facts: formFactsOf(year) };
  return [
    ...issues,
    ...amountRuleIssues(rule),
    ...stateIssues(rule),
    ...recipientIssues(rule),
    ...correctionIssues(rule),
    ...electronicFilingIssues(draft.returnsOfYear, rule.facts),
    ...editionIssues(document.edition),
    ...lettersNotPrintable(printedTexts(draft)),
  ];
}

/** A 1099-MISC prints only its boxes: once one is filled, nobody needs to add them up. */
function firstStepIssues({ year, income, formType }: Form1099Draft, document: Form1099Document): Issue[] {
  const isAsked = formType === 'nec' || controlTotal(document) === ZERO;
  const message =
    formType === 'nec'
      ? 'Enter what you paid for services in the year.'
      : 'Enter what you paid the recipient in the year.';
  return missingIssues([
    ['year', year, 'Choose the year you paid.'],
    ...(isAsked ? [['income', income, message] as const] : []),
  ]);
}

const PARTY_WORDS: Readonly<Record<(typeof PARTY_FIELDS)[number], string>> = {
  payersName: 'payer’s name',
  payersAddress: 'payer’s street address',
  payersCity: 'payer’s city',
  payersState: 'payer’s state',
  payersZip: 'payer’s ZIP code',
  recipientsName: 'recipient’s name',
  recipientsAddress: 'recipient’s street address',
  recipientsCity: 'recipient’s city',
  recipientsState: 'recipient’s state',
  recipientsZip: 'recipient’s ZIP code',
};

/** What the second step asks for, from top to bottom. */
const ORDER: readonly string[] = [
  ...placesInOrder('payers'),
  'companyEin',
  'payersTelephone',
  'socialSecurity',
  ...placesInOrder('recipients'),
];

function placesInOrder(of: 'payers' | 'recipients'): string[] {
  return ['Name', 'Address', 'Room', 'City', 'State', 'Zip', 'Country'].map((field) => `${of}${field}`);
}

/** In the order of the fields; what follows them, such as the account number, comes last. */
function partyIssues(draft: Form1099Draft): Issue[] {
  const placeOf = ({ path }: Issue) => (ORDER.includes(path) ? ORDER.indexOf(path) : ORDER.length);
  return unsortedPartyIssues(draft).sort((a, b) => placeOf(a) - placeOf(b));
}

function unsortedPartyIssues(draft: Form1099Draft): Issue[] {
  const empty = neededPartyFields(draft).filter((field) => draft[field].trim() === '');
  return [
    ...empty.map((field) => issue(field, 'f1099.parties-missing', `Enter the ${PARTY_WORDS[field]}.`)),
    ...missingIssues([['companyEin', draft.companyEin, 'Enter the payer’s taxpayer number.']]),
    ...blankTinIssues(draft),
    ...payerTinIssues('companyEin', draft.companyEin),
    ...recipientTinIssues('socialSecurity', draft.socialSecurity),
    ...sameTinIssues(draft),
    ...partyPlaceIssues(draft, 'payers'),
    ...partyPlaceIssues(draft, 'recipients'),
    ...lengthIssues(limitsFor('', draft, FORM_1099_LIMITS)),
    ...otherTextIssues(draft),
    ...payersTelephoneIssues(draft),
  ];
}

/**
 * "If the recipient does not provide a TIN, leave the box for the recipient's TIN blank on the Form [...] 1099" (General
 * Instructions for Certain Information Returns, part J; at formsbank.com, edition of 2018, page 12, checked 2026-11-26).
 * What is paid is then subject to backup withholding.
 */
function blankTinIssues({ socialSecurity, federalIncomeTax }: Form1099Draft): Issue[] {
  if (socialSecurity.trim() !== '') return [];
  const withheld = amountOf(federalIncomeTax) > 0;
  const message = withheld
    ? 'The recipient’s taxpayer number is blank. You can file without it. Keep proof that you asked for it.'
    : 'Enter the recipient’s taxpayer number. If they didn’t give you one, leave it blank: you must withhold 24% ' +
      '(backup withholding) and enter it in box 4.';
  return [warning('socialSecurity', 'tin.blank', message)];
}

/** Nobody files a 1099 for themselves. */
function sameTinIssues({ companyEin, socialSecurity }: Form1099Draft): Issue[] {
  if (!hasNineDigits(companyEin) || digitsOf(companyEin) !== digitsOf(socialSecurity)) return [];
  return [warning('socialSecurity', 'tin.same', 'The payer and the recipient have the same number. Check both.')];
}

function partyPlaceIssues(draft: Form1099Draft, of: 'payers' | 'recipients'): Issue[] {
  const { [`${of}State` as const]: state, [`${of}Zip` as const]: zip, [`${of}Country` as const]: country } = draft;
  if (!isAbroad(country)) return placeIssues({ state: `${of}State`, zip: `${of}Zip` }, { state, zip });
  if (zip.trim() === '' || /^[\p{L}\d][\p{L}\d -]{1,10}[\p{L}\d]$/u.test(zip.trim())) return [];
  return [issue(`${of}Zip`, 'zip', 'A postal code has 3 to 12 letters, digits, spaces and hyphens, such as SW1A 2AA.')];
}

function payersTelephoneIssues({ payersTelephone }: Form1099Draft): Issue[] {
  if (payersTelephone.trim() !== '') return telephoneIssues('payersTelephone', payersTelephone);
  const message = 'Recipient statements must show the payer’s phone number. Enter one.';
  return [warning('payersTelephone', 'payers-telephone-missing', message)];
}

function typedIssues(draft: Form1099Draft): Issue[] {
  return AMOUNT_FIELDS.flatMap((field) => boxAmountIssues(field, draft[field]));
}

function stateIssues(rule: RuleFacts): Issue[] {
  const { stateNumbers } = rule.document;
  return (['A', 'B'] as const).flatMap((row, index): Issue[] => {
    const withheld = boxOf(rule, `stateTaxWithHeld${row}`);
    const issues: Issue[] = [];
    if (withheld > 0 && stateNumbers[index] === '') {
      const message = 'State tax withheld needs the state and the payer’s state number.';
      issues.push(warning(`payersStateNo${row}`, 'f1099.state', message));
    }
    if (withheld > boxOf(rule, `stateIncome${row}`)) {
      const message = 'The state tax withheld is more than the state income. Check both boxes.';
      issues.push(warning(`stateTaxWithHeld${row}`, 'f1099.state.tax', message));
    }
    return issues;
  });
}

function recipientIssues({ document, draft }: RuleFacts): Issue[] {
  const issues = countIssues('otherFormsForRecipient', draft.otherFormsForRecipient);
  if (document.checks.payerDirectSales && draft.directSalesElsewhere) {
    const message = 'Check direct sales on Form 1099-NEC or Form 1099-MISC, not both. Clear one.';
    issues.push(issue('payerDirectSales', 'f1099.directSalesOnce', message));
  }
  if (document.checks.fatca && !boxOfField(document.edition, 'fatca')) {
    issues.push(warning('fatca', 'f1099.otherForm', 'Form 1099-NEC has no FATCA box, so we don’t print this.'));
  }
  if (returnCount(draft.otherFormsForRecipient) > 0 && document.accountNumber === '') {
    const message = 'When a recipient gets several forms of the same kind, each needs its own account number.';
    issues.push(warning('accountNumber', 'f1099.account', message));
  }
  return issues;
}

function correctionIssues({ draft }: RuleFacts): Issue[] {
  const { corrected, void: isVoid } = draft;
  return [...voidAndCorrectedIssues({ corrected, void: isVoid }), ...(corrected ? [CORRECTED] : [])];
}

const CORRECTED = warning(
  'corrected',
  'f1099.corrected',
  'A corrected form shows every correct amount, and 0.00 for any amount you’re removing.',
);

function printedTexts(draft: Form1099Draft) {
  const paths = [
    'payersName',
    'payersAddress',
    'payersRoom',
    'payersCity',
    'payersCountry',
    'recipientsName',
    'recipientsAddress',
    'recipientsRoom',
    'recipientsCity',
    'recipientsCountry',
    'accountNumber',
    'payersStateNoA',
    'payersStateNoB',
  ] as const;
  return paths.map((path) => ({ path, text: draft[path] }));
}
