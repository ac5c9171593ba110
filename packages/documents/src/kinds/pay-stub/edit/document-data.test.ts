import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { payStubAttachment, readPayStubAttachment } from '../files/attachment.ts';
import { calculatePayStub } from '../calculate.ts';
import { withComputedTotals } from './document-data.ts';
import { setEmployeeField } from './edit-fields.ts';
import { setDeductionTyped } from './edit-lines.ts';
import { payStubFileName } from '../files/file-name.ts';
import { samplePayStubDraft } from './sample-draft.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { payStubDraftSchema } from '../draft/schema.ts';
import { employeeDraft, testContext } from '../fixtures/test-drafts.ts';

const sample = samplePayStubDraft(testContext());
const result = calculatePayStub(sample, allRules);

describe('the totals of the wire', () => {
  const [item] = withComputedTotals(sample, result).items;

  it('are text with 2 decimals and thousands separators', () => {
    expect(item!.grossPayTotal).toBe('3,017.50');
    expect(item!.grossPayYTDTotal).toBe('72,420.00');
    expect(item!.earnings.find(({ key }) => key === 'regular')).toMatchObject({ total: '2,600.00', ytd: '62,400.00' });
    expect(item!.deductions.find(({ key }) => key === 'fica')).toMatchObject({ total: '187.09', ytd: '4,490.16' });
    expect(item!.customEarnings[0]).toMatchObject({ total: '40.00', ytd: '960.00' });
  });

  it('of lines that are not on paper are 0.00', () => {
    expect(item!.earnings.find(({ key }) => key === 'holiday')).toMatchObject({ total: '0.00', ytd: '0.00' });
    expect(item!.deductions.find(({ key }) => key === 'wst')).toMatchObject({ total: '0.00', ytd: '0.00' });
  });

  it('fit together', () => {
    const cents = (text: string) => Number(text.replace(/[,.]/g, ''));
    expect(cents(item!.netpayTotal)).toBe(cents(item!.grossPayTotal) - cents(item!.deductionTotal));
    expect(cents(item!.netpayYTDTotal)).toBe(cents(item!.grossPayYTDTotal) - cents(item!.deductionYTDTotal));
  });

  it('keep the draft within the schema, and mark what was typed', () => {
    const typed = setDeductionTyped(sample, 0, 'federal', { total: '200' });
    const data = withComputedTotals(typed, calculatePayStub(typed, allRules));
    expect(payStubDraftSchema.parse(data)).toEqual(data);
    expect(data.items[0]!.deductions.find(({ key }) => key === 'federal')).toMatchObject({
      total: '200.00',
      typed: true,
    });
    expect(data.items[0]!.deductions.find(({ key }) => key === 'medicare')!.typed).toBe(false);
  });
});

describe('the attachment of a PDF', () => {
  const look = { template: 'ledger', theme: 'harbor' };
  const attachment = payStubAttachment(sample, result, look);

  it('opens as the same document again', () => {
    const read = readPayStubAttachment(JSON.stringify(attachment));
    if (!read.isRead) throw new Error(read.message);
    expect(read.attachment).toEqual({
      schema: 'paperwage/paystub/1',
      type: 'paystub',
      ...look,
      documentData: attachment.documentData,
    });
    expect(calculatePayStub(read.attachment.documentData, allRules).document).toEqual(result.document);
  });

  it('is refused in words when it is none of ours', () => {
    const foreign = ['', 'null', '{"a":1}', '[', JSON.stringify({ ...attachment, schema: 'paperwage/paystub/2' })];
    const more = { ...attachment, documentData: { ...attachment.documentData, employeeSocial: '219-09-9999' } };
    for (const json of [...foreign, JSON.stringify(more)]) {
      expect(readPayStubAttachment(json)).toEqual({
        isRead: false,
        message: 'This file has no Paperwage pay stub. Open a PDF you downloaded from Paperwage.',
      });
    }
  });
});

describe('the file name', () => {
  function nameFor(employeeName: string, draft: PayStubDraft = employeeDraft()): string {
    const { document } = calculatePayStub(setEmployeeField(draft, 'employeeName', employeeName), allRules);
    return payStubFileName(document, 'pdf');
  }

  it('reads like paystub-2026-11-20-nuria-nguyen.pdf', () => {
    expect(nameFor('Núria Nguyễn')).toBe('paystub-2026-11-20-nuria-nguyen.pdf');
    expect(payStubFileName(result.document, 'xlsx')).toBe('paystub-2026-11-20-nuria-nguyen-ortega.xlsx');
  });

  it('has Latin letters without accents, and other letters as they are', () => {
    expect(nameFor('Łukasz Ștefan O’Đạt')).toBe('paystub-2026-11-20-lukasz-stefan-odat.pdf');
    expect(nameFor('../../Ann "B" <c>\n')).toBe('paystub-2026-11-20-ann-b-c.pdf');
    expect(nameFor('Жанна Їжак-Йовович')).toBe('paystub-2026-11-20-жанна-їжак-йовович.pdf');
    expect(nameFor('Άννα Ξένου')).toBe('paystub-2026-11-20-άννα-ξένου.pdf');
    expect(nameFor('\u202eАнна/\u0000..٣')).toBe('paystub-2026-11-20-анна.pdf');
    expect(nameFor('x'.repeat(80))).toBe(`paystub-2026-11-20-${'x'.repeat(40)}.pdf`);
  });

  it('never holds a social security number, even one typed as the name', () => {
    expect(nameFor('Ann 219-09-9999')).toBe('paystub-2026-11-20-ann.pdf');
  });

  it('takes the newest pay date, and does without one', () => {
    const two = employeeDraft({ stubs: 2 });
    expect(nameFor('Ann', { ...two, items: [two.items[1]!, two.items[0]!] })).toBe('paystub-2026-11-20-ann.pdf');
    expect(nameFor('', { ...two, items: two.items.map((item) => ({ ...item, payDate: '' })) })).toBe('paystub.pdf');
  });
});
