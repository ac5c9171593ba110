import { describe, expect, it } from 'vitest';
import { setEmploymentType } from '../edit/edit-basics.ts';
import { setResidenceState } from '../edit/edit-elections.ts';
import { setEmployeeField, setWorkState } from '../edit/edit-fields.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';
import { validatePayStub } from '../validate.ts';
import { homeByAddress } from './residence-issues.ts';

/** Works in New Jersey, with an address in Pennsylvania. */
const draft = setEmployeeField(setWorkState(employeeDraft(), 'NJ'), 'state', 'PA');

const found = (changed: PayStubDraft) => validatePayStub(changed).map(({ path, code }) => `${path} ${code}`);

describe('an address in another state than that of the work', () => {
  it('asks whether the employee lives there', () => {
    expect(validatePayStub(draft)).toEqual([
      {
        path: 'residenceState',
        code: 'residence-by-address',
        message: 'The address is in Pennsylvania. Does the employee live there?',
        severity: 'warning',
      },
    ]);
    expect(homeByAddress(draft)).toBe('PA');
  });

  it('asks nothing once that is said, either way', () => {
    for (const state of ['PA', 'NJ', 'NY'] as const) {
      expect(found(setResidenceState(draft, state))).toEqual([]);
      expect(homeByAddress(setResidenceState(draft, state))).toBeUndefined();
    }
  });

  it('asks nothing while a state is missing or is none, or nothing hangs on it', () => {
    expect(found(setEmployeeField(draft, 'state', 'NJ'))).toEqual([]);
    expect(found(setEmployeeField(draft, 'state', ''))).toEqual([]);
    expect(found(setEmployeeField(draft, 'state', 'ZZ'))).toEqual(['employeeInfo.state state-unknown']);
    expect(found(setWorkState(draft, ''))).toEqual(['workState state-missing']);
    expect(found(setEmploymentType(draft, 'contractor'))).toEqual([]);
    expect(found({ ...draft, autoCalculator: 'false' })).toEqual([]);
  });
});
