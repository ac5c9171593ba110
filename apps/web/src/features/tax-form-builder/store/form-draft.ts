import type { Issue } from '@paperwage/documents';
import { isMaskedTin, maskTin, truthIssues } from '@paperwage/documents/forms';
import type { TaxFormDraft } from './form-builder.ts';

/** What is asked again at each visit. */
const AGREED: Partial<TaxFormDraft> = { illegalAgreement: false, terms: false };

/** A form to store or restore: agreements are asked for again. */
export function withoutAgreements<Draft extends TaxFormDraft>(draft: Draft): Draft {
  return { ...draft, ...AGREED };
}

/** A form with the full number of a person, where the account has it and this browser only its last digits. */
export function withFullSsn<Draft extends TaxFormDraft & Record<Tin, string>, Tin extends string>(
  draft: Draft,
  inAccount: unknown,
  tin: Tin,
): Draft {
  const full = (inAccount as Partial<Record<Tin, unknown>> | null)?.[tin];
  if (typeof full !== 'string' || draft[tin] === full || !isMaskedTin(draft[tin])) return draft;
  return maskTin(full) === draft[tin] ? { ...draft, [tin]: full } : draft;
}

/** The draft as it is sent, with the terms that were agreed to. */
export function withTerms<Draft extends TaxFormDraft>(draft: Draft, { terms }: { readonly terms: boolean }): Draft {
  return { ...draft, terms };
}

const TYPE_AGAIN =
  'Enter the full number again. We kept only its last four digits, and the copies you chose must show all nine.';

/**
 * All issues of a form: its fields, the chosen copies, and the statement that it is true. Having only the last four digits of a
 * number is reported once, as the error if copies need the others.
 */
export function formIssues(draft: TaxFormDraft, ofFields: readonly Issue[], ofCopies: readonly Issue[]): Issue[] {
  const isNeeded = ({ code }: Issue) => code === 'tin.wholeNeeded';
  const reported = ofCopies.some(isNeeded) ? ofFields.filter(({ code }) => code !== 'ssn.maskedInput') : ofFields;
  const copies = ofCopies.map((issue) => (isNeeded(issue) ? { ...issue, message: TYPE_AGAIN } : issue));
  return [...reported, ...copies, ...truthIssues(draft)];
}
