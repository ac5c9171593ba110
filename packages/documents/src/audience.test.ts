import { readFontFiles } from '@paperwage/paper/font-files';
import { allRules } from '@paperwage/payroll';
import { addDays, calendarDate, STATE_CODES } from '@paperwage/values';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { amountOf } from './drafts/amounts.ts';
import { employeeDraft, testContext } from './kinds/pay-stub/fixtures/test-drafts.ts';
import type { PayStubDraft } from './kinds/pay-stub/index.ts';
import {
  calculatePayStub,
  nextPayStub,
  confirmPay,
  setEarning,
  setEmployeeField,
  setEmploymentType,
  setPayFrequency,
  setPayPeriod,
  setStubCount,
  setWorkState,
  validatePayStub,
  withComputedTotals,
} from './kinds/pay-stub/index.ts';
import { calculateW2, emptyW2Draft, sumPayStubs } from './kinds/w2/index.ts';
import { paidStubsOf } from './paid-stubs.ts';
import { renderPdf } from './render.ts';

const fonts = readFontFiles();
const pdfOf = (documentData: PayStubDraft) =>
  renderPdf({ type: 'paystub', template: 'statement', theme: 'harbor', documentData }, { fonts });
const filled = (draft: PayStubDraft) => withComputedTotals(draft, calculatePayStub(draft, allRules));
/** Pay for 80 hours in the two weeks that end on the pay date. */
function twoWeeks(rate: string, payDate: string): PayStubDraft {
  const to = calendarDate(payDate);
  return setPayPeriod(employeeDraft({ rate, payDate }), 0, { from: addDays(to, -13), to });
}

describe('the people who come', () => {
  it('own a small firm that pays three people, now and two weeks later', () => {
    for (const [name, rate] of [
      ['Ana Brown', '21.00'],
      ['Lee Park', '32.50'],
      ['Ida Moss', '58.75'],
    ] as const) {
      const first = setEmployeeField(twoWeeks(rate, '2026-11-06'), 'employeeName', name);
      const shown = calculatePayStub(first, allRules);
      const next = filled(confirmPay(nextPayStub(first, shown, testContext()), 0));
      const [before, after] = [shown.document.stubs[0]!, next.items[0]!];
      expect(pdfOf(next).fileName).toBe(`paystub-2026-11-20-${name.toLowerCase().replace(' ', '-')}.pdf`);
      expect(amountOf(after.grossPayYTDTotal)).toBe(before.gross.yearToDate + amountOf(after.grossPayTotal));
      expect(amountOf(after.netpayYTDTotal)).toBe(before.net.yearToDate + amountOf(after.netpayTotal));
    }
  });

  it('are contractors who show a year of income: twelve pages, the last with the sum of all', async () => {
    const context = testContext('2025-12-31');
    const monthly = setPayFrequency(employeeDraft({ today: '2025-12-31' }), 'MONTHLY', context);
    const paid = setEarning(setEmploymentType(monthly, 'contractor'), 0, 'contractor', {
      rate: '55.00',
      hours: '120.00',
    });
    const year = filled(setStubCount(paid, 12, context));
    const pdf = await getDocument({ data: pdfOf(year).bytes, verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(12);
    await pdf.destroy();
    expect(year.items.map(({ grossPayTotal }) => grossPayTotal)).toEqual(Array(12).fill('6,600.00'));
    expect(year.items.map(({ netpayYTDTotal }) => netpayYTDTotal)).toContain('79,200.00');
  });

  it('keep books for forty employees, in whatever state they work', () => {
    for (const [at, state] of STATE_CODES.slice(0, 40).entries()) {
      const draft = setWorkState(twoWeeks(`${18 + at}.25`, '2026-03-13'), state);
      const [stub] = calculatePayStub(draft, allRules).document.stubs;
      expect(validatePayStub(draft).filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(stub!.gross.period).toBe((1825 + 100 * at) * 80);
      expect(stub!.net.period).toBe(stub!.gross.period - stub!.deductionTotal.period);
    }
  });

  it('are accountants in January, who make a W-2 of the pay stubs of the year', () => {
    const today = calendarDate('2026-01-12');
    const december = employeeDraft({ today: '2025-12-19', payDate: '2025-12-19', stubs: 26 });
    const { draft, disagreements } = sumPayStubs(
      emptyW2Draft({ today }),
      paidStubsOf(filled(december), allRules),
      2025,
    );
    expect(disagreements).toEqual([]);
    expect(calculateW2(draft, allRules).document.amounts).toMatchObject({
      wagesTipsOther: { amount: 26 * 2_600_00 },
      socialSecurityTax: { amount: 26 * 161_20 },
      medicareTax: { amount: 26 * 37_70 },
    });
  });
});
