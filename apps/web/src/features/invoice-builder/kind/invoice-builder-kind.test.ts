import {
  calculateInvoice,
  emptyInvoiceDraft,
  invoiceDraftSchema,
  sampleInvoiceDraft,
  setDiscountType,
  setInvoiceField,
  setItemField,
  setPartyField,
} from '@paperwage/documents/invoice';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { draftToSave } from '../../builder/account/draft-of-account.ts';
import { pagesWithRegions } from '../../builder/frame/regions.ts';
import { isUntouched } from '../../builder/saving/is-untouched.ts';
import { invoiceBuilderKind } from './invoice-builder-kind.ts';
import { pathById, pathByOrder } from './item-paths.ts';

const then = { today: calendarDate('2026-08-02'), random: () => 0.25 };
const now = { today: calendarDate('2026-11-21'), random: () => 0.75 };
const empty = emptyInvoiceDraft(then);
let seed = 0;
const sample = sampleInvoiceDraft({
  today: now.today,
  random: () => (seed = (seed * 16_807 + 11) % 2_147_483_647) / 2_147_483_647,
});

describe('what is generated in an invoice', () => {
  it('is all in which an empty one differs from that of another day, also as it comes back from the store', () => {
    expect(isUntouched(invoiceBuilderKind, empty, now)).toBe(true);
    expect(isUntouched(invoiceBuilderKind, invoiceDraftSchema.parse(JSON.parse(JSON.stringify(empty))), now)).toBe(
      true,
    );
  });

  it.each([
    ['a name', setPartyField(empty, 'to', 'name', 'Northwind')],
    ['a rate', setItemField(empty, empty.items[0]!.id, 'rate', '21.00')],
    ['terms', setInvoiceField(empty, 'terms', '30')],
  ])('leaves out %s', (_, draft) => {
    expect(isUntouched(invoiceBuilderKind, draft, now)).toBe(false);
  });
});

describe('what is saved to the account', () => {
  it('has the address of the logo, which is uploaded, in place of it', async () => {
    const uploaded: string[] = [];
    const draft = setInvoiceField(sample, 'logo', 'data:image/png;base64,AAAA');
    const look = { template: 'ledger', theme: 'forest' };
    const work = { ...look, draft, workId: 'w', finishSeen: false, hasDownloaded: false, visited: [] };
    const made = await draftToSave(invoiceBuilderKind, work, (picture) => {
      uploaded.push(picture);
      return Promise.resolve({ ok: true, data: '/api/logos/2026-12-20/a.png' });
    });
    expect(uploaded).toEqual(['data:image/png;base64,AAAA']);
    const documentData = { ...sample, logo: '/api/logos/2026-12-20/a.png' };
    expect(made).toEqual({ ok: true, draft: { type: 'invoice', ...look, documentData } });
  });
});

describe('what makes an invoice out of date', () => {
  it('is what changes a figure, not a name', () => {
    expect(invoiceBuilderKind.outdates(sample, setItemField(sample, sample.items[0]!.id, 'qty', '2'))).toBe(true);
    expect(invoiceBuilderKind.outdates(sample, setDiscountType(sample, 'none'))).toBe(true);
    expect(invoiceBuilderKind.outdates(sample, setPartyField(sample, 'to', 'name', 'Northwind'))).toBe(false);
  });
});

describe('the sections', () => {
  it('have every field of an invoice', () => {
    const sections = new Set(invoiceBuilderKind.steps.map(({ id }) => id));
    for (const field of Object.keys(sample)) expect(sections).toContain(invoiceBuilderKind.stepOf(field));
    expect(invoiceBuilderKind.stepOf('from.name')).toBe('from');
    expect(invoiceBuilderKind.stepOf(`items.${sample.items[1]!.id}.rate`)).toBe('items');
    expect(invoiceBuilderKind.stepOf('customDueDate')).toBe('details');
    expect(invoiceBuilderKind.stepOf('taxLabel')).toBe('totals');
    expect(invoiceBuilderKind.stepOf('payLink')).toBe('notes');
  });
});

describe('the paper', () => {
  const { document } = calculateInvoice({ ...sample, taxIncluded: false });
  const regions = pagesWithRegions(
    invoiceBuilderKind.layout(document, { template: 'ledger', theme: 'forest' }).scene.pages,
  );

  it.each([
    'from.name',
    'from.city',
    'from.email',
    'from.businessNumber',
    'to.name',
    'to.zip',
    'to.phone',
    'number',
    'date',
    'terms',
    `items.${sample.items[2]!.id}.rate`,
    'discountRate',
    'taxRate',
    'taxLabel',
    'paidAmount',
    'notes',
    'payLink',
    'logo',
  ])('shows %s in a region', (path) => {
    expect(regions.find(invoiceBuilderKind.regionOfField(path, document))).toBeDefined();
  });

  it('leads from every region to a field that is there', () => {
    const isThere = (path: string) => {
      const [field, id] = path.split('.');
      return field === 'items' ? sample.items.some((item) => item.id === id) : Object.hasOwn(sample, field!);
    };
    for (const region of regions.names.keys())
      expect(isThere(invoiceBuilderKind.fieldOfRegion(region, sample)), region).toBe(true);
    expect(invoiceBuilderKind.fieldOfRegion('items.2', sample)).toBe(`items.${sample.items[2]!.id}.description`);
    expect(invoiceBuilderKind.fieldOfRegion('due', { ...sample, terms: 'custom' })).toBe('customDueDate');
  });

  it('keeps the place of an item when others are moved or left blank', () => {
    const { id } = sample.items[3]!;
    const moved = {
      ...sample,
      items: [sample.items[3]!, { ...sample.items[0]!, description: '', details: '', rate: '' }],
    };
    const paper = calculateInvoice(moved).document;
    expect(invoiceBuilderKind.regionOfField(`items.${id}.rate`, paper)).toBe('items.0');
    expect(pathById('items.3.rate', sample.items)).toBe(`items.${id}.rate`);
    expect(pathByOrder(`items.${id}.rate`, moved.items)).toBe('items.0.rate');
    expect(pathById('items', sample.items)).toBe('items');
    expect(pathByOrder('items.gone.rate', sample.items)).toBe('items.gone.rate');
  });
});
