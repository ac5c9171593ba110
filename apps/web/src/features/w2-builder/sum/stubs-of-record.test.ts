import { samplePayStubDraft } from '@paperwage/documents/pay-stub';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { stubsOfRecord } from './stubs-of-record.ts';

const draft = samplePayStubDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });

describe('the stubs of a record of the pay stub builder', () => {
  it('have the figures that are worked out, not those that stand in the draft', async () => {
    const stubs = await stubsOfRecord(JSON.stringify({ version: 1, revision: 'a', draft }));
    expect(stubs).toHaveLength(3);
    const [stub] = stubs!;
    expect(stub!.gross).toBeGreaterThan(0);
    // 6.2% and 1.45% of the gross pay, which has no deductions before tax.
    expect(stub!.socialSecurityTax).toBe(Math.round(stub!.gross * 0.062));
    expect(stub!.medicareTax).toBe(Math.round(stub!.gross * 0.0145));
    expect(stub!.federalIncomeTax).toBeGreaterThan(0);
    expect(stub!.parties).toMatchObject({
      companyName: 'Cascade Timber Works LLC',
      employeeName: 'Núria Nguyễn-Ortega',
    });
  });

  it('are unknown where the record is none of this version', async () => {
    expect(await stubsOfRecord('{')).toBeUndefined();
    expect(await stubsOfRecord('{"draft":{"items":3}}')).toBeUndefined();
  });
});
