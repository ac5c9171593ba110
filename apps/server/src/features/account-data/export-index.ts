import type { DocumentRow, DraftRow } from '@paperwage/api-contract';
import type { RowField } from '@paperwage/documents/kinds';
import { KINDS, textAt } from '@paperwage/documents/kinds';
import { rowText, rowTotal } from '@paperwage/documents/row-texts';

/** A document of the export, and where its files are in it, without their extension. */
export interface IndexedDocument {
  readonly row: DocumentRow;
  readonly path: string;
}

/** A table of the index page. */
export interface IndexTable {
  readonly title: string;
  readonly columns: readonly string[];
  /** Cells are HTML. */
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
}

const ID_END = 6;
const LONGEST_NAME = 80;
const NO_YEAR = 'No date';
const DAY = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;

/**
 * Where a document is in the export: by kind and year, under its date, the name in its list and its number. The end of
 * its id distinguishes it from others of that name, so that the next export gives it the same name.
 */
export function documentPath(row: DocumentRow): string {
  const date = dateOf(row);
  const [name = '', , , number = ''] = textsOf(row);
  return `${KINDS[row.type].words.plural}/${date.slice(0, 4) || NO_YEAR}/${namedPath(date, [name, number], row.id)}`;
}

/** Where a draft is in the export. */
export function draftPath({ date, toName, fromName, draftId }: DraftRow): string {
  return `Drafts/${namedPath(date, [toName || fromName], draftId)}`;
}

function namedPath(date: string, names: readonly string[], id: string): string {
  return [date, ...names.map(plainName), id.slice(-ID_END)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

function plainName(name: string): string {
  // Characters that some system doesn't allow in file names.
  const plain = name.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ');
  return [...plain.replace(/\s+/gu, ' ')].slice(0, LONGEST_NAME).join('');
}

/** The date of a document, or the year of a form; empty where it has none. */
function dateOf(row: DocumentRow): string {
  const field = KINDS[row.type].fields.find(({ is }) => is === 'day' || is === 'year');
  return field ? textAt(row, field.at) : '';
}

/** Who a document is for and from; of an invoice, its title and number too. */
function textsOf(row: DocumentRow): readonly string[] {
  return KINDS[row.type].fields.flatMap(({ is, at }) => (is === 'text' ? [textAt(row, at)] : []));
}

const CSV_COLUMNS = ['Type', 'Date', 'To', 'From', 'Name', 'Number', 'Amount', 'Total of set', 'Currency', 'Stubs'];
const CSV_ENDS = ['Verification', 'Codes', 'Created', 'PDF', 'Data'];

/** The documents as a table for spreadsheets: days as `YYYY-MM-DD`, amounts as plain numbers. */
export async function* csvIndex(documents: AsyncIterable<IndexedDocument>): AsyncGenerator<string> {
  // Without it, Excel reads the file in another encoding.
  yield `\ufeff${csvLine([...CSV_COLUMNS, ...CSV_ENDS])}`;
  for await (const { row, path } of documents) {
    const { fields, words } = KINDS[row.type];
    const money = fields.find((field) => field.is === 'money');
    const count = fields.find((field) => field.is === 'count');
    const [to = '', from = '', name = '', number = ''] = textsOf(row);
    const amount = (text: string) => text.replace(/[^\d.-]/g, '');
    const asIs = (field: RowField | undefined) => (field ? rowText(row, field, (day) => day) : '');
    yield csvLine([
      words.label,
      dateOf(row),
      to,
      from,
      name,
      number,
      amount(asIs(money)),
      money ? amount(rowTotal(row, money)) : '',
      (money?.is === 'money' && money.currencyAt && textAt(row, money.currencyAt)) || 'USD',
      asIs(count),
      row.issued ? STATES[row.issued.state] : '',
      row.issued?.codes.join(' ') ?? '',
      new Date(row.createdAt).toISOString(),
      `${path}.pdf`,
      `${path}.json`,
    ]);
  }
}

function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    // A spreadsheet would treat it as a formula.
    const text = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}

/** The columns and cells for documents of a kind, as in their list, with links to their files. */
export function documentTable(type: DocumentRow['type'], documents: AsyncIterable<IndexedDocument>): IndexTable {
  const { fields, words } = KINDS[type];
  const columns = fields.filter(({ isOnPageOnly, is }) => !isOnPageOnly || is === 'day');
  async function* rows() {
    for await (const { row, path } of documents) {
      const [name = '', ...cells] = columns.map((field) => {
        const total = withDollarSign(rowTotal(row, field));
        const text = rowText(row, field, dayText);
        return escapeHtml(`${field.is === 'money' ? withDollarSign(text) : text}${total && ` (${total} total)`}`);
      });
      // Codes one below the other: beside each other they would take the width of all else.
      const issued = row.issued ? [STATES[row.issued.state], ...row.issued.codes].map(escapeHtml).join('<br>') : '';
      const links = `${linkTo(`${path}.pdf`, 'PDF')} ${linkTo(`${path}.json`, 'Data')}`;
      yield [name, links, ...cells, issued, dayOfTime(row.createdAt)];
    }
  }
  const [first = '', ...labels] = columns.map(({ label }) => label);
  return {
    title: words.plural,
    // The files come second, where a phone shows them too.
    columns: [first, 'Files', ...labels, 'Verification', 'Created'],
    rows: rows(),
  };
}

const STATES = { valid: 'Issued', revoked: 'Revoked', replaced: 'Replaced' } as const;

/** The page that opens the export, in pieces. A table without rows is left out. */
export async function* indexPage(owner: string, day: string, tables: readonly IndexTable[]): AsyncGenerator<string> {
  const title = `Paperwage data, ${dayText(day)}`;
  yield (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>` +
    `<p>What we keep for ${escapeHtml(owner)}. ${linkTo('index.csv', 'index.csv')} has the same list for a ` +
    `spreadsheet, and each JSON file everything we keep of a document. ` +
    `Recently deleted documents and drafts are not in here.</p>`
  );
  for (const { title: heading, columns, rows } of tables) {
    let isBegun = false;
    for await (const cells of rows) {
      if (!isBegun) {
        const heads = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
        yield `<h2>${escapeHtml(heading)}</h2><div><table><thead><tr>${heads}</tr></thead><tbody>`;
      }
      isBegun = true;
      yield `<tr>${cells.map((cell, at) => `<td data-label="${escapeHtml(columns[at]!)}">${cell}</td>`).join('')}</tr>\n`;
    }
    if (isBegun) yield '</tbody></table></div>';
  }
  yield '</main></html>\n';
}

const STYLE =
  ':root{color-scheme:light dark}body{max-width:1280px;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif}' +
  'h1{font-size:1.5rem}p{max-width:44rem}h2{font-size:1.15rem;margin-top:2rem}div{overflow-x:auto}table{border-collapse:collapse;width:100%;' +
  'font-variant-numeric:tabular-nums}th,td{padding:.35rem .75rem;border-bottom:1px solid #8885;text-align:start;' +
  'vertical-align:top}th{font-size:.875rem}@media(min-width:70.01rem){td:nth-child(n+5):nth-last-child(-n+4){white-space:nowrap}}' +
  // If the columns don't fit, a row becomes a block of lines with the column names beside them.
  '@media(max-width:70rem){table,tbody,tr{display:block}thead,td:empty{display:none}tr{padding:.75rem 0;border-bottom:1px solid #8885}' +
  'table td{display:block;position:relative;padding:.1rem 0 .1rem 8rem;border:0;overflow-wrap:anywhere}' +
  'td::before{content:attr(data-label);position:absolute;left:0;opacity:.75}}';

/** A link to a file of the export. */
export function linkTo(path: string, text: string): string {
  return `<a href="${path.split('/').map(encodeURIComponent).join('/')}">${escapeHtml(text)}</a>`;
}

/** `$1,904.22`; an amount of another currency, which has its code, stays as it is. */
export function withDollarSign(amount: string): string {
  return /^-?[\d,]+(?:\.\d+)?$/.test(amount) ? amount.replace(/^-?/, '$&$') : amount;
}

/** Text as it can stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** `Nov 20, 2026` of `2026-11-20`; other text stays as it is. */
export function dayText(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? dayOfTime(Date.parse(day)) : day;
}

/** `Nov 20, 2026` */
export function dayOfTime(timeMs: number): string {
  return new Date(timeMs).toLocaleDateString('en-US', DAY);
}
