import { setElection } from '@paperwage/documents/pay-stub';
import { allRules } from '@paperwage/payroll';
import { calendarDate } from '@paperwage/values';
import type { StateCode } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { newWork, stateFromWork } from '../../builder/store/work.ts';
import { changeStates } from './change-states.ts';
import { payStubBuilderKind } from '../kind/pay-stub-builder-kind.ts';
import { createStore } from '../../builder/store/create-store.ts';
import { createBuilderStore, editDraft, undoLatest } from '../../builder/store/edits.ts';
import type { RulesState } from '../../builder/tax-rules/rules.ts';

/** A new pay stub in a state, its rules at hand. */
function builderIn(state: StateCode) {
  const work = newWork(payStubBuilderKind, { today: calendarDate('2026-11-21'), random: () => 0.5 });
  const store = createBuilderStore(payStubBuilderKind, stateFromWork(payStubBuilderKind, work));
  const ready = (): RulesState => {
    const { workState, residenceState } = store.get().draft;
    return {
      status: 'ready',
      state: workState as StateCode,
      residence: residenceState as StateCode | '',
      book: allRules,
    };
  };
  const builder = { store, rules: { ...createStore(ready()), get: ready } };
  changeStates(builder, { workState: state });
  return {
    builder,
    store,
    answer: (field: Parameters<typeof setElection>[1], text: string) =>
      editDraft(store, (draft) => setElection(draft, field, text)),
    answers: () => Object.fromEntries(Object.entries(store.get().draft.elections).filter(([, text]) => text !== '')),
  };
}

describe('changeStates', () => {
  it('clears the answers with one message, and Undo gives them back with the state', () => {
    const { builder, store, answer, answers } = builderIn('CA');
    expect(store.get().toast).toBeUndefined();
    answer('allowances', '3');
    changeStates(builder, { workState: 'MD' });
    expect(answers()).toEqual({});
    expect(store.get().toast).toMatchObject({ text: 'We cleared the other state’s answers.' });
    expect(store.get().undo).toHaveLength(1);
    // Answers to the form of Maryland are none to that of California.
    answer('exempt', 'true');
    expect(undoLatest(store)).toBe(true);
    expect(store.get().draft.workState).toBe('CA');
    expect(answers()).toEqual({ allowances: '3' });
  });

  it('gives them back when the same state is chosen again, past states between', () => {
    const { builder, store, answer, answers } = builderIn('CA');
    answer('allowances', '3');
    changeStates(builder, { workState: 'MD' });
    changeStates(builder, { workState: 'IL' });
    expect(answers()).toEqual({});
    changeStates(builder, { workState: 'CA' });
    expect(answers()).toEqual({ allowances: '3' });
    expect(store.get().toast).toMatchObject({ text: 'Answers restored.' });
    expect(store.get().undo).toEqual([]);
  });

  it('drops the home in the state of the work with a residence elsewhere', () => {
    const { builder, store, answer, answers } = builderIn('OH');
    answer('locality', 'Cleveland');
    answer('workLocality', 'Columbus');
    answer('allowances', '2');
    changeStates(builder, { residenceState: 'NY' });
    expect(answers()).toEqual({ allowances: '2', workLocality: 'Columbus' });
    expect(store.get().toast).toMatchObject({ text: 'We cleared the other state’s places.' });
    answer('workLocality', 'Dayton');
    undoLatest(store);
    expect(store.get().draft.residenceState).toBe('');
    expect(answers()).toEqual({ allowances: '2', locality: 'Cleveland', workLocality: 'Dayton' });
  });
});
