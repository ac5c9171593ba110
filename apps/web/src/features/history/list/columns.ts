import type { DocumentRow } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';
import { DAY, dayText } from '../day-text.ts';

export interface Column {
  readonly label: string;
  /** Figures stand at the end of their column. */
  readonly isFigure?: boolean;
  /** A day or year, which is never broken. */
  readonly isDay?: boolean;
  /** What is said where nothing stands in it, if not `None`. */
  readonly none?: string;
}

/** Something that is known of a document, in words. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** Documents that were made before these were kept have them too. */
const NOT_KEPT = 'Not known';

/** The first column says whose document it is, the last when it was made. */
const COLUMNS: Readonly<Record<DocumentType, readonly Column[]>> = {
  paystub: [
    { label: 'Employee' },
    { label: 'Company' },
    { label: 'Pay date', isDay: true, none: NOT_KEPT },
    { label: 'Net pay', isFigure: true, none: NOT_KEPT },
    { label: 'Stubs', isFigure: true },
  ],
  invoice: [
    { label: 'To' },
    { label: 'From' },
    { label: 'Name' },
    { label: 'Number' },
    { label: 'Total', isFigure: true },
  ],
  w2: [
    { label: 'Employee' },
    { label: 'Company' },
    { label: 'Year', isDay: true },
    { label: 'Income', isFigure: true },
  ],
  '1099': [
    { label: 'Recipient' },
    { label: 'Payer' },
    { label: 'Year', isDay: true },
    { label: 'Income', isFigure: true },
  ],
};

export function columnsOf(type: DocumentType): readonly Column[] {
  return COLUMNS[type];
}

/** What stands in the columns of a document. */
export function cellsOf(row: DocumentRow): readonly string[] {
  switch (row.type) {
    case 'paystub': {
      const { employeeInfo, companyInfo, payDate, net, itemsCount } = row;
      return [
        employeeInfo.employeeName,
        companyInfo.employerName,
        dayText(payDate),
        moneyText(net),
        String(itemsCount),
      ];
    }
    case 'invoice':
      return [row.to.name, row.from.name, row.formName, row.number, moneyText(row.total, row.currency)];
    case 'w2':
      return [row.employeeName, row.companyName, row.year, moneyText(row.income)];
    case '1099':
      return [row.recipientsName, row.payersName, row.year, moneyText(row.income)];
  }
}

/** What stands in the columns after the name, and what there is no column for. */
export function factsOf(row: DocumentRow): readonly Fact[] {
  const cells = cellsOf(row);
  const facts = columnsOf(row.type).map(({ label, none }, at) => ({ label, text: cells[at] || (none ?? 'None') }));
  const [, ...others] = facts;
  if (row.type === 'paystub') return others.toSpliced(2, 0, { label: 'Pay period', text: periodText(row.period) });
  if (row.type === 'invoice') return others.toSpliced(3, 0, { label: 'Date', text: dayText(row.date) || NOT_KEPT });
  return others;
}

/** Whose document it is. */
export function nameOf(row: DocumentRow): string {
  return cellsOf(row)[0]?.trim() || 'No name';
}

/** What tells a document from others of the same name, to be read after it: `, paid Nov 20, 2026`. Empty if nothing does. */
export function toldApart(row: DocumentRow): string {
  if (row.type === 'paystub') return row.payDate && `, paid ${dayText(row.payDate)}`;
  if (row.type === 'invoice') return row.number && `, number ${row.number}`;
  return row.year && `, ${row.year}`;
}

/** The day on which it was made. */
export function madeOn(row: DocumentRow): string {
  return new Date(row.createdAt).toLocaleDateString('en-US', DAY);
}

/** The time of that day. */
export function madeAt(row: DocumentRow): string {
  return new Date(row.createdAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

function periodText({ from, to }: { readonly from: string; readonly to: string }): string {
  if (from && to) return `${dayText(from)} to ${dayText(to)}`;
  return from || to ? `${from ? 'From' : 'To'} ${dayText(from || to)}` : NOT_KEPT;
}

/** An amount as the server writes it, with the code of a currency that is not the dollar. */
function moneyText(amount: string, currency = 'USD'): string {
  const [whole = '', cents] = amount.replaceAll(',', '').split('.');
  if (!/^-?\d+$/.test(whole)) return amount;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = cents === undefined ? grouped : `${grouped}.${cents}`;
  return currency === 'USD' ? text : `${text} ${currency}`;
}
