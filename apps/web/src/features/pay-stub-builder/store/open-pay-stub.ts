import type { withAssumedNote } from '@paperwage/documents/pay-stub';
import { followRulesOfDependents } from '@paperwage/documents/pay-stub';
import { knownVariant } from '../../../experiments/use-variant.ts';
import type { FileKind } from '../../../records/is-file.ts';
import type { OpenBuilder } from '../../builder/frame/builder-page.tsx';
import { editDraft, setState } from '../../builder/store/edits.ts';
import { openWithRules } from '../../builder/open-with-rules.ts';
import { settledRules } from '../../builder/tax-rules/rules.ts';
import { payStubBuilderKind } from '../kind/pay-stub-builder-kind.ts';
import type { PayStubBuilder } from './builder.ts';
import { createCalculation } from './calculation.ts';

/** Where the review says that the figures are others than before. */
export const FIGURES_CHANGED_ID = 'figures-changed';

const onePageKind = { ...payStubBuilderKind, isOnePage: true };

/**
 * Opens the builder of pay stubs, with the rules of the states where the work is done and where the employee lives. Its
 * steps are one page where the experiment says so.
 */
export async function openPayStub(): Promise<OpenBuilder<PayStubBuilder>> {
  const isOnePage = (await knownVariant('paystub-builder', 'steps')) === 'onePage';
  let note: typeof withAssumedNote | undefined;
  const { builder, loaded, close } = await openWithRules(isOnePage ? onePageKind : payStubBuilderKind, {
    calculate: createCalculation(() => note),
    rulesOf: ({ workState, residenceState, assumeYear }) => ({
      state: workState,
      residence: residenceState,
      assumedYear: assumeYear === '' ? undefined : Number(assumeYear),
    }),
  });
  const stopWaiting = onceBegun(builder, loaded.kind === 'work', async () => {
    note = (await import('./assumed-note.ts')).withAssumedNote;
    builder.rules.set((state) => ({ ...state }));
  });
  const stopFollowing = followChoiceOfTables(builder);
  const holdBack: PayStubBuilder['holdBack'] = (file) =>
    resumeBeforeDownload(builder, file) ? FIGURES_CHANGED_ID : builder.holdBack?.(file);
  const makeNext = async () => {
    // The carried-over year to date depends on them.
    await settledRules(builder.rules);
    const { makeNextPayStub } = await import('./next-pay-stub.ts');
    makeNextPayStub(builder);
  };
  return {
    builder: { ...builder, holdBack, makeNext },
    loaded,
    close() {
      stopWaiting();
      stopFollowing();
      close();
    },
  };
}

/** Loads what prints the assumptions once there is work, so that a first visit loads no more than it shows. */
function onceBegun({ store }: Pick<PayStubBuilder, 'store'>, isBegun: boolean, load: () => Promise<void>): () => void {
  const first = store.get().draft;
  const stop = store.subscribe(() => {
    if (store.get().draft !== first) begin();
  });
  const begin = () => {
    stop();
    // Offline without it, the file has the line and the preview does not.
    void load().catch(() => undefined);
  };
  if (isBegun) begin();
  return stop;
}

/** The amount of Form W-4 step 3 follows the tables that are chosen for a new year, which come after the choice. */
function followChoiceOfTables({ rules, store }: Pick<PayStubBuilder, 'rules' | 'store'>): () => void {
  let seen = rules.get();
  return rules.subscribe(() => {
    const now = rules.get();
    const { book } = now;
    if (!book) return;
    const before = seen;
    seen = now;
    if (before.book && before.assumedYear !== now.assumedYear) {
      editDraft(store, (draft) => followRulesOfDependents(draft, before.book, book));
    }
  });
}

/**
 * Resumes a paused calculation before a download. When that changes the figures, it says so and returns true: nobody
 * should get a file with other figures than those they read.
 */
export function resumeBeforeDownload(
  { store, calculation }: Pick<PayStubBuilder, 'store' | 'calculation'>,
  kind: FileKind,
): boolean {
  if (!store.get().paused) return false;
  const isOutdated = calculation().freshness === 'outdated';
  setState(store, { paused: false, ...(isOutdated ? { download: { status: 'figures-changed', kind } } : {}) });
  return isOutdated;
}
