import { samplePayStubDraft, setEarning } from '@paperwage/documents/pay-stub';
import { loadRuleBook } from '@paperwage/payroll';
import type { RuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { calendarDate } from '@paperwage/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { payStubBuilderKind } from '../kind/pay-stub-builder-kind.ts';
import { stateFromWork } from '../../builder/store/work.ts';
import { createCalculation } from './calculation.ts';
import { readAt, writeAt } from '../../builder/store/draft-path.ts';
import { createBuilderStore, editDraft, undoLatest } from '../../builder/store/edits.ts';
import { switchCalculation } from './switch-calculation.ts';

const draft = samplePayStubDraft({ today: calendarDate('2026-11-21'), random: () => 0.5 });
const state = draft.workState as StateCode;
const FEDERAL = 'items.0.deductions.federal.total';
let book: RuleBook;

beforeAll(async () => {
  book = await loadRuleBook(state);
});

/** The sample with its calculation off. */
function switchedOff() {
  const work = {
    template: 'ledger',
    theme: 'harbor',
    stub: 0,
    workId: 'w',
    finishSeen: false,
    hasDownloaded: false,
    visited: [],
  };
  const calculate = createCalculation();
  const store = createBuilderStore(payStubBuilderKind, stateFromWork(payStubBuilderKind, { draft, ...work }));
  const builder = { store, calculation: () => calculate(store.get(), { status: 'ready', state, residence: '', book }) };
  switchCalculation(builder, false);
  const type = (path: string, text: string) => editDraft(store, (was) => writeAt(was, path, text));
  const federal = () => {
    const { deductions } = builder.calculation().result.document.stubs[0]!;
    return deductions.find(({ id }) => id === 'federal')!.period;
  };
  return { builder, store, type, federal };
}

describe('switchCalculation', () => {
  it('says nothing when no typed figure is replaced', () => {
    const { builder, store } = switchedOff();
    switchCalculation(builder, true);
    expect(store.get().draft.autoCalculator).toBe('true');
    expect(store.get().toast).toBeUndefined();
  });

  it('offers the typed totals back, and keeps what was typed since', () => {
    const { builder, store, type, federal } = switchedOff();
    const worked = federal();
    type(FEDERAL, '12.34');
    expect(federal()).toBe(1_234);
    switchCalculation(builder, true);
    expect(federal()).toBe(worked);
    expect(store.get().toast?.action?.label).toBe('Undo');
    editDraft(store, (was) => setEarning(was, 0, 'regular', { hours: '7.00' }));
    expect(undoLatest(store)).toBe(true);
    expect(store.get().draft.autoCalculator).toBe('false');
    expect(readAt(store.get().draft, FEDERAL)).toBe('12.34');
    expect(federal()).toBe(1_234);
    expect(readAt(store.get().draft, 'items.0.earnings.regular.hours')).toBe('7.00');
  });

  it('brings them back also when the calculation was switched off by hand in between', () => {
    const { builder, store, type, federal } = switchedOff();
    type(FEDERAL, '12.34');
    switchCalculation(builder, true);
    switchCalculation(builder, false);
    expect(federal()).not.toBe(1_234);
    undoLatest(store);
    expect(federal()).toBe(1_234);
  });
});
