import { amountOf } from '../../../drafts/amounts.ts';
import { isComputed } from '../calculation/computed-boxes.ts';
import type { AmountField } from '../fields.ts';
import type { W2Draft } from '../schema.ts';
import type { Disagreement } from './stubs-agree.ts';

type TextField = Exclude<keyof W2Draft, AmountField | 'field14' | 'field14b' | 'typedBoxes'>;

/** What accountants call the fields that a sum replaces; the lines of an address share one name. */
const TEXTS: readonly (readonly [TextField, string])[] = [
  ['companyName', 'employer'],
  ['companyAddress', 'employer’s address'],
  ['companyCity', 'employer’s address'],
  ['companyState', 'employer’s address'],
  ['companyZip', 'employer’s address'],
  ['employeeName', 'employee'],
  ['employeeAddress', 'employee’s address'],
  ['employeeCity', 'employee’s address'],
  ['employeeState', 'employee’s address'],
  ['employeeZip', 'employee’s address'],
  ['employeeSocialSecurityNumber', 'Social Security number'],
  ['maritalStatus', 'filing status'],
  ['state', 'state'],
  ['stateShort', 'box 15'],
];
const AMOUNTS: readonly (readonly ['income' | AmountField, string])[] = [
  ['income', 'pay for the year'],
  ['wagesTipsOther', 'box 1'],
  ['federalIncomeTax', 'box 2'],
  ['socialSecurityWages', 'box 3'],
  ['socialSecurityTax', 'box 4'],
  ['medicareWages', 'box 5'],
  ['medicareTax', 'box 6'],
  ['socialSecurityTips', 'box 7'],
  ['stateWagesTips', 'box 16'],
  ['stateIncomeTax', 'box 17'],
];

/** Names what the user typed and the sum replaces, so that nothing disappears silently. */
export function replacedBySum(draft: W2Draft, replacing: Partial<W2Draft>): Disagreement[] {
  const texts = TEXTS.filter(([field]) => {
    const [typed, by] = [String(draft[field]).trim(), replacing[field]];
    return typed !== '' && by !== undefined && typed !== String(by).trim();
  });
  const amounts = AMOUNTS.filter(([field]) => {
    const isTyped = draft[field].trim() !== '' && (field === 'income' || !isComputed(draft, field));
    return isTyped && amountOf(draft[field]) !== amountOf(replacing[field] ?? '');
  });
  const named = [
    ...new Set(texts.map(([, name]) => name)),
    ...amounts.map(([field, name]) => `${name} (${draft[field].trim()})`),
  ];
  if (named.length === 0) return [];
  return [{ code: 'replaced', message: `The stubs replaced what you entered: ${named.join(', ')}.` }];
}
