import { calendarDate } from '@paperwage/values';
import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { calculatePayStub } from '../calculate.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { samplePayStubDraft } from '../index.ts';
import { payStubIssuedFacts } from './issued-facts.ts';

const sample = samplePayStubDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });

function factsOf(draft: PayStubDraft) {
  return payStubIssuedFacts(draft, calculatePayStub(draft, allRules).document);
}

/** The first stub with the federal income tax typed over. */
function withTyped(change: { readonly typed?: boolean; readonly ytdTyped?: boolean }): PayStubDraft {
  const [first, ...rest] = sample.items;
  const line = { id: 'federal', key: 'federal', name: '', isCustom: false, total: '5', ytd: '7,320', typed: false };
  return { ...sample, items: [{ ...first!, deductions: [{ ...line, ytdTyped: false, ...change }] }, ...rest] };
}

describe('what is known of issued pay stubs', () => {
  it('has for each code what its stub shows', () => {
    const { document } = calculatePayStub(sample, allRules);
    const { codes, issuer, recipient } = factsOf(sample);
    expect([issuer, recipient]).toEqual([document.company.name, document.employee.name]);
    expect(codes.map(({ date, amount }) => [date, amount])).toEqual(
      document.stubs.map(({ payDate, net }) => [payDate, net.period]),
    );
    expect(codes[0]!.facts).toMatchInlineSnapshot(`
      [
        {
          "label": "Employer",
          "value": "Cascade Timber Works LLC",
        },
        {
          "label": "City and state",
          "value": "Austin, TX",
        },
        {
          "label": "Employee",
          "value": "Núria Nguyễn-Ortega",
        },
        {
          "label": "Pay date",
          "value": "11/20/2026",
        },
        {
          "label": "Pay period",
          "value": "11/07/2026 – 11/20/2026",
        },
        {
          "label": "Gross pay",
          "value": "$3,017.50",
        },
        {
          "label": "Taxes withheld",
          "value": "$535.84",
        },
        {
          "label": "Other deductions",
          "value": "$0.00",
        },
        {
          "label": "Net pay",
          "value": "$2,481.66",
        },
        {
          "label": "Gross pay, year to date",
          "value": "$72,420.00",
        },
        {
          "label": "Paid earlier in the year",
          "value": "21 assumed paychecks",
        },
      ]
    `);
    expect(codes[0]!.typedOver).toEqual([]);
  });

  it('names the figures that were typed in place of calculated ones', () => {
    expect(factsOf(withTyped({ typed: true })).codes[0]!.typedOver).toEqual([
      { label: 'Federal income tax', value: '$5.00' },
    ]);
    expect(factsOf(withTyped({ ytdTyped: true })).codes[0]!.typedOver).toEqual([
      { label: 'Federal income tax, year to date', value: '$7,320.00' },
    ]);
    const manual = factsOf({ ...withTyped({}), autoCalculator: 'false' }).codes[0]!;
    expect(manual.typedOver).toContainEqual({ label: 'Federal income tax', value: '$5.00' });
    expect(manual.typedOver).toContainEqual({ label: 'Federal income tax, year to date', value: '$7,320.00' });
  });

  it('say that what was paid earlier in the year was entered by the issuer', () => {
    const [line] = sample.items[0]!.earnings;
    const prevYtdItem = { ...sample.prevYtdItem, earnings: [{ ...line!, ytd: '250,000.00' }] };
    const earlier = factsOf({ ...sample, prevYtd: 'true', prevYtdItem }).codes[0]!;
    expect(earlier.typedOver).toEqual([{ label: 'Paid earlier in the year', value: 'Entered by the issuer' }]);
  });

  it('has the same figures for other names, and others for other amounts', () => {
    const renamed = { ...sample, employeeInfo: { ...sample.employeeInfo, employeeName: 'Ana Ortiz' } };
    expect(factsOf(renamed).figures).toBe(factsOf(sample).figures);
    expect(factsOf(renamed).recipient).toBe('Ana Ortiz');
    expect(factsOf(withTyped({ typed: true })).figures).not.toBe(factsOf(sample).figures);
  });
});
