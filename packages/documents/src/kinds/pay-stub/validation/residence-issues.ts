import type { StateCode } from '@paperwage/values';
import { isStateCode, STATE_NAMES } from '@paperwage/values';
import type { Issue } from '../../../drafts/issue.ts';
import { issue, warning } from '../../../drafts/issue.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/** What is wrong or unanswered about the state where the employee lives. */
export function residenceIssues(draft: PayStubDraft): Issue[] {
  const { residenceState } = draft;
  const path = 'residenceState';
  if (residenceState !== '' && !isStateCode(residenceState)) {
    return [issue(path, 'state-unknown', `${residenceState} is not a US state. Choose one from the list.`)];
  }
  const home = homeByAddress(draft);
  if (home === undefined) return [];
  const message = `The address is in ${STATE_NAMES[home]}. Does the employee live there?`;
  // A program that sends a draft gets a warning; the form asks.
  const tell = draft.confirmedEarlierPeriods === undefined ? warning : issue;
  return [tell(path, 'residence-by-address', message)];
}

/**
 * The state in the employee's address, if it isn't the work state and nobody has said yet which one the employee lives
 * in: an agreement between the two may decide whose tax is withheld.
 */
export function homeByAddress(draft: PayStubDraft): StateCode | undefined {
  const { workState, residenceState, employeeInfo, employmentType, autoCalculator } = draft;
  if (employmentType !== 'employee' || autoCalculator !== 'true' || residenceState !== '') return undefined;
  const { state } = employeeInfo;
  return isStateCode(workState) && isStateCode(state) && state !== workState ? state : undefined;
}
