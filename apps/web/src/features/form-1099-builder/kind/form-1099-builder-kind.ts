import type { Form1099Document, Form1099Draft } from '@paperwage/documents/1099';
import {
  empty1099Draft,
  form1099AsShown,
  form1099StepOfIssue,
  form1099Templates,
  form1099TemplatesOf,
  form1099Themes,
  storable1099,
  storable1099Texts,
  layout1099,
  sample1099Draft,
} from '@paperwage/documents/1099';
import { KINDS } from '@paperwage/documents/kinds';
import type { BuilderKind } from '../../builder/kind/builder-kind.ts';
import { fromDescriptor } from '../../builder/kind/from-descriptor.ts';
import { copySets, copyViews } from '../../tax-form-builder/store/copy-views.ts';
import { withoutAgreements, withTerms, withFullSsn } from '../../tax-form-builder/store/form-draft.ts';
import { fieldOfRegion, regionOfField } from './paper-places.ts';

const TEMPLATES = { nec: copySets(form1099TemplatesOf('nec')), misc: copySets(form1099TemplatesOf('misc')) };

/** The four steps, in order. */
const STEPS = [
  { id: 'payment', label: 'Payment', heading: 'What did you pay, and for what?' },
  { id: 'parties', label: 'Payer and recipient', heading: 'Who are the payer and recipient?' },
  { id: 'boxes', label: 'Boxes', heading: 'What goes in the boxes?' },
  { id: 'finish', label: 'Finish', heading: 'Review and download' },
] as const;

/** What a 1099 hands to the frame of all builders. */
export const form1099BuilderKind: BuilderKind<Form1099Draft, object, Form1099Document> = {
  ...fromDescriptor(KINDS['1099']),
  steps: STEPS,
  templates: copySets(form1099Templates),
  templatesOf: ({ formType }) => TEMPLATES[formType],
  themes: form1099Themes,
  generated: new Set(['year']),
  own: { initial: {}, begun: {}, kept: [] },
  loadKeptSchemas: async () => (await import('./kept-schemas.ts')).keptSchemas,
  loadPrepare: async () => (await import('@paperwage/documents/prepare/form-1099')).prepareInPage,
  emptyDraft: empty1099Draft,
  loadSample: (context, { formType }) => Promise.resolve(sample1099Draft(context, formType)),
  stepOf: (path) => STEPS[form1099StepOfIssue(path) - 1]!.id,
  isReportedAt: () => true,
  regionOfField,
  fieldOfRegion,
  toKeep: (draft) => withoutAgreements(storable1099(draft)),
  toAccount: (draft, mayHoldWhole) => withoutAgreements(mayHoldWhole ? storable1099Texts(draft) : storable1099(draft)),
  complete: (draft, inAccount) => withFullSsn(draft, inAccount, 'socialSecurity'),
  toSend: (draft, agreements, template) => withTerms(form1099AsShown(draft, template), agreements),
  viewsOf: (template) => copyViews(form1099Templates, template),
  layout: (document, look) => ({ scene: layout1099(document, look) }),
  firstOf: (document) => document,
  isLong: () => false,
};
