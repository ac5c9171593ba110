import { allRules } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { foreignElectionIssues } from '../validation/election-issues.ts';
import { changeStates, setElection, setResidenceState } from './edit-elections.ts';
import { setReciprocityForm } from './reciprocity-form.ts';
import { setWorkState } from './edit-fields.ts';
import type { ElectionField } from '../draft/election-fields.ts';
import { NO_ELECTIONS } from '../draft/election-fields.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';

function answered(state: StateCode, elections: Partial<Record<ElectionField, string>>): PayStubDraft {
  return Object.entries(elections).reduce(
    (draft, [field, text]) => setElection(draft, field as ElectionField, text),
    setWorkState(employeeDraft(), state),
  );
}

/** What is still answered. */
function left({ elections }: PayStubDraft): Record<string, string> {
  return Object.fromEntries(Object.entries(elections).filter(([, text]) => text !== ''));
}

describe('changeStates', () => {
  it('leaves the answers to the form of a state with that state', () => {
    const inCalifornia = answered('CA', { allowances: '3', additionalWithholding: '10.00', filingStatus: 'single' });
    const inMaryland = changeStates(inCalifornia, { workState: 'MD' }, allRules);
    expect(inMaryland.workState).toBe('MD');
    expect(inMaryland.elections).toEqual(NO_ELECTIONS);
    expect(left(changeStates(inCalifornia, { workState: 'MD' }, undefined))).toEqual({});
    expect(changeStates(inCalifornia, { workState: 'CA' }, allRules)).toBe(inCalifornia);
  });

  it('leaves the places of a state behind, so that none of them is looked up in another', () => {
    const inOhio = answered('OH', { locality: 'Cleveland', workLocality: 'Columbus', schoolDistrict: '2502' });
    const inPennsylvania = changeStates(inOhio, { workState: 'PA' }, allRules);
    const codes = calculatePayStub(inPennsylvania, allRules).issues.map(({ code }) => code);
    expect(codes).toEqual(['place-unanswered', 'place-unanswered']);
    expect(left(inPennsylvania)).toEqual({});
  });

  it('keeps the form while another residence leaves the tax where it was, and drops the home alone', () => {
    const inOhio = answered('OH', { allowances: '2', locality: 'Cleveland', workLocality: 'Columbus' });
    expect(left(changeStates(inOhio, { residenceState: 'NY' }, allRules))).toEqual({
      allowances: '2',
      workLocality: 'Columbus',
    });
    expect(left(changeStates(inOhio, { residenceState: 'OH' }, allRules))).toEqual(left(inOhio));
    expect(left(changeStates(inOhio, { residenceState: 'NY' }, undefined))).toEqual({});
  });

  it('drops the form with the state that takes the income tax', () => {
    const inPennsylvania = answered('PA', { additionalWithholding: '5.00', workLocality: 'Philadelphia' });
    const fromJersey = changeStates(inPennsylvania, { residenceState: 'NJ' }, allRules);
    expect(left(fromJersey)).toEqual({ workLocality: 'Philadelphia' });
    const back = changeStates(setElection(fromJersey, 'njRateTable', 'E'), { residenceState: '' }, allRules);
    expect(left(back)).toEqual({ workLocality: 'Philadelphia' });
  });
});

describe('setReciprocityForm', () => {
  it('decides which state withholds, and drops the answers to the form of the other', () => {
    const fromJersey = setResidenceState(answered('PA', { workLocality: 'Philadelphia' }), 'NJ');
    const stateTax = (draft: PayStubDraft) =>
      calculatePayStub(draft, allRules).document.stubs[0]!.deductions.find(({ key }) => key === 'state')!;
    expect(stateTax(fromJersey).name).toBe('New Jersey income tax');
    const asked = setElection(fromJersey, 'njRateTable', 'E');
    const withoutForm = setReciprocityForm(asked, 'no', allRules);
    expect(left(withoutForm)).toEqual({ workLocality: 'Philadelphia', reciprocityFormOnFile: 'no' });
    // 3.07% of 2,600.00.
    expect(stateTax(withoutForm)).toMatchObject({ name: 'Pennsylvania income tax', period: 79_82 });
    expect(foreignElectionIssues(withoutForm, allRules)).toEqual([]);
    const filed = setReciprocityForm(asked, 'yes', allRules);
    expect(left(filed)).toEqual({ workLocality: 'Philadelphia', njRateTable: 'E', reciprocityFormOnFile: 'yes' });
    expect(left(changeStates(filed, { residenceState: 'NY' }, allRules))).toEqual({ workLocality: 'Philadelphia' });
  });
});

it('a home kept from before in the state of the work takes no tax of those who live in another', () => {
  const local = (draft: PayStubDraft) =>
    calculatePayStub(draft, allRules).document.stubs[0]!.deductions.filter(({ key }) => key.startsWith('named:'));
  const kept = setResidenceState(answered('PA', { locality: 'Pittsburgh' }), 'NJ');
  expect(local(setResidenceState(kept, '')).length).toBeGreaterThan(local(kept).length);
  expect(local(kept)).toEqual(local(setElection(kept, 'locality', '')));
});
