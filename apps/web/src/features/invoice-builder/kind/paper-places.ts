import type { InvoiceDocument, InvoiceDraft } from '@paperwage/documents/invoice';

const REGIONS: Readonly<Record<string, string>> = {
  customDueDate: 'due',
  discountType: 'discount',
  discountRate: 'discount',
  taxType: 'tax',
  taxRate: 'tax',
  taxLabel: 'tax',
  taxIncluded: 'tax',
};

/** The region of the paper that shows a field, where the two have different names. */
export function regionOfField(path: string, { items }: InvoiceDocument): string {
  const [holder, part] = path.split('.');
  if ((holder === 'from' || holder === 'to') && part !== undefined) {
    if (/^(address1|address2|city|state|zip)$/.test(part)) return `${holder}.address`;
    return part === 'email' || part === 'phone' ? `${holder}.contact` : path;
  }
  if (holder === 'items') {
    const item = items.find(({ id }) => id === part);
    return item ? `items.${item.index}` : path;
  }
  return REGIONS[path] ?? path;
}

/** The field behind a region of the paper: for a sum, what it hangs on most. */
export function fieldOfRegion(region: string, draft: InvoiceDraft): string {
  const [holder, part] = region.split('.');
  if (part === 'address') return `${holder}.address1`;
  if (part === 'contact') return `${holder}.email`;
  switch (holder) {
    case 'items':
      return `items.${draft.items[Number(part)]?.id ?? ''}.description`;
    case 'subtotal':
    case 'total':
      return `items.${draft.items[0]!.id}.rate`;
    case 'due':
      return draft.terms === 'custom' ? 'customDueDate' : 'terms';
    case 'discount':
      return 'discountRate';
    case 'tax':
      return 'taxRate';
    case 'balanceDue':
      return 'paidAmount';
    default:
      return region;
  }
}
