import type { SheetValue } from '../../../forms/boxes-sheet.ts';
import { boxesSheet, formTitle } from '../../../forms/boxes-sheet.ts';
import type { FormCopy } from '../../../forms/form-edition.ts';
import type { WorkbookSheet } from '../../../workbook/index.ts';
import { writeWorkbook } from '../../../workbook/index.ts';
import { estimateNote, type W2Document } from '../document.ts';
import type { AmountField } from '../fields.ts';
import { AMOUNT_FIELDS } from '../fields.ts';
import { w2FormValues } from '../form-values.ts';
import { w2Copies } from '../../../forms/w2-copies.ts';
import { w2CopiesOf } from '../templates.ts';

/** The W-2 as an XLSX workbook: a sheet of its boxes with their labels, with amounts that are numbers. */
export function w2Workbook(document: W2Document, template: string): Uint8Array {
  return writeWorkbook([w2Sheet(document, template)], {
    title: [formTitle(`Form W-2 ${document.year ?? ''}`.trim(), document.edition), nameOf(document)]
      .filter((part) => part !== '')
      .join(', '),
    subject: 'Form W-2',
    author: document.employer.name,
  });
}

/** A W-2's boxes as a sheet; it shows as much of the social security number as the template's copies do. */
export function w2Sheet(document: W2Document, template: string): WorkbookSheet {
  const title = `Form W-2 Wage and Tax Statement ${document.year ?? ''}`.trim();
  const valueOf = (field: string) => sheetValue(document, copyOf(template), field);
  const people = [document.employer.name, nameOf(document)];
  return boxesSheet('W-2', title, document.edition, valueOf, people, estimateNote(document));
}

function nameOf({ employee }: W2Document): string {
  return [employee.first, employee.last, employee.suffix].filter((part) => part !== '').join(' ');
}

/** The copy in a template that shows the most of a number; if there are none, the employee's. */
function copyOf(template: string): FormCopy {
  const copies = w2CopiesOf(template);
  return copies.find(({ mayMaskTin }) => !mayMaskTin) ?? copies[0] ?? w2Copies[0]!;
}

function sheetValue(document: W2Document, copy: FormCopy, field: string): SheetValue | undefined {
  if (isAmountField(field)) return { amount: document.amounts[field].amount };
  if (field === 'field14') return { lines: document.box14 };
  const value = w2FormValues(document, copy)[field];
  if (typeof value === 'boolean') return { isYes: value };
  if (typeof value === 'string') return { text: value };
  return Array.isArray(value) ? { text: value.join(', ') } : undefined;
}

function isAmountField(field: string): field is AmountField {
  return AMOUNT_FIELDS.some((one) => one === field);
}
