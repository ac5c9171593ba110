import type { SheetValue } from '../../../forms/boxes-sheet.ts';
import { boxesSheet, formTitle } from '../../../forms/boxes-sheet.ts';
import { form1099Copies } from '../../../forms/form-1099-copies.ts';
import type { FormCopy } from '../../../forms/form-edition.ts';
import type { WorkbookSheet } from '../../../workbook/index.ts';
import { writeWorkbook } from '../../../workbook/index.ts';
import type { Form1099Document } from '../document.ts';
import type { AmountField } from '../fields.ts';
import { AMOUNT_FIELDS } from '../fields.ts';
import { form1099Values } from '../form-values.ts';
import { form1099CopiesOf } from '../templates.ts';

/** The 1099 as an XLSX workbook: a sheet of its boxes with their labels, with amounts that are numbers. */
export function form1099Workbook(document: Form1099Document, template: string): Uint8Array {
  const { edition, payer, recipient } = document;
  return writeWorkbook([form1099Sheet(document, template)], {
    title: [formTitle(titleOf(document), edition), recipient.name].filter((part) => part !== '').join(', '),
    subject: `Form ${nameOf(document)}`,
    author: payer.name,
  });
}

/** A 1099's boxes as a sheet; it shows as much of the recipient's number as the template's copies do. */
export function form1099Sheet(document: Form1099Document, template: string): WorkbookSheet {
  const { edition, payer, recipient } = document;
  const valueOf = (field: string) => sheetValue(document, copyOf(template), field);
  return boxesSheet(nameOf(document), titleOf(document), edition, valueOf, [payer.name, recipient.name]);
}

function nameOf({ formType }: Form1099Document): string {
  return `1099-${formType.toUpperCase()}`;
}

function titleOf(document: Form1099Document): string {
  return `Form ${nameOf(document)} ${document.year ?? ''}`.trim();
}

/** The copy in a template that shows the most of a number; if there are none, the payee's. */
function copyOf(template: string): FormCopy {
  const copies = form1099CopiesOf(template);
  return copies.find(({ mayMaskTin }) => !mayMaskTin) ?? copies[0] ?? form1099Copies[0]!;
}

function sheetValue(document: Form1099Document, copy: FormCopy, field: string): SheetValue | undefined {
  if (isAmountField(field)) return { amount: document.amounts[field] };
  const value = form1099Values(document, copy)[field];
  if (typeof value === 'boolean') return { isYes: value };
  if (typeof value === 'string') return { text: value };
  return Array.isArray(value) ? { text: value.join(', ') } : undefined;
}

function isAmountField(field: string): field is AmountField {
  return AMOUNT_FIELDS.some((one) => one === field);
}
