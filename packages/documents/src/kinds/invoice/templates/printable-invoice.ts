import { printableText } from '@paperwage/paper';
import type { DocumentTheme } from '../../../look/theme.ts';
import type { InvoiceDocument, InvoiceParty } from '../document.ts';

/** The invoice with every text of the user spelled in characters that the theme's faces have. */
export function printableInvoice(
  document: InvoiceDocument,
  theme: DocumentTheme,
): { readonly document: InvoiceDocument; readonly missingCharacters: readonly string[] } {
  const { text, strong, heading, display } = theme.faces;
  const faces = [...new Set([text, strong, heading, display])];
  const missing = new Set<string>();
  const clean = (written: string) => {
    const printable = printableText(written, faces);
    for (const character of printable.missing) missing.add(character);
    return printable.text;
  };
  const { from, to, totals } = document;
  const printable: InvoiceDocument = {
    ...document,
    title: clean(document.title) || 'Invoice',
    from: { ...from, ...party(from, clean), businessNumber: clean(from.businessNumber) },
    to: party(to, clean),
    number: clean(document.number),
    items: document.items.map((item) => ({
      ...item,
      description: clean(item.description),
      details: item.details.map(clean),
    })),
    totals: { ...totals, tax: { ...totals.tax, label: clean(totals.tax.label) } },
    notes: document.notes.map(clean),
  };
  return { document: printable, missingCharacters: [...missing] };
}

function party({ name, email, telephone, address }: InvoiceParty, clean: (text: string) => string): InvoiceParty {
  return {
    name: clean(name),
    email: clean(email),
    telephone: clean(telephone),
    address: address.map(clean).filter((line) => line !== ''),
  };
}
