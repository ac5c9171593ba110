import { documentSummary } from '@paperwage/documents';
import { calculatePayStub } from '@paperwage/documents/pay-stub';
import { allRules } from '@paperwage/payroll';
import type { RuleBook } from '@paperwage/payroll';
import { calendarDate, formatMoney } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_REQUEST, INVOICE_REQUEST } from '../../fixtures/requests.ts';
import { documentRow } from './history.ts';

const ID = '019ab0c0-0000-7000-8000-000000000001';
const { documentData } = DOCUMENT_REQUEST;
const summaryOf = (change: Partial<typeof documentData>) =>
  documentSummary({ ...DOCUMENT_REQUEST, documentData: { ...documentData, ...change } });

describe('the summary of a pay stub', () => {
  it('tells of its last pay what the paper says, wherever in the set that is', () => {
    const { stubs } = calculatePayStub(documentData, allRules).document;
    const [newest] = stubs;
    const told = { payDate: newest!.payDate, period: newest!.period, net: formatMoney(newest!.net.period) };
    expect(summaryOf({})).toMatchObject(told);
    expect(told.payDate).toBe('2026-11-20');
    expect(summaryOf({ items: documentData.items.toReversed() })).toMatchObject(told);
  });

  it('tells no net pay and no day that the paper does not', () => {
    const items = documentData.items.map((item) => ({ ...item, payPeriod: { from: '', to: '' }, payDate: '' }));
    expect(summaryOf({ items, autoCalculator: 'false' })).toMatchObject({ payDate: '', period: { from: '', to: '' } });
    expect(summaryOf({ workState: '' as 'TX' })).toMatchObject({ payDate: '2026-11-20', net: '' });
  });
});

describe('pay with the tables of the year before', () => {
  const [first, ...others] = documentData.items;
  const items = [{ ...first!, payDate: '2027-01-15' }, ...others];

  it('is told with its state and day, and by its row whether the tables have come', () => {
    const summary = summaryOf({ items, assumeYear: '2026' });
    expect(summary).toMatchObject({ earlierTables: { year: 2026, payDate: '2027-01-15', state: 'TX' } });
    const row = (rules?: RuleBook) => documentRow({ id: ID, type: 'paystub', summary }, undefined, rules);
    expect(row()).toMatchObject({ earlierTables: { year: 2026, areNewIn: false } });
    const ofNewYear = <Rule extends { to: string }>(rules: readonly Rule[]) =>
      rules.map((rule) => (rule.to === '2026-12-31' ? { ...rule, to: calendarDate('2027-12-31') } : rule));
    const { federal, states, items: programs } = allRules;
    const federalAlone = { ...allRules, federal: ofNewYear(federal) };
    expect(row(federalAlone)).toMatchObject({ earlierTables: { areNewIn: false } });
    const all = { ...federalAlone, states: ofNewYear(states), items: ofNewYear(programs) };
    expect(row(all)).toMatchObject({ earlierTables: { year: 2026, areNewIn: true } });
  });

  it('is not told of pay dates that have tables, whatever was chosen', () => {
    for (const summary of [summaryOf({}), summaryOf({ assumeYear: '2026' })]) {
      expect(documentRow({ id: ID, type: 'paystub', summary }, undefined)).toMatchObject({ earlierTables: null });
    }
  });
});

describe('the row of a document', () => {
  it('is whole of one that was made when less was kept', () => {
    const old = {
      type: 'paystub',
      companyInfo: { employerName: 'Cascade' },
      employeeInfo: { employeeName: 'Ana' },
      itemsCount: 3,
    };
    const none = { payDate: '', period: { from: '', to: '' }, net: '' };
    expect(documentRow({ id: ID, type: 'paystub', summary: old }, undefined)).toMatchObject({
      ...old,
      ...none,
      id: ID,
    });
    const oldInvoice = { ...documentSummary(INVOICE_REQUEST), number: undefined, date: undefined };
    expect(documentRow({ id: ID, type: 'invoice', summary: oldInvoice }, undefined)).toMatchObject({
      number: '',
      date: '',
    });
  });
});
