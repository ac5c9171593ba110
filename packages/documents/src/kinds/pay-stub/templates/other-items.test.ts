import { cents, parseQuantity, parseUnitPrice } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import type { PayStubDocument } from '../document.ts';
import { payStubFixtures } from '../fixtures/documents.ts';
import { payStubSheet } from '../files/workbook.ts';
import { layoutPayStub, payStubTemplates } from './layout-pay-stub.ts';

const { ordinary } = payStubFixtures;
const filled: PayStubDocument = {
  ...ordinary,
  company: { ...ordinary.company, legalName: 'Cascade Timber Holdings Incorporated', registryNumber: '1234567-89' },
  stubs: ordinary.stubs.map((stub) => ({
    ...stub,
    otherItems: {
      payBasis: undefined,
      hoursWorked: parseQuantity('86'),
      overtimeRate: undefined,
      timeOff: [
        {
          ...{ id: 'a', name: 'Sick leave' },
          ...{ accrued: parseQuantity('2.67'), used: parseQuantity('0'), available: parseQuantity('24') },
        },
        { id: 'b', name: 'Vacation', accrued: undefined, used: undefined, available: parseQuantity('1040.5') },
      ],
      pieceWork: [{ id: 'a', name: 'Boxes packed', units: parseQuantity('1200'), rate: parseUnitPrice('0.125') }],
      allowances: [{ id: 'a', name: 'Meals', amount: cents(3500) }],
    },
  })),
};

/** Every text of the pages, in their order. */
function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'text' in value && typeof value.text === 'string' ? [value.text] : [];
  return [...own, ...Object.values(value).flatMap(textsOf)];
}

describe.each(payStubTemplates.map(({ id }) => id))('other items on %s', (template) => {
  const printed = (document: PayStubDocument) =>
    textsOf(layoutPayStub(document, { template, theme: 'harbor' }).scene.pages).join(' ');

  it('are printed with their labels', () => {
    const text = printed(filled);
    expect(text).toContain('Cascade Timber Holdings Incorporated');
    expect(text).toContain('1234567-89');
    expect(text).toContain('accrued 2.67, used 0.00, available 24.00');
    expect(text).toContain('available 1,040.50');
    expect(text).toContain('1,200 at 0.125');
    expect(text).toContain('35.00');
  });

  it('keep the stub on the pages it had', () => {
    const pages = (document: PayStubDocument) => layoutPayStub(document, { template, theme: 'harbor' }).scene.pages;
    expect(pages(filled)).toHaveLength(pages(ordinary).length);
  });

  it('print nothing for a contractor', () => {
    expect(printed({ ...filled, recipient: 'contractor' })).not.toContain('1234567-89');
  });
});

it('stand below the net pay in the workbook', () => {
  const rows = payStubSheet(filled, filled.stubs[0]!, 0).rows.slice(-6);
  const texts = rows.map((row) => row.flatMap((cell) => (cell?.kind === 'text' ? [cell.text] : [])));
  expect(texts).toContainEqual(['Sick leave (hours)', 'accrued 2.67, used 0.00, available 24.00']);
});
