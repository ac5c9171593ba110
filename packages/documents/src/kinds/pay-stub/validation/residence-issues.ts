import type { StateCode } from '@paperwage/values';
import { isStateCode, STATE_NAMES } from '@paperwage/values';
import type { Issue } from '../../../drafts/issue.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/** What is wrong or open about the state the employee lives in. */
export function residenceIssues(draft: PayStubDraft): Issue[] {
  const { residenceState } = draft;
  const path = 'residenceState';
  if (residenceState !== '' && !isStateCode(residenceState)) {
    return [issue(path, 'state-unknown', `${residenceState} is not a US state. Choose one from the list.`)];
  }
  const home = homeByAddress(draft);
  if (home === undefined) return [];
  const message = `The address is in ${STATE_NAMES[home]}. Does the employee live there?`;
  // A program that sends a draft is warned; the form asks.
  const tell = draft.confirmedEarlierPeriods === undefined ? warning : issue;
  return [tell(path, 'residence-by-address', message)];
}

/**
 * The state of the employee's address, where that is another one than the state of the work and nobody has said yet in
 * which of them the employee lives: an agreement between the two may decide whose tax is withheld.
 */
export function homeByAddress(draft: PayStubDraft): StateCode | undefined {
  const { workState, residenceState, employeeInfo, employmentType, autoCalculator } = draft;
  if (employmentType !== 'employee' || autoCalculator !== 'true' || residenceState !== '') return undefined;
  const { state } = employeeInfo;
  return isStateCode(workState) && isStateCode(state) && state !== workState ? state : undefined;
}
