import type { DocumentRow } from '@paperwage/api-contract';
import type { DocumentType } from '@paperwage/documents';

export interface Column {
  readonly label: string;
  /** Figures stand at the end of their column. */
  readonly isFigure?: boolean;
}

/** The first column says whose document it is, the last when it was made. */
const COLUMNS: Readonly<Record<DocumentType, readonly Column[]>> = {
  paystub: [{ label: 'Employee' }, { label: 'Company' }, { label: 'Stubs', isFigure: true }],
  invoice: [{ label: 'To' }, { label: 'From' }, { label: 'Name' }, { label: 'Total', isFigure: true }],
  w2: [{ label: 'Employee' }, { label: 'Company' }, { label: 'Year' }, { label: 'Income', isFigure: true }],
  '1099': [{ label: 'Recipient' }, { label: 'Payer' }, { label: 'Year' }, { label: 'Income', isFigure: true }],
};

export function columnsOf(type: DocumentType): readonly Column[] {
  return COLUMNS[type];
}

/** What stands in the columns of a document. */
export function cellsOf(row: DocumentRow): readonly string[] {
  switch (row.type) {
    case 'paystub':
      return [row.employeeInfo.employeeName, row.companyInfo.employerName, String(row.itemsCount)];
    case 'invoice':
      return [row.to.name, row.from.name, row.formName, moneyText(row.total, row.currency)];
    case 'w2':
      return [row.employeeName, row.companyName, row.year, moneyText(row.income)];
    case '1099':
      return [row.recipientsName, row.payersName, row.year, moneyText(row.income)];
  }
}

/** Whose document it is. */
export function nameOf(row: DocumentRow): string {
  return cellsOf(row)[0]?.trim() || 'No name';
}

export function madeOn(row: DocumentRow): string {
  return new Date(row.createdAt).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}

/** An amount as the server writes it, with the code of a currency that is not the dollar. */
function moneyText(amount: string, currency = 'USD'): string {
  const [whole = '', cents] = amount.replaceAll(',', '').split('.');
  if (!/^-?\d+$/.test(whole)) return amount;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = cents === undefined ? grouped : `${grouped}.${cents}`;
  return currency === 'USD' ? text : `${text} ${currency}`;
}
