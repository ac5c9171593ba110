import { samplePayStubDraft, setEarning } from '@paperwage/documents/pay-stub';
import { loadRuleBook } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { calendarDate } from '@paperwage/values';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountState, SaveState } from '../../builder/store/save-state.ts';
import { stateFromWork } from '../../builder/store/work.ts';
import type { PayStubBuilder } from './builder.ts';
import { createCalculation } from './calculation.ts';
import { createStore } from '../../builder/store/create-store.ts';
import { createBuilderStore, editDraft, setState } from '../../builder/store/edits.ts';
import type { RulesState } from '../../builder/tax-rules/rules.ts';
import { startOver } from '../../builder/store/replace-draft.ts';
import { makeNextPayStub } from './next-pay-stub.ts';
import { startDownload } from '../../builder/download/start-download.ts';
import { payStubBuilderKind } from '../kind/pay-stub-builder-kind.ts';
import { resumeBeforeDownload } from './open-pay-stub.ts';

const context = { today: calendarDate('2026-11-21'), random: () => 0.5 };
let builder: PayStubBuilder;

/** Stands in for the server: the file comes when this is called. */
let deliver: (fileName: string) => void;
vi.mock('../../builder/download/download-document.ts', () => ({
  DownloadError: class extends Error {},
  downloadDocument: () => new Promise<string>((resolve) => (deliver = resolve)),
}));

beforeEach(async () => {
  const draft = samplePayStubDraft(context);
  const state = draft.workState as StateCode;
  const book = await loadRuleBook(state);
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
  const rules = createStore<RulesState>({ status: 'ready', state, residence: '', book });
  builder = {
    kind: payStubBuilderKind,
    store,
    subscribe: store.subscribe,
    rules,
    saving: createStore<SaveState>('saved'),
    account: createStore<AccountState>({ status: 'off' }),
    accountSaving: () => undefined,
    context,
    calculation: () => calculate(store.get(), rules.get()),
    keepMine: () => undefined,
    takeTheirs: () => Promise.resolve(),
  };
  builder.calculation();
});

const pause = () => setState(builder.store, { paused: true });
const workLess = () => editDraft(builder.store, (draft) => setEarning(draft, 0, 'regular', { hours: '10' }));

describe('resumeBeforeDownload', () => {
  it('holds a download back when resuming changes the figures, and only once', () => {
    pause();
    workLess();
    expect(resumeBeforeDownload(builder, 'pdf')).toBe(true);
    expect(builder.store.get()).toMatchObject({ paused: false, download: { status: 'figures-changed', kind: 'pdf' } });
    expect(resumeBeforeDownload(builder, 'pdf')).toBe(false);
  });

  it('lets a download go on when resuming changes nothing', () => {
    expect(resumeBeforeDownload(builder, 'pdf')).toBe(false);
    pause();
    expect(resumeBeforeDownload(builder, 'pdf')).toBe(false);
    expect(builder.store.get()).toMatchObject({ paused: false, download: { status: 'none' } });
  });
});

describe('startDownload', () => {
  async function downloadWhile(meanwhile: () => void) {
    const done = startDownload(builder, 'pdf');
    await vi.waitFor(() => expect(deliver).toBeTypeOf('function'));
    meanwhile();
    deliver('paystub.pdf');
    await done;
    return builder.store.get();
  }
  beforeEach(() => {
    deliver = undefined as unknown as typeof deliver;
  });

  it('takes what was changed before for downloaded', async () => {
    workLess();
    expect(builder.store.get()).toMatchObject({ changedSinceFinish: true, hasDownloaded: false });
    const after = await downloadWhile(() => undefined);
    expect(after).toMatchObject({ download: { status: 'done' }, changedSinceFinish: false, hasDownloaded: true });
  });

  it('takes what was changed meanwhile for a change since', async () => {
    const after = await downloadWhile(workLess);
    expect(after).toMatchObject({ download: { status: 'done' }, changedSinceFinish: true, hasDownloaded: true });
  });

  it('says nothing of the file to work that took the place of the old', async () => {
    const after = await downloadWhile(() => startOver(builder));
    expect(after).toMatchObject({ download: { status: 'none' }, hasDownloaded: false });
    after.toast!.action!.run();
    expect(builder.store.get().finishSeen).toBe(true);
  });
});

describe('makeNextPayStub', () => {
  it('carries on what is typed, not the figures of before a pause', () => {
    const carried = () => builder.store.get().draft.prevYtdItem.earnings.find(({ key }) => key === 'regular')!.ytd;
    const before = builder.store.get().draft;
    workLess();
    makeNextPayStub(builder);
    const expected = carried();
    editDraft(builder.store, () => before);
    builder.calculation();
    pause();
    workLess();
    makeNextPayStub(builder);
    expect(carried()).toBe(expected);
  });
});
