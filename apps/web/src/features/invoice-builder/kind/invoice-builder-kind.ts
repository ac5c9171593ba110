import type { InvoiceDocument, InvoiceDraft } from '@paperwage/documents/invoice';
import {
  duplicateInvoice,
  emptyInvoiceDraft,
  invoiceTemplates,
  invoiceThemes,
  storableInvoice,
  layoutInvoice,
  sampleInvoiceDraft,
} from '@paperwage/documents/invoice';
import { KINDS } from '@paperwage/documents/kinds';
import type { BuilderKind } from '../../builder/kind/builder-kind.ts';
import { fromDescriptor } from '../../builder/kind/from-descriptor.ts';
import { fieldOfRegion, regionOfField } from './paper-places.ts';
import { stepOfPath, STEPS } from './steps.ts';

/** More than any template has on its first page, so that a miniature is that page. */
const ITEMS_OF_MINIATURE = 60;

/** What an invoice hands to the frame of all builders. */
export const invoiceBuilderKind: BuilderKind<InvoiceDraft, object, InvoiceDocument> = {
  ...fromDescriptor(KINDS.invoice),
  steps: STEPS,
  isOnePage: true,
  templates: invoiceTemplates,
  themes: invoiceThemes,
  generated: new Set(['id', 'number', 'date']),
  own: { initial: {}, begun: {}, kept: [] },
  loadKeptSchemas: async () => (await import('./kept-schemas.ts')).keptSchemas,
  loadPrepare: async () => (await import('@paperwage/documents/prepare/invoice')).prepareInPage,
  emptyDraft: emptyInvoiceDraft,
  loadSample: (context) => Promise.resolve(sampleInvoiceDraft(context)),
  stepOf: stepOfPath,
  isReportedAt: () => true,
  regionOfField,
  fieldOfRegion,
  toKeep: storableInvoice,
  toAccount: storableInvoice,
  duplicate: duplicateInvoice,
  layout: layoutInvoice,
  firstOf: (document) => ({ ...document, items: document.items.slice(0, ITEMS_OF_MINIATURE) }),
  isLong: () => false,
};
