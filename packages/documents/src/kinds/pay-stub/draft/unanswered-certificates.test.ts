import { allRules } from '@paperwage/payroll';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { questionsForDraft } from '../calculation/elections-of-draft.ts';
import { setEmploymentType } from '../edit/edit-basics.ts';
import { confirmDates, setPayDate, setPayPeriod } from '../edit/edit-dates.ts';
import { setPayFrequency } from '../edit/edit-basics.ts';
import { setElection, setResidenceState } from '../edit/edit-elections.ts';
import { setEmployeeField, setW4Field, setWorkState } from '../edit/edit-fields.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';
import { emptyPayStubDraft, unaskedPayStubDraft } from './empty-draft.ts';
import type { PayStubDraft } from './schema.ts';
import { confirmCertificates, unansweredCertificates } from './unanswered-certificates.ts';

const PAY_DATE = calendarDate('2026-11-20');
const inState = (state: 'OH' | 'TX' | 'NM' | 'WA' | 'MS') => setWorkState(employeeDraft(), state);

function unanswered(draft: PayStubDraft): string[] {
  return unansweredCertificates(draft, questionsForDraft(draft, PAY_DATE, allRules));
}

describe('certificates on which nobody answered anything', () => {
  it('are the federal one and that of the state, by their names', () => {
    expect(unanswered(inState('OH'))).toEqual(['Form W-4', 'IT 4']);
    expect(unanswered(inState('TX'))).toEqual(['Form W-4']);
    expect(unanswered(inState('MS'))).toEqual(['Form W-4', 'Form 89-350']);
  });

  it('are neither the rate notice of an employer nor a state’s use of the federal form', () => {
    expect(unanswered(inState('WA'))).toEqual(['Form W-4']);
    expect(unanswered(inState('NM'))).toEqual(['Form W-4']);
  });

  it('leave out the form by which the state of the work leaves its tax to the home state', () => {
    const fromJersey = setResidenceState(setWorkState(employeeDraft(), 'PA'), 'NJ');
    expect(unanswered(fromJersey)).toEqual(['Form W-4', 'NJ-W4']);
  });

  it('are those that are left once something is answered', () => {
    const draft = inState('OH');
    expect(unanswered(setEmployeeField(draft, 'maritalStatus', 'MARRIED'))).toEqual(['IT 4']);
    expect(unanswered(setEmployeeField(draft, 'dependentsAmount', '500.00'))).toEqual(['IT 4']);
    expect(unanswered(setEmployeeField(draft, 'dependentsAmount', '0.00'))).toEqual(['Form W-4', 'IT 4']);
    expect(unanswered(setW4Field(draft, 'exempt', true))).toEqual(['IT 4']);
    expect(unanswered(setW4Field(draft, 'extraWithholding', '25'))).toEqual(['IT 4']);
    const [asked] = questionsForDraft(draft, PAY_DATE, allRules).certificates;
    expect(unanswered(setElection(draft, asked!.questions[0]!.election, '2'))).toEqual(['Form W-4']);
  });

  it('are none once they are confirmed, of a contractor and without calculation', () => {
    expect(unanswered(confirmCertificates(inState('OH')))).toEqual([]);
    expect(unanswered(setEmploymentType(inState('OH'), 'contractor'))).toEqual([]);
    expect(unanswered({ ...inState('OH'), autoCalculator: 'false' })).toEqual([]);
  });
});

describe('the dates of a new stub', () => {
  const empty = emptyPayStubDraft(testContext());

  it('are untyped until they are typed or confirmed, and again once they follow from the frequency', () => {
    expect(empty.untypedDates).toBe(true);
    expect(setPayDate(empty, 0, calendarDate('2026-11-03')).untypedDates).toBe(false);
    expect(setPayPeriod(empty, 0, { from: calendarDate('2026-11-03') }).untypedDates).toBe(false);
    const confirmed = confirmDates(empty);
    expect(confirmed.untypedDates).toBe(false);
    expect(setPayFrequency(confirmed, 'WEEKLY', testContext()).untypedDates).toBe(true);
  });

  it('are asked of nobody in a draft that a program sends', () => {
    const unasked = unaskedPayStubDraft(testContext());
    expect(unasked).not.toHaveProperty('untypedDates');
    expect(confirmDates(unasked)).toBe(unasked);
    expect(setPayFrequency(unasked, 'WEEKLY', testContext())).not.toHaveProperty('untypedDates');
  });
});
