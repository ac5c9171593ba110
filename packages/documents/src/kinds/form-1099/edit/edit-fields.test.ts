import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { form1099Attachment, read1099Attachment } from '../attachment.ts';
import { calculate1099 } from '../calculate.ts';
import { format1099Numbers, set1099Field } from './edit-fields.ts';
import { empty1099Draft } from './empty-draft.ts';
import { PARTY_FIELDS } from '../fields.ts';
import { form1099FileName } from '../files/file-name.ts';
import { emptyOf, sampleOf } from '../fixtures/drafts.ts';
import { form1099PlaceName } from '../place-name.ts';
import { form1099DraftSchema } from '../schema.ts';
import { areBothPartiesComplete, form1099StepOfIssue, isYearAndIncomeComplete } from '../steps.ts';
import { form1099Sheet } from '../files/workbook.ts';

describe('the draft of a 1099', () => {
  it('has the fields of the specification under their names', () => {
    const names =
      'year income corrected rents royalties otherIncome federalIncomeTax companyEin socialSecurity fishingBoat ' +
      'medicalAndHealthCare payerDirectSales substitutePayments cropInsurance grossProceeds field11 section409A ' +
      'accountNumber fatca excessGoldenParachutePayments nonQualifiedDeferredCompensation stateTaxWithHeldA ' +
      'stateTaxWithHeldB payersStateNoA payersStateNoB stateIncomeA stateIncomeB illegalAgreement terms';
    expect(Object.keys(form1099DraftSchema.shape)).toEqual(
      expect.arrayContaining([...names.split(' '), ...PARTY_FIELDS]),
    );
  });

  it('begins with defaults that the schema keeps as they are', () => {
    const empty = emptyOf('nec', 2026);
    expect(form1099DraftSchema.parse(empty)).toEqual(empty);
    expect(form1099DraftSchema.parse({ year: '2026' })).toEqual(empty);
    expect(empty1099Draft({ today: calendarDate('2024-01-05') }).year).toBe('2023');
    expect(empty1099Draft({ today: calendarDate('2024-04-05') }).year).toBe('2024');
    expect(form1099DraftSchema.safeParse({ year: '2021' }).success).toBe(false);
  });
});

describe('the steps of a 1099', () => {
  it('has step one complete when year and income are filled', () => {
    const draft = { ...emptyOf('nec', 2025), income: '5' };
    expect(isYearAndIncomeComplete(draft)).toBe(true);
    expect(isYearAndIncomeComplete({ ...draft, income: '' })).toBe(false);
    expect(isYearAndIncomeComplete({ ...draft, year: '' })).toBe(false);
  });

  it('has step two complete when all ten payer and recipient fields are filled', () => {
    expect(areBothPartiesComplete(sampleOf('nec', 2025))).toBe(true);
    for (const field of PARTY_FIELDS)
      expect(areBothPartiesComplete(sampleOf('nec', 2025, { [field]: ' ' }))).toBe(false);
  });

  it('knows on which step a place is edited, and what people call it', () => {
    const paths = ['income', 'recipientsZip', 'payersStateNoA', 'terms'];
    expect(paths.map(form1099StepOfIssue)).toEqual([1, 2, 3, 4]);
    const nameOf = (path: string) => form1099PlaceName(sampleOf('misc', 2025), path);
    expect(['recipientsZip', 'rents', 'nothing'].map(nameOf)).toEqual(['Recipient ZIP code', 'Box 1', undefined]);
  });
});

describe('editing a 1099', () => {
  it('stays the same object when nothing changes', () => {
    const draft = sampleOf('nec', 2025);
    expect(set1099Field(draft, 'payersCity', 'Sacramento')).toBe(draft);
    expect(set1099Field(draft, 'formType', 'misc').formType).toBe('misc');
    expect(format1099Numbers(draft)).toBe(draft);
  });

  it('writes numbers as the form has them', () => {
    const typed = sampleOf('nec', 2025, { companyEin: '843192756', socialSecurity: '527417730' });
    expect(format1099Numbers(typed)).toMatchObject({ companyEin: '84-3192756', socialSecurity: '527417730' });
    expect(calculate1099(typed).document.recipient.tin).toBe('527-41-7730');
    expect(format1099Numbers({ ...typed, socialSecurity: '078051121' }).socialSecurity).toBe('078-05-1121');
    expect(format1099Numbers({ ...typed, socialSecurity: '91-1234567' }).socialSecurity).toBe('91-1234567');
  });
});

describe('the data of a 1099', () => {
  const look = { template: 'recipient', theme: 'official' };

  it('can be opened again', () => {
    const draft = sampleOf('misc', 2025, { maskRecipientTin: false });
    const read = read1099Attachment(JSON.stringify(form1099Attachment(draft, look)))!;
    expect(read.documentData).toEqual(draft);
    expect(read1099Attachment('no JSON')).toBeUndefined();
  });

  it('knows no more of the recipient’s number than the copies show', () => {
    const numberIn = (template: string) =>
      form1099Attachment(sampleOf('nec', 2025), { ...look, template }).documentData.socialSecurity;
    expect(numberIn('recipient')).toBe('XXX-XX-7730');
    expect(numberIn('payer')).toBe('527-41-7730');
  });

  it('has a file name without any number of a person', () => {
    const { document } = calculate1099(sampleOf('nec', 2025, { recipientsName: 'Łukasz 527-41-7730 Ștefan' }));
    expect(form1099FileName(document, 'xlsx', 'payer')).toBe('1099-nec-2025-lukasz-stefan.xlsx');
    expect(form1099FileName(document, 'pdf', 'recipient')).toBe('1099-nec-2025-lukasz-stefan.pdf');
    expect(form1099FileName(document, 'pdf', 'payer')).toBe('1099-nec-2025-lukasz-stefan-payer.pdf');
  });

  it('is a sheet of boxes with labels, amounts being numbers', () => {
    const { rows, name } = form1099Sheet(calculate1099(sampleOf('misc', 2025)).document, 'recipient');
    expect(name).toBe('1099-MISC');
    const rowOf = (box: string) => rows.find(([cell]) => cell?.kind === 'text' && cell.text === box);
    expect(rowOf('1')).toMatchObject([{}, { text: 'Rents' }, { kind: 'money', amount: 2_460_000 }]);
    expect(rows.flat().some((cell) => cell?.kind === 'text' && cell.text === 'XXX-XX-7730')).toBe(true);
    expect(rows.every(([, label]) => label === undefined || (label.kind === 'text' && label.text !== ''))).toBe(true);
  });
});
