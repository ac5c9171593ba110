import type { KindDescriptor } from './kind-descriptor.ts';
import { form1099 } from './kinds/form-1099/descriptor.ts';
import { invoice } from './kinds/invoice/descriptor.ts';
import { payStub } from './kinds/pay-stub/descriptor.ts';
import { w2 } from './kinds/w2/descriptor.ts';

export type { PaperSize } from './look/sheet.ts';
export { textAt, valueAt, withTextAt } from './text-path.ts';
export * from './kind-descriptor.ts';

/** The kinds of document by their wire names, in the order menus, lists and messages use. */
export const DOCUMENT_TYPES = ['paystub', 'invoice', 'w2', '1099'] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Every kind's descriptor. To add one, see `docs/howto/add-a-kind.md`. */
export const KINDS: { readonly [Type in DocumentType]: KindDescriptor<Type> } = {
  paystub: payStub,
  invoice,
  w2,
  '1099': form1099,
};

/** The document type that data attached to a PDF gives; undefined for other data. */
export function attachedType(json: string): DocumentType | undefined {
  const named = /^\{"schema":"paperwage\/([^/"]+)\/\d+"/.exec(json)?.[1];
  return DOCUMENT_TYPES.find((type) => type === named);
}
