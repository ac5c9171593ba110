import { neededPartyFields } from './fields.ts';
import type { Form1099Draft } from './schema.ts';

/** The builder's steps: 1 year and income, 2 payer and recipient, 3 boxes, 4 finish. */
export type Form1099Step = 1 | 2 | 3 | 4;

const PARTY =
  /^(payers(Name|Address|Room|City|State|Zip|Country|Telephone)|recipients\w+|companyEin|socialSecurity|accountNumber|otherFormsForRecipient)$/;

/** Step one is complete when year and income are filled. */
export function isYearAndIncomeComplete({ year, income }: Form1099Draft): boolean {
  return year.trim() !== '' && income.trim() !== '';
}

/** Step two is complete when all payer and recipient fields are filled: ten, fewer for an address abroad. */
export function areBothPartiesComplete(draft: Form1099Draft): boolean {
  return neededPartyFields(draft).every((field) => draft[field].trim() !== '');
}

/** The step on which a path of the draft is edited. */
export function form1099StepOfIssue(path: string): Form1099Step {
  const [top] = path.split('.') as [string];
  if (top === 'year' || top === 'income' || top === 'formType') return 1;
  if (PARTY.test(top)) return 2;
  return ['illegalAgreement', 'terms', 'template', 'returnsOfYear'].includes(top) ? 4 : 3;
}
