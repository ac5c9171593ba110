import type { Issue } from '../drafts/issue.ts';
import { issue } from '../drafts/issue.ts';

/** What has to be agreed to before a tax form is issued. */
interface FormAgreements {
  /** The figures are true and the person who makes the form may issue it. The specification named this field. */
  readonly illegalAgreement: boolean;
  readonly terms: boolean;
}

/** Someone has to confirm that the figures are true: a form goes to tax authorities. */
export function truthIssues({ illegalAgreement }: Pick<FormAgreements, 'illegalAgreement'>): Issue[] {
  if (illegalAgreement) return [];
  return [issue('illegalAgreement', 'truth-not-confirmed', 'Confirm that the amounts are true.')];
}

/** The agreements that a form still needs. The builder shows the terms as a checkbox of their own. */
export function agreementIssues({ illegalAgreement, terms }: FormAgreements): Issue[] {
  const truth = truthIssues({ illegalAgreement });
  return terms ? truth : [...truth, issue('terms', 'terms-not-accepted', 'Agree to the Terms and Conditions.')];
}
