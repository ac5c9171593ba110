import type { Issue } from '../../drafts/issue.ts';
import { amountFault } from '../../drafts/amounts.ts';
import { amountIssues, issue, warning } from '../../drafts/issue.ts';
import { lettersNotPrintable } from '../../drafts/letter-issues.ts';
import { isFormYear } from '../../forms/form-edition.ts';
import {
  voidAndCorrectedIssues,
  boxAmountIssues,
  editionIssues,
  electronicFilingIssues,
  largeAmountIssues,
  missingIssues,
  placeIssues,
} from '../../forms/form-issues.ts';
import { formFactsOf } from '../../forms/form-facts.ts';
import { einIssues, SSN_OR_APPLIED_FOR, ssnIssues } from '../../forms/tins/tin-issues.ts';
import { isStateCode, ZERO } from '@paperwage/values';
import type { CalculatedYear } from './calculation/year-of-pay.ts';
import type { W2Document } from './document.ts';
import { employeeNameOf } from './employee-name.ts';
import { AMOUNT_FIELDS } from './fields.ts';
import { hasFilledBox } from './filled-boxes.ts';
import { isComputed } from './calculation/computed-boxes.ts';
import { otherTextIssues } from './validation/storable-w2.ts';
import type { W2Draft } from './schema.ts';
import { box12Issues } from './validation/box-12-rules.ts';
import { w2LengthIssues } from './validation/length-issues.ts';
import { limitIssues } from './validation/limit-rules.ts';
import type { RuleFacts } from './validation/rule-facts.ts';
import { planAmountIssues, planIssues } from './validation/plan-rules.ts';
import { stateIssues, stateNumberIssues } from './validation/state-rules.ts';
import { wageIssues } from './validation/wage-rules.ts';
import { yearIssues } from './validation/year-issues.ts';

/**
 * Every issue with a W-2, in the order of its steps, each form rule by name. A finished document has no `error`; a
 * `warning` explains something odd that may still be right.
 */
export function validateW2(draft: W2Draft, document: W2Document, workedOut: CalculatedYear | undefined): Issue[] {
  const issues = [...informationIssues(draft), ...partyIssues(draft), ...boxIssues(draft, document)];
  const { year } = document;
  if (year === undefined) return issues;
  if (!isFormYear(year)) {
    const message = `We don’t have the ${year} Form W-2. Report wages for the calendar year you paid them.`;
    return [...issues, issue('year', 'w2.year', message)];
  }
  const rule = { draft, document, workedOut, year, facts: formFactsOf(year) };
  return [
    ...issues,
    ...anythingIssues(rule),
    ...wageIssues(rule),
    ...limitIssues(rule),
    ...box12Issues(rule),
    ...stateIssues(rule),
    ...planIssues(rule),
    ...yearIssues(rule),
    ...correctionIssues(draft),
    ...electronicFilingIssues(draft.returnsOfYear, rule.facts),
    ...editionIssues(document.edition),
    ...lettersNotPrintable(printedTexts(draft)),
  ];
}

function informationIssues(draft: W2Draft): Issue[] {
  const { year, state, maritalStatus, income, autoCalculator, dependentsAmount } = draft;
  const needed = missingIssues([
    ['year', year, 'Choose the year you paid the wages.'],
    ['state', state, 'Choose the state where they work. State tax depends on it.'],
    ['maritalStatus', maritalStatus, 'Choose the filing status. Income tax depends on it.'],
    ['income', income, 'Enter what you paid in the year.'],
  ]);
  const isUnknownState = state !== '' && !isStateCode(state);
  return [
    ...(autoCalculator === 'true' ? needed : needed.filter(({ path }) => path === 'year')),
    ...(isUnknownState
      ? [issue('state', 'state-unknown', `${state} is not a US state. Choose one from the list.`)]
      : []),
    ...(autoCalculator === 'true' ? boxAmountIssues('income', income) : amountIssues('income', income)),
    ...amountIssues('dependentsAmount', dependentsAmount),
    ...planAmountIssues(draft),
  ];
}

const TITLE = /^(mr|mrs|ms|mx|dr|prof|rev|sir|dame)\b\.?|,?\s(ph\.?d|m\.?d|esq|cpa)\.?$/i;

function partyIssues(draft: W2Draft): Issue[] {
  return [
    ...missingIssues([
      ['employeeName', draft.employeeName, 'Enter the employee’s name.'],
      ['employeeAddress', draft.employeeAddress, 'Enter the employee’s street address.'],
      ['employeeCity', draft.employeeCity, 'Enter the employee’s city.'],
      ['employeeState', draft.employeeState, 'Enter the employee’s state.'],
      ['employeeZip', draft.employeeZip, 'Enter the employee’s ZIP code.'],
      ['companyName', draft.companyName, 'Enter the employer’s name.'],
      ['companyAddress', draft.companyAddress, 'Enter the employer’s street address.'],
      ['companyCity', draft.companyCity, 'Enter the employer’s city.'],
      ['companyState', draft.companyState, 'Enter the employer’s state.'],
      ['companyZip', draft.companyZip, 'Enter the employer’s ZIP code.'],
      ['employeeSocialSecurityNumber', draft.employeeSocialSecurityNumber, SSN_OR_APPLIED_FOR],
      [
        'employersIdentificationNumber',
        draft.employersIdentificationNumber,
        'Enter the employer identification number (EIN).',
      ],
    ]),
    ...stateNumberIssues(draft),
    ...ssnIssues('employeeSocialSecurityNumber', draft.employeeSocialSecurityNumber),
    ...einIssues('employersIdentificationNumber', draft.employersIdentificationNumber),
    ...placeIssues(
      { state: 'employeeState', zip: 'employeeZip' },
      { state: draft.employeeState, zip: draft.employeeZip },
    ),
    ...placeIssues({ state: 'companyState', zip: 'companyZip' }, { state: draft.companyState, zip: draft.companyZip }),
    ...nameIssues(draft),
    ...w2LengthIssues(draft),
    ...otherTextIssues(draft),
  ];
}

function nameIssues(draft: W2Draft): Issue[] {
  const { first, last } = employeeNameOf(draft);
  return wholeNameIssues(draft.employeeName.trim(), first.trim(), last.trim());
}

function wholeNameIssues(name: string, first: string, last: string): Issue[] {
  if (name === '') return [];
  if (TITLE.test(name)) {
    const message = 'Leave out titles and degrees, as on the Social Security card.';
    return [warning('employeeName', 'w2.names', message)];
  }
  if (first !== '' && last !== '') return [];
  const message = 'Enter the first and last name, as on the Social Security card.';
  return [warning(first === '' ? 'employeeName' : 'employeeLastName', 'w2.names', message)];
}

/** The amounts of the boxes, typed and calculated. */
function boxIssues(draft: W2Draft, { amounts }: W2Document): Issue[] {
  return [
    ...AMOUNT_FIELDS.flatMap((field) =>
      isComputed(draft, field)
        ? largeAmountIssues(field, amounts[field].amount ?? ZERO)
        : boxAmountIssues(field, draft[field]),
    ),
    ...draft.field14.flatMap(({ amount }, index) => boxAmountIssues(`field14.${index}.amount`, amount)),
  ];
}

/** A form without an amount reports nothing; until the income is typed, that is all we ask for. */
function anythingIssues({ draft, document, workedOut }: RuleFacts): Issue[] {
  if (draft.autoCalculator === 'true' && !workedOut) return [];
  // An unreadable amount already has an issue at its box.
  const isUnread = AMOUNT_FIELDS.some((field) => !isComputed(draft, field) && amountFault(draft[field]) !== undefined);
  if (isUnread || hasFilledBox(document)) return [];
  const path = draft.autoCalculator === 'true' ? 'income' : 'wagesTipsOther';
  return [issue(path, 'w2.any', 'The form has no amounts. Enter at least one.')];
}

function correctionIssues(draft: W2Draft): Issue[] {
  if (!draft.corrected) return [];
  const both = voidAndCorrectedIssues(draft);
  const message = 'Use CORRECTED only before Social Security has the form. After that, file Form W-2c.';
  return [...both, warning('corrected', 'w2.corrected', message)];
}

function printedTexts(draft: W2Draft) {
  const paths = [
    'employeeName',
    'employeeSuffix',
    'employeeAddress',
    'employeeCity',
    'companyName',
    'companyAddress',
    'companyCity',
    'controlNumber',
    'companyStateId',
    'companyStateIdB',
    'localityName',
    'localityNameB',
  ] as const;
  return [
    ...paths.map((path) => ({ path, text: draft[path] })),
    ...draft.field14.map(({ label }, index) => ({ path: `field14.${index}.label`, text: label })),
  ];
}
