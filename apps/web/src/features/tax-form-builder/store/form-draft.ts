import type { Issue } from '@paperwage/documents';
import { isMaskedTin, maskTin } from '@paperwage/documents/forms';
import type { TaxFormDraft } from './form-builder.ts';

/** What is asked anew at each visit. */
const AGREED: Partial<TaxFormDraft> = { illegalAgreement: false, terms: false };

/** No more digits than a number that is cut to its ending has. */
const ENDING = /^\D*(\d\D*){0,4}$/;

/**
 * What of a form the browser keeps: all but what was agreed, and of the number of a person, which is under `tin`, the
 * last four digits.
 */
export function keptForm<Draft extends TaxFormDraft & Record<Tin, string>, Tin extends string>(
  draft: Draft,
  tin: Tin,
): Draft {
  const masked = maskTin(draft[tin]);
  const isSafe = isMaskedTin(masked) || ENDING.test(masked);
  return { ...askedAnew(draft), [tin]: isSafe ? masked : '' };
}

/** A form that comes back, from a PDF or out of the browser: what was agreed then is asked anew. */
export function askedAnew<Draft extends TaxFormDraft>(draft: Draft): Draft {
  return { ...draft, ...AGREED };
}

/** Whether two drafts print another form. */
export function printsOther<Draft extends TaxFormDraft>(before: Draft, after: Draft): boolean {
  const keys = Object.keys(after) as (keyof Draft)[];
  return keys.some((key) => !Object.hasOwn(AGREED, key) && before[key] !== after[key]);
}

/** The draft as it is sent, with the terms that were agreed to. */
export function withTerms<Draft extends TaxFormDraft>(draft: Draft, { terms }: { readonly terms: boolean }): Draft {
  return { ...draft, terms };
}

/** A form goes to authorities: whoever makes it says that it is true. */
export function truthIssues({ illegalAgreement }: TaxFormDraft): Issue[] {
  if (illegalAgreement) return [];
  const message = 'Confirm that the figures are true.';
  return [{ path: 'illegalAgreement', code: 'truth-not-confirmed', message, severity: 'error' }];
}
