import { KINDS } from '@paperwage/documents/kinds';
import type { PayStubDocument, PayStubDraft } from '@paperwage/documents/pay-stub';
import {
  duplicatePayStub,
  emptyPayStubDraft,
  layoutPayStub,
  layoutStubAlone,
  payStubTemplates,
  payStubThemes,
  setEarning,
} from '@paperwage/documents/pay-stub';
import type { BuilderKind } from '../../builder/kind/builder-kind.ts';
import { fromDescriptor } from '../../builder/kind/from-descriptor.ts';
import { writeAt } from '../../builder/store/draft-path.ts';
import type { OwnState } from './pay-stub-state.ts';
import { canPause } from './pay-stub-state.ts';
import { fieldOfRegion, regionOfField } from './paper-places.ts';
import { stepOfPath, STEPS, stepWords } from './steps.ts';

/** Some templates put two stubs on a page, so that two are enough to show any of them. */
const STUBS_OF_MINIATURE = 2;
/** Up to this many stubs the paper follows each key at once. */
const FOLLOWED_STUBS = 12;

/** The rate or the hours of an earning. */
const EARNING_FIGURE = /^items\.(\d+)\.(?:earnings|customEarnings)\.([^.]+)\.(rate|hours)$/;

/** What a pay stub hands to the frame of all builders. */
export const payStubBuilderKind: BuilderKind<PayStubDraft, OwnState, PayStubDocument> = {
  ...fromDescriptor(KINDS.paystub),
  steps: STEPS,
  stepWords,
  templates: payStubTemplates,
  themes: payStubThemes,
  generated: new Set([
    'itemId',
    'defaultEmployeeId',
    'payDate',
    'payPeriod',
    'coNumber',
    'fileNumber',
    'deptNumber',
    'clockNumber',
    'vchrNumber',
    'checkNo',
    'generatedCheckNo',
  ]),
  own: {
    initial: { stub: 0, shownLines: new Set(['overtime']), paused: false, deductionsUnfolded: false },
    begun: { stub: 0, paused: false },
    kept: ['stub'],
  },
  loadKeptSchemas: async () => (await import('./kept-schemas.ts')).keptSchemas,
  loadPrepare: async () => (await import('@paperwage/documents/prepare/pay-stub')).prepareInPage,
  emptyDraft: emptyPayStubDraft,
  duplicate: duplicatePayStub,
  loadSample: async (context) => (await import('./sample.ts')).samplePayStubDraft(context),
  stepOf: stepOfPath,
  isReportedAt: isReportedOnce,
  write(draft, path, text) {
    const [, stub, id, figure] = EARNING_FIGURE.exec(path) ?? [];
    return figure === undefined ? writeAt(draft, path, text) : setEarning(draft, Number(stub), id!, { [figure]: text });
  },
  regionOfField,
  fieldOfRegion,
  reveal(path) {
    const stub = /^items\.(\d+)/.exec(path)?.[1];
    const isDeduction = /^items\.\d+\.(?:deductions|customDeductions)\b/.test(path);
    const figure = /^(items\.\d+\.(?:earnings|deductions)\.[^.]+)\.(?:total|ytd)$/.exec(path)?.[1];
    return {
      ...(stub !== undefined && { stub: Number(stub) }),
      ...(isDeduction && { deductionsUnfolded: true }),
      ...(figure !== undefined && { opened: figure }),
    };
  },
  follow: (state, draft) => ({
    stub: Math.min(state.stub, draft.items.length - 1),
    paused: state.paused && canPause(draft),
  }),
  layout: layoutPayStub,
  layoutPage(document, look, page, pages) {
    // A stub that goes on over a page moves the pages behind it.
    if (document.stubs.length !== pages) return undefined;
    const alone = layoutStubAlone(document, look, page);
    return alone?.pages.length === 1 ? alone : undefined;
  },
  firstOf: (document) => ({ ...document, stubs: document.stubs.slice(0, STUBS_OF_MINIATURE) }),
  isLong: ({ stubs }) => stubs.length > FOLLOWED_STUBS,
};

/** The name of a line of the user's own is the same on all stubs: what is to be said of it is said and counted once. */
function isReportedOnce(path: string): boolean {
  return !/^items\.[1-9]\d*\.custom\w+\.[^.]+\.name$/.test(path);
}
