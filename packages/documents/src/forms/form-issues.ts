import type { Cents } from '@paperwage/values';
import { amountFault, countOf } from '../drafts/amounts.ts';
import type { Issue } from '../drafts/issue.ts';
import { amountIssues, issue, warning } from '../drafts/issue.ts';
import type { FormEdition } from './form-edition.ts';
import type { FormFacts } from './form-facts.ts';
import { draftWords, isDraftEdition } from './form-edition.ts';
import { isFormPlace } from './form-places.ts';

/** The most a form's box holds. */
const LARGEST_BOX_AMOUNT = 999_999_999 as Cents;

/** What is wrong with an amount in a box: unreadable, below zero, or more than the form's face holds. */
export function boxAmountIssues(path: string, text: string): Issue[] {
  const fault = amountFault(text);
  if (fault === undefined) {
    const digits = Number(text.replace(/[^\d.]/g, ''));
    const large = largeAmountIssues(path, Math.round(digits * 100));
    return large.length > 0 ? large : amountIssues(path, text);
  }
  if (fault !== 'negative' && fault !== 'tooLarge') return amountIssues(path, text);
  return [issue(path, 'money.nonNegative', OUT_OF_BOX)];
}

const OUT_OF_BOX = 'Enter an amount from $0.00 to $9,999,999.99.';

/** What is wrong with an amount that is more than a box holds. */
export function largeAmountIssues(path: string, amount: number): Issue[] {
  return amount <= LARGEST_BOX_AMOUNT ? [] : [issue(path, 'money.nonNegative', OUT_OF_BOX)];
}

/** What is wrong with a ZIP code or a state, by the rule `zip`. */
export function placeIssues(
  paths: { readonly state: string; readonly zip: string },
  { state, zip }: { readonly state: string; readonly zip: string },
): Issue[] {
  const issues: Issue[] = [];
  if (state.trim() !== '' && !isFormPlace(state.trim())) {
    issues.push(issue(paths.state, 'zip', `${state} is not a US state. Enter two letters, such as TX.`));
  }
  if (zip.trim() !== '' && !/^\d{5}(-\d{4})?$/.test(zip.trim())) {
    issues.push(issue(paths.zip, 'zip', 'Enter a ZIP code, such as 78701 or 78701-1234.'));
  }
  return issues;
}

/** A void form corrects nothing: the marks are for different forms. */
export function voidAndCorrectedIssues(marks: { readonly corrected: boolean; readonly void: boolean }): Issue[] {
  if (!marks.corrected || !marks.void) return [];
  const message = 'A form can’t be both corrected and void. Clear one box.';
  return [issue('void', 'form.bothMarks', message)];
}

/** Reports an edition that isn't confirmed. */
export function editionIssues(edition: FormEdition): Issue[] {
  if (!isDraftEdition(edition)) return [];
  const message = `This is a ${draftWords(edition)}. We know the boxes, but their positions may change.`;
  return [warning('year', 'edition-draft', message)];
}

/** The most information returns, or other forms, that are counted. */
const MAX_RETURNS = 999_999;

/** How many were typed for something we ask about; 0 if nothing was typed, or it isn't a whole number. */
export function returnCount(text: string): number {
  return countOf(text, MAX_RETURNS);
}

/** What is wrong with a number of returns. Empty text is fine: it means unknown. */
export function countIssues(path: string, text: string): Issue[] {
  if (/^\s*(\d{1,6}\s*)?$/.test(text)) return [];
  return [issue(path, 'count.whole', 'Enter a whole number, such as 12, or leave it blank.')];
}

/** From this many returns of all types, filing must be electronic. */
export function electronicFilingIssues(returnsOfYear: string, facts: FormFacts): Issue[] {
  const path = 'returnsOfYear';
  const { from, of } = facts.electronicFiling;
  const count = returnCount(returnsOfYear);
  if (of !== 'all types' || count < from) return countIssues(path, returnsOfYear);
  const message = `With ${count} information returns for ${facts.year}, you must file all of them electronically.`;
  return [warning(path, 'efile', message)];
}

/** What a required field says while it is empty. */
export function missingIssues(fields: readonly (readonly [path: string, text: string, message: string])[]): Issue[] {
  return fields
    .filter(([, text]) => text.trim() === '')
    .map(([path, , message]) => issue(path, `${kebab(path)}-missing`, message));
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
