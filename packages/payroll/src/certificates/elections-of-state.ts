import type { StateCode } from '@paperwage/values';
import { STATE_NAMES } from '@paperwage/values';
import type { StateElections } from '../pay-input/elections.ts';
import type { PayInput } from '../pay.ts';
import type { PayProblem } from '../problems.ts';
import { invalidInput } from '../problems.ts';
import type { WageRules } from '../rules/wage-rules.ts';
import type { PaymentOfStates } from '../rule-book/income-tax-state.ts';
import { incomeTaxState } from '../rule-book/income-tax-state.ts';

/** The state whose form has an entry, and whether it counts for the income tax, the place of work, or both. */
interface Belonging {
  readonly state: StateCode;
  readonly of: 'incomeTax' | 'work' | 'either';
}

/** Entries on only one state's forms. Several states ask for each of the others. */
export const ELECTIONS_OF_ONE_STATE: Readonly<Partial<Record<keyof StateElections, Belonging>>> = {
  noFormOnFile: { state: 'OR', of: 'incomeTax' },
  ctCode: { state: 'CT', of: 'incomeTax' },
  njRateTable: { state: 'NJ', of: 'incomeTax' },
  wvTable: { state: 'WV', of: 'incomeTax' },
  azElectedRate: { state: 'AZ', of: 'incomeTax' },
  laBlockA: { state: 'LA', of: 'incomeTax' },
  iaW4AllowanceDollars: { state: 'IA', of: 'incomeTax' },
  exemptionAmount: { state: 'MS', of: 'incomeTax' },
  estimatedDeductionAllowances: { state: 'CA', of: 'incomeTax' },
  line2Allowances: { state: 'IL', of: 'incomeTax' },
  // Indiana counties tax work done in them even if the state leaves its own tax to the home state.
  dependentExemptions: { state: 'IN', of: 'either' },
  firstTimeDependents: { state: 'IN', of: 'either' },
  adoptedChildren: { state: 'IN', of: 'either' },
  servicesTaxExempt: { state: 'PA', of: 'work' },
  waWorkersCompensationRate: { state: 'WA', of: 'work' },
  deEmployees: { state: 'DE', of: 'work' },
  schoolDistrict: { state: 'OH', of: 'incomeTax' },
};

/**
 * Rejects answers for a state other than the one whose income tax is withheld (or, for work-based answers, the one
 * where the work is done): ignoring them would look as if they counted.
 */
export function refuseForeignElections(
  { state, elections }: Pick<PayInput, 'state' | 'elections'>,
  taxedBy: StateCode | undefined,
): void {
  if (!elections) return;
  for (const name in elections) {
    if (elections[name as keyof StateElections] === undefined) continue;
    const problem = problemOf(name as keyof StateElections, state, taxedBy);
    if (problem) throw problem;
  }
}

/** The same for entries that aren't read yet: the refusal of the first one that counts nowhere, if any. */
export function findForeignElection(
  pay: PaymentOfStates,
  names: readonly (keyof StateElections)[],
  rules: Pick<WageRules, 'reciprocity'>,
): PayProblem | undefined {
  const taxedBy = incomeTaxState(pay, rules).state;
  for (const name of names) {
    const problem = problemOf(name, pay.state, taxedBy);
    if (problem) return problem;
  }
  return undefined;
}

function problemOf(
  name: keyof StateElections,
  state: StateCode | undefined,
  taxedBy: StateCode | undefined,
): PayProblem | undefined {
  const belongs = ELECTIONS_OF_ONE_STATE[name];
  if (!belongs) return undefined;
  const counts =
    (belongs.of !== 'work' && belongs.state === taxedBy) || (belongs.of !== 'incomeTax' && belongs.state === state);
  if (counts) return undefined;
  const code = belongs.of === 'work' ? 'electionOfOtherWorkState' : 'electionOfOtherState';
  return invalidInput(code, `elections.${name}`, STATE_NAMES[belongs.state]);
}
