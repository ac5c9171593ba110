import { calculatePayStub, payStubAttachment, samplePayStubDraft, setWorkState } from '@paperwage/documents/pay-stub';
import type { PaidStub } from '@paperwage/documents/w2';
import { allRules } from '@paperwage/payroll';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { stubsOfFiles, stubsOfRecord } from './read-stubs.ts';

const draft = samplePayStubDraft({ today: calendarDate('2026-11-20'), random: () => 0.5 });

function pdfNamed(name: string, json: string) {
  const bytes = new TextEncoder().encode(json);
  const head = new TextEncoder().encode(`%PDF-1.7\n1 0 obj\n<</Type/EmbeddedFile/Length ${bytes.length}>>stream\n`);
  const blob = new Blob([head, bytes, '\nendstream']);
  return { name, arrayBuffer: () => blob.arrayBuffer() };
}

describe('the stubs of a record of the pay stub builder', () => {
  it('have the figures that are worked out, not those that stand in the draft', async () => {
    const stubs = (await stubsOfRecord(JSON.stringify({ version: 1, revision: 'a', draft }))) as readonly PaidStub[];
    expect(stubs).toHaveLength(3);
    const [stub] = stubs;
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

  it('are refused in words where the record is none of this version', async () => {
    const message = 'We can’t read the pay stubs. Open the pay stub builder once, then try again.';
    expect(await stubsOfRecord('{')).toEqual({ message });
    expect(await stubsOfRecord('{"draft":{"items":3}}')).toEqual({ message });
  });
});

describe('the stubs of PDFs that were made here', () => {
  const look = { template: 'ledger', theme: 'navy' };
  const attached = JSON.stringify(payStubAttachment(draft, calculatePayStub(draft, allRules), look));

  it('are those of all files, with the figures of their paper', async () => {
    const [one, two] = [pdfNamed('a.pdf', attached), pdfNamed('b.pdf', attached)];
    const fromRecord = (await stubsOfRecord(JSON.stringify({ draft }))) as readonly PaidStub[];
    expect(await stubsOfFiles([one, two])).toEqual([...fromRecord, ...fromRecord]);
  });

  it('have the wages that the state of each file taxes', async () => {
    const inCalifornia = setWorkState(draft, 'CA');
    const json = JSON.stringify(payStubAttachment(inCalifornia, calculatePayStub(inCalifornia, allRules), look));
    const stubs = (await stubsOfFiles([pdfNamed('a.pdf', attached), pdfNamed('b.pdf', json)])) as readonly PaidStub[];
    expect(stubs).toHaveLength(6);
    expect(stubs[0]!.stateWages).toBeUndefined();
    expect(stubs[3]!.stateWages).toBe(stubs[3]!.gross);
  });

  it('are refused as a whole where one file holds none, which is named', async () => {
    const other = pdfNamed('invoice.pdf', '{"schema":"paperwage/invoice/1"}');
    expect(await stubsOfFiles([pdfNamed('a.pdf', attached), other])).toEqual({
      message: 'invoice.pdf has no pay stub made with Paperwage. Leave it out and choose the others.',
    });
  });
});
