import type { DocumentType } from '@paperwage/documents';

/** What every screen calls a kind of document, and where it is made. */
export interface DocumentKindWords {
  /** `Pay stubs`, of a list of them. */
  readonly plural: string;
  /** `pay stub`, within a sentence. */
  readonly name: string;
  /** `Pay stub` */
  readonly label: string;
  readonly builderPath: string;
  /** Whether there is one to follow it: the next pay stub. */
  readonly next: string | undefined;
}

export const DOCUMENT_KINDS: Readonly<Record<DocumentType, DocumentKindWords>> = {
  paystub: {
    plural: 'Pay stubs',
    name: 'pay stub',
    label: 'Pay stub',
    builderPath: '/make-your-paystub',
    next: 'Next pay stub',
  },
  invoice: {
    plural: 'Invoices',
    name: 'invoice',
    label: 'Invoice',
    builderPath: '/invoice-generator',
    next: undefined,
  },
  w2: { plural: 'W-2', name: 'W-2', label: 'W-2', builderPath: '/make-your-w2', next: undefined },
  '1099': { plural: '1099', name: '1099', label: '1099', builderPath: '/make-your-1099', next: undefined },
};

/** How a document out of the account is to be opened in its builder. */
export type OpenedAs = 'same' | 'copy' | 'next';

/** The address that opens a draft of the account in its builder. */
export function draftHref(type: DocumentType, id: string): string {
  return `${DOCUMENT_KINDS[type].builderPath}?draft=${id}`;
}

/** The address that opens a document of the history in its builder. */
export function documentHref(type: DocumentType, id: string, as: OpenedAs): string {
  const step = as === 'next' ? '&step=earnings' : '';
  return `${DOCUMENT_KINDS[type].builderPath}?document=${id}&as=${as}${step}`;
}
