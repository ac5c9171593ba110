import type { RowField } from './kind-descriptor.ts';
import { textAt, valueAt } from './text-path.ts';

/** How a day of the form `YYYY-MM-DD` is written. */
type WriteDay = (day: string) => string;

/** What is in a field of a row of the history; empty where nothing is. */
export function rowText(row: object, field: RowField, writeDay: WriteDay): string {
  const text = textAt(row, field.at);
  switch (field.is) {
    case 'text':
    case 'year':
      return text;
    case 'day':
      return text && writeDay(text);
    case 'money':
      return moneyText(text, field.currencyAt && textAt(row, field.currencyAt));
    case 'count':
      return String(valueAt(row, field.at));
    case 'period':
      return periodText(textAt(row, `${field.at}.from`), textAt(row, `${field.at}.to`), writeDay);
  }
}

/** An amount over all documents of a set, beside that of one; empty where both are the same. */
export function rowTotal(row: object, field: RowField): string {
  if (field.is !== 'money' || field.totalAt === undefined) return '';
  const [amount, total] = [field.at, field.totalAt].map((at) => moneyText(textAt(row, at)));
  return total === amount ? '' : total!;
}

function periodText(from: string, to: string, writeDay: WriteDay): string {
  if (from && to) return `${writeDay(from)} to ${writeDay(to)}`;
  return from || to ? `${from ? 'From' : 'To'} ${writeDay(from || to)}` : '';
}

/** An amount as the server writes it, with the code of a currency that is not the dollar. */
function moneyText(amount: string, currency = 'USD'): string {
  const [whole = '', cents] = amount.replaceAll(',', '').split('.');
  if (!/^-?\d+$/.test(whole)) return amount;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = cents === undefined ? grouped : `${grouped}.${cents}`;
  return currency === 'USD' ? text : `${text} ${currency}`;
}
