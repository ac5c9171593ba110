import { samplePayStubDraft, setCompanyField, setEarning, setEmploymentType } from '@paperwage/documents/pay-stub';
import { loadRuleBook } from '@paperwage/payroll';
import type { RuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { calendarDate } from '@paperwage/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { stateFromWork } from '../../builder/store/work.ts';
import { createCalculation } from './calculation.ts';
import { payStubBuilderKind } from '../kind/pay-stub-builder-kind.ts';
import { createBuilderStore, editDraft, setState } from '../../builder/store/edits.ts';

const draft = samplePayStubDraft({ today: calendarDate('2026-11-21'), random: () => 0.5 });
const state = draft.workState as StateCode;
let book: RuleBook;

beforeAll(async () => {
  book = await loadRuleBook(state);
});

/** The sample, calculated, then paused. */
function paused() {
  const calculate = createCalculation();
  const store = createBuilderStore(
    payStubBuilderKind,
    stateFromWork(payStubBuilderKind, {
      draft,
      template: 'ledger',
      theme: 'harbor',
      stub: 0,
      workId: 'w',
      finishSeen: true,
      hasDownloaded: false,
      visited: [],
    }),
  );
  const now = () => calculate(store.get(), { status: 'ready', state, residence: '', book });
  const netPay = () => now().result.document.stubs[0]!.net.period;
  const before = netPay();
  setState(store, { paused: true });
  return { store, now, netPay, before };
}

describe('a paused calculation', () => {
  it('keeps its figures and says that they are outdated', () => {
    const { store, now, netPay, before } = paused();
    expect(now().freshness).toBe('current');
    editDraft(store, (was) => setEarning(was, 0, 'regular', { hours: '10' }));
    expect([netPay(), now().freshness]).toEqual([before, 'outdated']);
    setState(store, { paused: false });
    expect(netPay()).toBeLessThan(before);
    expect(now().freshness).toBe('current');
  });

  it('is not outdated by what changes no figure, and shows that at once', () => {
    const { store, now } = paused();
    editDraft(store, (was) => setCompanyField(was, 'employerName', 'Another Name LLC'));
    expect(now().freshness).toBe('current');
    editDraft(store, (was) => setEarning(was, 0, 'regular', { hours: '10' }));
    editDraft(store, (was) => setCompanyField(was, 'employerName', 'Third Name LLC'));
    expect(now().result.document.company.name).toBe('Third Name LLC');
    expect(now().freshness).toBe('outdated');
  });

  it('is current again once the change is taken back', () => {
    const { store, now } = paused();
    const { hours } = draft.items[0]!.earnings.find(({ key }) => key === 'regular')!;
    editDraft(store, (was) => setEarning(was, 0, 'regular', { hours: '10' }));
    editDraft(store, (was) => setEarning(was, 0, 'regular', { hours }));
    expect(now().freshness).toBe('current');
  });

  it('ends where there is none: nobody could resume it there', () => {
    const { store } = paused();
    editDraft(store, (was) => setEmploymentType(was, 'contractor'));
    expect(store.get().paused).toBe(false);
    const second = paused().store;
    editDraft(second, (was) => ({ ...was, autoCalculator: 'false' as const }));
    expect(second.get().paused).toBe(false);
  });
});
