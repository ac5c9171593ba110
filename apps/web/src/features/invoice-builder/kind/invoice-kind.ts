import type { InvoiceDocument, InvoiceDraft } from '@paperwage/documents/invoice';
import {
  duplicateInvoice,
  emptyInvoiceDraft,
  invoiceTemplates,
  invoiceThemes,
  keptInvoice,
  layoutInvoice,
  sampleInvoiceDraft,
} from '@paperwage/documents/invoice';
import { PICTURES } from '../../../records/work-keys.ts';
import type { BuilderKind } from '../../builder/kind/builder-kind.ts';
import { fieldOfRegion, regionOfField } from './paper-places.ts';
import { stepOfPath, STEPS } from './steps.ts';

/** More than any template has on its first page, so that a miniature is that page. */
const ITEMS_OF_MINIATURE = 60;

/** What an invoice hands to the frame of all builders. */
export const invoiceKind: BuilderKind<InvoiceDraft, object, InvoiceDocument> = {
  type: 'invoice',
  path: '/invoice-generator',
  words: { title: 'Make an invoice', name: 'invoice', paper: 'Invoice' },
  steps: STEPS,
  isOnePage: true,
  templates: invoiceTemplates,
  themes: invoiceThemes,
  pictures: PICTURES.invoice,
  generated: new Set(['id', 'number', 'date']),
  own: { initial: {}, begun: {}, kept: [] },
  loadKeptSchemas: async () => (await import('./kept-schemas.ts')).keptSchemas,
  emptyDraft: emptyInvoiceDraft,
  sampleDraft: sampleInvoiceDraft,
  stepOf: stepOfPath,
  isTold: () => true,
  regionOfField,
  fieldOfRegion,
  outdates: affectsFigures,
  toKeep: keptInvoice,
  toAccount: keptInvoice,
  duplicate: duplicateInvoice,
  layout: layoutInvoice,
  firstOf: (document) => ({ ...document, items: document.items.slice(0, ITEMS_OF_MINIATURE) }),
  isLong: () => false,
};

/** Edits keep every part they do not touch the same object, so that comparing the parts is enough. */
function affectsFigures(before: InvoiceDraft, after: InvoiceDraft): boolean {
  const parts = (draft: InvoiceDraft) => [
    draft.items,
    draft.discountType,
    draft.discountRate,
    draft.taxType,
    draft.taxRate,
    draft.taxIncluded,
    draft.paidAmount,
    draft.currency,
  ];
  const later = parts(after);
  return parts(before).some((part, index) => part !== later[index]);
}
