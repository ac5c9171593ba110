import type { Cents } from '@paperwage/values';
import { applyRate, formatDollars, sum } from '@paperwage/values';
import { amountFault } from '../../../drafts/amounts.ts';
import type { Issue } from '../../../drafts/issue.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import { boxOfField } from '../../../forms/box-of-field.ts';
import { BACKUP_WITHHOLDING_RATE } from '../../../forms/form-facts.ts';
import { TIPPED_OCCUPATIONS } from '../../../forms/tipped-occupations.ts';
import { controlTotal } from '../control-total.ts';
import type { AmountField } from '../fields.ts';
import { AMOUNT_FIELDS, AMOUNT_NAMES, CONTROLLED_FIELDS } from '../fields.ts';
import type { RuleFacts } from './rule-facts.ts';
import { boxOf } from './rule-facts.ts';
import { hasFilledBox1099 } from '../filled-boxes.ts';

const ROUNDING = 100;

/** The rules for amounts: each says which box is wrong, and what the form accepts instead. */
export function amountRuleIssues(rule: RuleFacts): Issue[] {
  return [
    ...anythingIssues(rule),
    ...controlIssues(rule),
    ...thresholdIssues(rule),
    ...withheldIssues(rule),
    ...tipIssues(rule),
    ...otherFormIssues(rule),
    ...serviceIssues(rule),
    ...stateIncomeIssues(rule),
  ];
}

function anythingIssues({ draft, document }: RuleFacts): Issue[] {
  // An unreadable amount already has an issue at its box.
  const isUnread = AMOUNT_FIELDS.some((field) => draft[field].trim() !== '' && amountFault(draft[field]));
  if (isUnread || hasFilledBox1099(document)) return [];
  return [
    issue(firstAmount(document.formType), 'f1099.any', 'The form has no amounts. Enter what you paid in its box.'),
  ];
}

function firstAmount(formType: string): AmountField {
  return formType === 'nec' ? 'income' : 'rents';
}

/** `income` is never printed on a 1099-MISC: it is what the boxes should add up to. */
function controlIssues(rule: RuleFacts): Issue[] {
  const { document } = rule;
  const { income } = document.amounts;
  if (document.formType === 'nec' || income === undefined) return [];
  const total = controlTotal(document);
  if (total === income) return [];
  const message =
    `The boxes add up to ${formatDollars(total)}, but income is ${formatDollars(income)}. Form 1099-MISC doesn’t show ` +
    'income, so enter each payment in its box.';
  return [warning('income', 'f1099.control', message)];
}

function thresholdIssues(rule: RuleFacts): Issue[] {
  const { thresholds } = rule.facts;
  const { document } = rule;
  const limits: readonly (readonly [AmountField, Cents])[] = [
    ['income', thresholds.nonemployeeCompensation],
    ['rents', thresholds.miscellaneous],
    ['otherIncome', thresholds.miscellaneous],
    ['medicalAndHealthCare', thresholds.miscellaneous],
    ['cropInsurance', thresholds.miscellaneous],
    ['nonQualifiedDeferredCompensation', thresholds.miscellaneous],
    ['royalties', thresholds.royalties],
    ['substitutePayments', thresholds.royalties],
    ['grossProceeds', thresholds.attorneyAndFish],
    ['field11', thresholds.attorneyAndFish],
  ];
  const filled = limits.filter(([field]) => boxOf(rule, field) > 0);
  const others = boxOf(rule, 'fishingBoat') + boxOf(rule, 'excessGoldenParachutePayments');
  const isAnyDue = filled.some(([field, limit]) => boxOf(rule, field) >= limit) || others > 0;
  if (filled.length === 0 || isAnyDue || boxOf(rule, 'federalIncomeTax') > 0 || document.checks.payerDirectSales) {
    return [];
  }
  const [field, limit] = filled[0]!;
  const message = `Below ${formatDollars(limit)} you don’t have to file this form for ${rule.year} if you withheld no tax. You can still issue it.`;
  return [warning(field, 'f1099.threshold', message)];
}

function withheldIssues(rule: RuleFacts): Issue[] {
  const withheld = boxOf(rule, 'federalIncomeTax');
  if (withheld === 0) return [];
  const paid =
    rule.document.formType === 'nec'
      ? boxOf(rule, 'income')
      : sum(CONTROLLED_FIELDS.map((field) => boxOf(rule, field)));
  const expected = applyRate(paid, BACKUP_WITHHOLDING_RATE);
  if (Math.abs(withheld - expected) <= ROUNDING) return [];
  const message = `Box 4 is for backup withholding, 24% of the payment: ${formatDollars(expected)}.`;
  return [warning('federalIncomeTax', 'f1099.box4', message)];
}

/** From 2026 tips and overtime have boxes beside the amount that they are part of. */
function tipIssues(rule: RuleFacts): Issue[] {
  const { document } = rule;
  if (!boxOfField(document.edition, 'cashTips')) return [];
  const whole = document.formType === 'nec' ? 'income' : 'otherIncome';
  const part = (field: 'cashTips' | 'overtimeCompensation') => {
    if (boxOf(rule, field) <= boxOf(rule, whole)) return [];
    const [box, wholeBox] = [field, whole].map((one) => boxOfField(document.edition, one)?.number ?? '');
    const message = `Box ${box} is part of box ${wholeBox} and can’t be more than it.`;
    return [issue(field, 'f1099.2026tips', message)];
  };
  const issues = [...part('cashTips'), ...part('overtimeCompensation')];
  const codes = document.occupationCodes;
  const isUnknown = codes.some((code) => !Object.hasOwn(TIPPED_OCCUPATIONS, code));
  if (isUnknown || (boxOf(rule, 'cashTips') > 0 && codes.length === 0)) {
    const message = 'Cash tips need one or two 3-digit occupation codes from the list, or 000.';
    issues.push(issue('tippedOccupationCodes', 'f1099.2026tips', message));
  }
  return issues;
}

/** Reports amounts typed for the other form or another edition, which aren't printed. */
function otherFormIssues(rule: RuleFacts): Issue[] {
  const { document, draft, year } = rule;
  const typed = AMOUNT_FIELDS.filter((field) => field !== 'income' && (document.amounts[field] ?? 0) > 0);
  return typed.flatMap((field): Issue[] => {
    if (boxOfField(document.edition, field)) return [];
    if (field === 'excessGoldenParachutePayments' && draft.formType === 'misc' && year >= 2025) {
      const message = 'Since 2025, excess golden parachute payments go in box 3 of Form 1099-NEC.';
      return [issue(field, 'f1099.golden2025', message)];
    }
    const name = AMOUNT_NAMES[field] ?? 'This amount';
    const message = `${name}: the ${year} Form 1099-${draft.formType.toUpperCase()} has no box for this amount, so we don’t print it.`;
    return [warning(field, 'f1099.otherForm', message)];
  });
}

function serviceIssues(rule: RuleFacts): Issue[] {
  if (rule.document.formType === 'nec' || boxOf(rule, 'otherIncome') === 0) return [];
  const message = 'Box 3 isn’t for services. Pay for services goes on Form 1099-NEC.';
  return [warning('otherIncome', 'f1099.services', message)];
}

/** Payments of every box; an excess golden parachute payment has one of its own on Form 1099-NEC. */
const PAID: readonly AmountField[] = [...CONTROLLED_FIELDS, 'excessGoldenParachutePayments', 'section409A'];

/** A state taxes all or part of what was paid. Two states may each tax all of it. */
function stateIncomeIssues(rule: RuleFacts): Issue[] {
  const paid = (PAID.reduce((total, field) => total + boxOf(rule, field), 0) + boxOfIncome(rule)) as Cents;
  return (['stateIncomeA', 'stateIncomeB'] as const).flatMap((field): Issue[] => {
    const income = boxOf(rule, field);
    if (income <= paid) return [];
    const message = `State income is ${formatDollars(income)}, more than the ${formatDollars(paid)} paid in the other boxes. Check both.`;
    return [warning(field, 'f1099.stateIncome', message)];
  });
}

/** What was paid for services; on a 1099-MISC `income` has no box. */
function boxOfIncome(rule: RuleFacts): number {
  return rule.document.formType === 'nec' ? boxOf(rule, 'income') : 0;
}
