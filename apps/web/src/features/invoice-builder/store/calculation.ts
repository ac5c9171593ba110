import type { InvoiceDraft, InvoiceResult } from '@paperwage/documents/invoice';
import { calculateInvoice } from '@paperwage/documents/invoice';
import type { Calculation } from '../../builder/store/calculation.ts';
import { sortIssues } from '../../builder/store/calculation.ts';
import { invoiceBuilderKind } from '../kind/invoice-builder-kind.ts';
import { pathById } from '../kind/item-paths.ts';

export interface InvoiceCalculation extends Calculation {
  readonly result: InvoiceResult;
}

/** Figures and issues of a state, computed once for the same draft. Issues of an item are told by its id. */
export function createCalculation(): (state: { readonly draft: InvoiceDraft }) => InvoiceCalculation {
  let seen: InvoiceDraft | undefined;
  let last: InvoiceCalculation | undefined;
  return ({ draft }) => {
    if (last && seen === draft) return last;
    seen = draft;
    const result = calculateInvoice(draft);
    const issues = result.issues.map((issue) => ({ ...issue, path: pathById(issue.path, draft.items) }));
    last = { ...sortIssues(invoiceBuilderKind, issues), result, isBlocked: false };
    return last;
  };
}
