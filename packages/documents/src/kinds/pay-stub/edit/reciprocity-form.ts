import type { RuleBook } from '@paperwage/payroll';
import { withChanges } from '../../../drafts/changes.ts';
import { ELECTION_FIELDS } from '../draft/election-fields.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { findQuestionOwners, setElection } from './edit-elections.ts';

/**
 * Says whether the form is on file on which an agreement between the states rests; empty takes it as filed. It decides
 * which state withholds, so answers to the form of the other one go.
 */
export function setReciprocityForm(draft: PayStubDraft, answer: '' | 'yes' | 'no', rules: RuleBook): PayStubDraft {
  const changed = setElection(draft, 'reciprocityFormOnFile', answer);
  const [before, after] = [findQuestionOwners(draft, rules), findQuestionOwners(changed, rules)];
  const lost = ELECTION_FIELDS.filter((field) => before.has(field) && before.get(field) !== after.get(field));
  const open = Object.fromEntries(lost.map((field) => [field, '']));
  return withChanges(changed, { elections: withChanges(changed.elections, open) });
}
