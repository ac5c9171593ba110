import type { PreTaxClass, RuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { parseCalendarDate } from '@paperwage/values';
import { questionsForDraft } from '../calculation/elections-of-draft.ts';
import { withChanges } from '../../../drafts/changes.ts';
import { changeItems } from './edit-items.ts';
import { changeEach } from '../../../drafts/changes.ts';
import type { ElectionField } from '../draft/election-fields.ts';
import { ELECTION_FIELDS, NO_ELECTIONS } from '../draft/election-fields.ts';
import type { PayStubDraft } from '../draft/schema.ts';

/** What the certificate of the state says, or where the employee lives or works; empty leaves it open. */
export function setElection(draft: PayStubDraft, field: ElectionField, text: string): PayStubDraft {
  return withChanges(draft, { elections: withChanges(draft.elections, { [field]: text }) });
}

/** The state the employee lives in; empty when it is the one the work is done in. The answers stay as they are. */
export function setResidenceState(draft: PayStubDraft, residenceState: StateCode | ''): PayStubDraft {
  return withChanges(draft, { residenceState });
}

/** The states of an employee, as far as they are said. */
export type StatesOfDraft = Pick<PayStubDraft, 'workState' | 'residenceState'>;

/**
 * Changes the employee's states. Answers belong to the state that owns the form or places, so only those that the same
 * state still asks for stay. `rules` are the previous states'; without them, none stay.
 */
export function changeStates(
  draft: PayStubDraft,
  states: Partial<StatesOfDraft>,
  rules: RuleBook | undefined,
): PayStubDraft {
  const changed = withChanges<PayStubDraft>(draft, states);
  if (changed === draft) return draft;
  const isSameWork = changed.workState === draft.workState;
  const before = isSameWork ? findQuestionOwners(draft, rules) : new Map<string, string>();
  const after = isSameWork ? findQuestionOwners(changed, rules) : before;
  const kept = ELECTION_FIELDS.filter((field) => before.has(field) && before.get(field) === after.get(field));
  const answers = Object.fromEntries(kept.map((field) => [field, draft.elections[field]]));
  return withChanges(changed, {
    elections: withChanges(draft.elections, { ...NO_ELECTIONS, ...answers }),
    // What was confirmed was about the previous states.
    ...(draft.confirmedCertificates && { confirmedCertificates: false }),
    ...(draft.confirmedMostAllowed && { confirmedMostAllowed: false }),
  });
}

/** Who asks what: the state and, for places, whether it is the home or the work state. */
export function findQuestionOwners(draft: PayStubDraft, rules: RuleBook | undefined): Map<string, string> {
  const payDate = parseCalendarDate(draft.items[0]?.payDate ?? '');
  if (!rules || !payDate) return new Map();
  const { certificates, places } = questionsForDraft(draft, payDate, rules);
  return new Map([
    ...certificates.flatMap(({ certificate, questions }) =>
      questions.map(({ election }) => [election, certificate.state] as const),
    ),
    ...places.map(({ election, of, state }) => [election, `${of} in ${state}`] as const),
  ]);
}

/** Says of a deduction of the user's own, on every stub, whether it is taken before taxes and as what. */
export function setPreTaxClass(draft: PayStubDraft, id: string, preTax: PreTaxClass | undefined): PayStubDraft {
  return changeItems(draft, (item) => {
    const lines = changeEach(item.customDeductions, (line) => (line.id === id ? withChanges(line, { preTax }) : line));
    return withChanges(item, { customDeductions: lines });
  });
}
