import type { W2Document, W2Draft } from '@paperwage/documents/w2';
import {
  emptyW2Draft,
  storableW2,
  storableW2Texts,
  layoutW2,
  sampleW2Draft,
  w2AsShown,
  w2Templates,
  w2Themes,
  withKeptEmployer,
} from '@paperwage/documents/w2';
import { KINDS } from '@paperwage/documents/kinds';
import type { BuilderKind } from '../../builder/kind/builder-kind.ts';
import { fromDescriptor } from '../../builder/kind/from-descriptor.ts';
import { copySets, copyViews } from '../../tax-form-builder/store/copy-views.ts';
import { withoutAgreements, withTerms, withFullSsn } from '../../tax-form-builder/store/form-draft.ts';
import { readEmployer } from './kept-employer.ts';
import type { OwnState } from './w2-state.ts';
import { stepOfPath, STEPS } from './steps.ts';

const ADDRESS = /^(company|employee)(Address|City|State|Zip)$/;

/** What a W-2 hands to the frame of all builders. */
export const w2BuilderKind: BuilderKind<W2Draft, OwnState, W2Document> = {
  ...fromDescriptor(KINDS.w2),
  steps: STEPS,
  templates: copySets(w2Templates),
  themes: w2Themes,
  generated: new Set(['year']),
  own: { initial: { summed: undefined }, begun: { summed: undefined }, kept: ['summed'] },
  loadKeptSchemas: async () => (await import('./kept-schemas.ts')).keptSchemas,
  loadPrepare: async () => (await import('@paperwage/documents/prepare/w2')).prepareInPage,
  emptyDraft: (context) => withKeptEmployer(emptyW2Draft(context), readEmployer()),
  loadSample: (context) => Promise.resolve(sampleW2Draft(context)),
  stepOf: stepOfPath,
  isReportedAt: () => true,
  regionOfField,
  fieldOfRegion,
  toKeep: (draft) => withoutAgreements(storableW2(draft)),
  toAccount: (draft, mayHoldWhole) => withoutAgreements(mayHoldWhole ? storableW2Texts(draft) : storableW2(draft)),
  complete: (draft, inAccount) => withFullSsn(draft, inAccount, 'employeeSocialSecurityNumber'),
  toSend: (draft, agreements, template) => withTerms(w2AsShown(draft, template), agreements),
  viewsOf: (template) => copyViews(w2Templates, template),
  layout: (document, look) => ({ scene: layoutW2(document, look) }),
  firstOf: (document) => document,
  isLong: () => false,
};

/** The region of the paper that shows a field, where the two have different names. */
function regionOfField(path: string): string {
  const party = ADDRESS.exec(path)?.[1];
  if (party) return party === 'company' ? 'companyName' : 'employeeAddress';
  if (path === 'income') return 'wagesTipsOther';
  if (path === 'state') return 'stateShort';
  return path.startsWith('field14b') ? 'field14b' : path;
}

/** The field behind a region of the paper. */
function fieldOfRegion(region: string, draft: W2Draft): string {
  if (region === 'field14') return draft.field14.length === 0 ? 'add-box-14' : 'field14.0.label';
  return region === 'field14b' ? 'field14b.0' : region;
}
