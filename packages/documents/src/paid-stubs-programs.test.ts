import { calendarDate } from '@paperwage/values';
import type { StateCode } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { monthlyStubs } from './fixtures/monthly-pay.ts';
import { computeInsteadOfSum, emptyW2Draft, setBox14, sumPayStubs } from './kinds/w2/index.ts';

const empty = emptyW2Draft({ today: calendarDate('2026-11-20') });
const labels = (state: StateCode) =>
  sumPayStubs(empty, monthlyStubs({ state }), 2026).draft.field14.map(({ label }) => label);

describe('what employees pay into programs of their state', () => {
  it.each([
    ['CA', ['CASDI']],
    ['NJ', ['NJ DI', 'NJ UI/WF/SWF', 'NJ FLI']],
    ['NY', ['NY SDI', 'NY PFL']],
    ['RI', ['RI TDI']],
    ['CO', ['CO FAMLI']],
    ['MA', ['MA PFML']],
    ['WA', ['WA PFML', 'WA Cares']],
    ['OR', ['ORSTT W/H', 'ORSTT wages', 'OR Paid Leave', 'OR WBF']],
    ['DC', []],
    ['TX', []],
  ] as const)('stands in box 14 of a sum of pay stubs: %s', (state, names) => {
    expect(labels(state).toSorted()).toEqual(names.toSorted());
  });

  const stubs = monthlyStubs({ state: 'CA', stubs: 2 });

  it('is added up over the stubs, and goes with the sum', () => {
    const first = sumPayStubs(empty, stubs, 2026);
    // 1.3% of 10,000.00.
    expect(first.draft.field14).toEqual([{ label: 'CASDI', amount: '130.00' }]);
    expect(sumPayStubs(first.draft, stubs, 2026, first.boxes)).toEqual(first);
    // What comes back from the browser's storage is another object with the same lines.
    const kept = structuredClone(first.boxes);
    expect(sumPayStubs(first.draft, monthlyStubs(), 2026, kept).draft.field14).toEqual([]);
    expect(computeInsteadOfSum(first.draft, kept).field14).toEqual([]);
  });

  it('stands below lines that were typed, and leaves one of the same name as it is', () => {
    const dues = { label: 'Union dues', amount: '12.00' };
    const beside = sumPayStubs(setBox14(empty, [dues]), stubs, 2026);
    expect(beside.draft.field14).toEqual([dues, { label: 'CASDI', amount: '130.00' }]);
    expect(computeInsteadOfSum(beside.draft, beside.boxes).field14).toEqual([dues]);
    const typed = sumPayStubs(setBox14(empty, [{ label: 'casdi', amount: '99' }]), stubs, 2026);
    expect(typed.draft.field14).toHaveLength(1);
    expect(typed.disagreements.map(({ message }) => message)).toContain(
      'Box 14 keeps the $99.00 you entered for CASDI. The stubs add up to $130.00.',
    );
  });

  it('is told of where box 14 has no free line', () => {
    const full = Array.from({ length: 4 }, (_, index) => ({ label: `Item ${index}`, amount: '1.00' }));
    const { draft, disagreements } = sumPayStubs(setBox14(empty, full), stubs, 2026);
    expect(draft.field14).toEqual(full);
    expect(disagreements.map(({ message }) => message)).toContain(
      'Box 14 has no room for CASDI, $130.00. Tell the employee about it in writing.',
    );
  });
});
