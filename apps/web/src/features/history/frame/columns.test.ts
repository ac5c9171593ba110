import type { DocumentRow } from '@paperwage/api-contract';
import { rowTotal } from '@paperwage/documents/row-texts';
import { describe, expect, it } from 'vitest';
import { cellsOf, columnsOf, factsOf, distinguishingDetail } from './columns.ts';

const payStub: Extract<DocumentRow, { type: 'paystub' }> = {
  id: '019ab0c0-0000-7000-8000-000000000001',
  createdAt: 1,
  type: 'paystub',
  companyInfo: { employerName: 'Cascade Timber Works LLC' },
  employeeInfo: { employeeName: 'Marcus Bell' },
  itemsCount: 3,
  payDate: '2026-11-20',
  period: { from: '2026-11-07', to: '2026-11-20' },
  net: '1904.22',
  netTotal: '5712.66',
  earlierTables: null,
};
const invoice: DocumentRow = {
  id: payStub.id,
  createdAt: 1,
  type: 'invoice',
  formName: 'Invoice',
  from: { name: 'Cedar Studio' },
  to: { name: 'Bright Harbor Bakery' },
  total: '7,169.10',
  currency: 'EUR',
  number: '2026-014',
  date: '2026-11-20',
};

describe('the columns of a pay stub', () => {
  it('tell one pay stub from another of the same employee', () => {
    expect(columnsOf('paystub').map(({ label }) => label)).toEqual([
      'Employee',
      'Company',
      'Pay date',
      'Net pay',
      'Stubs',
    ]);
    const cells = ['Marcus Bell', 'Cascade Timber Works LLC', 'Nov 20, 2026', '1,904.22', '3'];
    expect(cellsOf(payStub)).toEqual(cells);
    expect(cellsOf({ ...payStub, payDate: '2026-11-06', net: '-3.00' }).slice(2, 4)).toEqual(['Nov 6, 2026', '-3.00']);
    expect(distinguishingDetail(payStub)).toBe(', paid Nov 20, 2026');
  });

  it('have the total of a set beside the latest net pay', () => {
    const [, , , net] = columnsOf('paystub');
    expect(rowTotal(payStub, net!)).toBe('5,712.66');
    expect(rowTotal({ ...payStub, netTotal: payStub.net }, net!)).toBe('');
    expect(rowTotal({ ...payStub, netTotal: '' }, net!)).toBe('');
    expect(rowTotal(invoice, columnsOf('invoice').at(-1)!)).toBe('');
  });

  it('are empty for what was not kept', () => {
    const old = { ...payStub, payDate: '', period: { from: '', to: '' }, net: '' };
    expect(cellsOf(old).slice(2, 4)).toEqual(['', '']);
    expect(distinguishingDetail(old)).toBe('');
    expect(
      factsOf(old)
        .map(({ text }) => text)
        .slice(1, 4),
    ).toEqual(['Unknown', 'Unknown', 'Unknown']);
  });
});

describe('the facts of a document', () => {
  it('are its columns without the name, and the period or day there is no column for', () => {
    expect(factsOf(payStub)).toContainEqual({ label: 'Pay period', text: 'Nov 7, 2026 to Nov 20, 2026' });
    expect(factsOf(payStub).map(({ label }) => label)).toEqual([
      'Company',
      'Pay date',
      'Pay period',
      'Net pay',
      'Net pay, total',
      'Stubs',
    ]);
    expect(factsOf({ ...payStub, period: { from: '', to: '2026-11-20' } })[2]!.text).toBe('To Nov 20, 2026');
    expect(factsOf(invoice).map(({ text }) => text)).toEqual([
      'Cedar Studio',
      'Invoice',
      '2026-014',
      'Nov 20, 2026',
      '7,169.10 EUR',
    ]);
    expect(distinguishingDetail(invoice)).toBe(', number 2026-014');
  });
});
