import { allRules, NO_PLACE, NOT_SURE, notCoveredPlace } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import { setElection } from '../edit/edit-elections.ts';
import { setFirstPaycheck } from '../edit/edit-basics.ts';
import { setWorkState } from '../edit/edit-fields.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { employeeDraft } from '../fixtures/test-drafts.ts';

const inState = (state: StateCode) => setWorkState(employeeDraft(), state);
const begun = (draft: PayStubDraft) => setFirstPaycheck({ ...draft, confirmedEarlierPeriods: 0 }, true);

function found(draft: PayStubDraft): string[] {
  const { issues } = calculatePayStub(draft, allRules);
  return issues
    .filter(({ code }) => code.includes('place'))
    .map(({ path, code, severity }) => `${severity} ${path} ${code}`);
}

describe('a place that may tax wages', () => {
  it.each(['IN', 'OH', 'PA', 'KY', 'MI', 'MO', 'AL', 'MD', 'NY', 'DE', 'CO', 'OR', 'WV'] as const)(
    'is asked for in %s before a document is made',
    (state) => {
      const asked = found(begun(inState(state)));
      expect(asked.length).toBeGreaterThan(0);
      for (const line of asked) expect(line).toMatch(/^error elections\.\w+ place-unanswered$/);
    },
  );

  it('is a warning for a draft that a program sends', () => {
    expect(found(inState('IN'))).toEqual(['warning elections.county place-unanswered']);
  });

  it('may be named, have no tax, be unsure or not be covered', () => {
    const county = (answer: string) => found(setElection(begun(inState('IN')), 'county', answer));
    expect(county('Marion')).toEqual([]);
    expect(county(NO_PLACE)).toEqual([]);
    expect(county(NOT_SURE)).toEqual(['warning elections.county place-not-sure']);
    const inOhio = begun(inState('OH'));
    expect(found(setElection(inOhio, 'workLocality', notCoveredPlace('Hometown')))).toContain(
      'warning elections.workLocality place-not-covered',
    );
  });

  it('is not asked of contractors or where no place taxes wages', () => {
    expect(found(begun(inState('TX')))).toEqual([]);
    expect(found(begun({ ...inState('IN'), employmentType: 'contractor' }))).toEqual([]);
  });
});
