/** Reads tables of official registers: every cell has to be understood, or the file is rejected with the line. */
import Papa from 'papaparse';

/** A file we couldn't read: where, what it says and what was expected there. */
export class RegisterError extends Error {
  constructor(line, found, expected) {
    super(`${line === undefined ? '' : `Line ${line}: `}${found} Expected ${expected}.`);
  }
}

/** The rows of a CSV file with the lines they begin on; empty ones are left out. */
export function readLines(text) {
  if (text.startsWith('PK') || text.includes('\0') || /<html/i.test(text.slice(0, 2000))) {
    throw new RegisterError(
      undefined,
      'This is a workbook or a web page.',
      'a CSV file: open it in a spreadsheet program and save it as CSV (UTF-8)',
    );
  }
  const lines = [];
  let line = 1;
  let read = 0;
  const body = text.replace(/^\uFEFF/, '');
  Papa.parse(body, {
    step: ({ data, errors, meta }) => {
      if (errors.length > 0) throw new RegisterError(line, errors[0].message, 'quotes that close');
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== '')) lines.push({ line, cells });
      line += body.slice(read, meta.cursor).split('\n').length - 1;
      read = meta.cursor;
    },
  });
  if (lines.length === 0) throw new RegisterError(1, 'The file is empty.', 'a table');
  return lines;
}

/** The rows of a table with headings as `{ line, <field>: text }`, by the headings that `columns` names for its fields. */
export function readColumns(text, columns) {
  const [first] = Object.values(columns);
  const lines = readLines(text);
  const heading = lines.findIndex(({ cells }) => cells.includes(first));
  if (heading === -1) {
    throw new RegisterError(lines[0].line, `No column is called "${first}".`, `headings such as ${quoted(columns)}`);
  }
  const { line, cells } = lines[heading];
  const missing = Object.values(columns).filter((name) => !cells.includes(name));
  if (missing.length > 0) throw new RegisterError(line, `Columns are missing: ${missing.join(', ')}.`, quoted(columns));
  return lines.slice(heading + 1).map((row) => {
    if (row.cells.length !== cells.length) {
      throw new RegisterError(row.line, `The row has ${row.cells.length} cells.`, `${cells.length}, as the headings`);
    }
    const fields = Object.entries(columns).map(([field, name]) => [field, row.cells[cells.indexOf(name)]]);
    return { line: row.line, ...Object.fromEntries(fields) };
  });
}

function quoted(columns) {
  return Object.values(columns).join(', ');
}

/** The most that a place takes of wages, in percent: a higher rate is a mistake or a fraction read as a percentage. */
const HIGHEST_RATE = 4;

/** A rate in percent as the lists write it, such as `1.5`. */
export function percentOf(text, line, unit = 'percent') {
  const match = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text);
  const parts = Math.round(Number(text) * (unit === 'percent' ? 1e4 : 1e6));
  const exact = Math.abs(Number(text) * (unit === 'percent' ? 1e4 : 1e6) - parts) < 1e-6;
  if (!match || !exact || parts > HIGHEST_RATE * 1e4) {
    const example = unit === 'percent' ? 'a rate in percent such as 1.25' : 'a rate as a fraction such as .0125';
    throw new RegisterError(line, `"${text}" is no rate.`, `${example}, at most ${HIGHEST_RATE}%`);
  }
  return String(parts / 1e4);
}

/** Whole dollars of an amount such as `52.00`; nothing counts as 0. */
export function dollarsOf(text, line) {
  const bare = text.replace(/^\$/, '').replaceAll(',', '');
  if (!/^(\d+(\.0+)?)?$/.test(bare)) {
    throw new RegisterError(line, `"${text}" is no amount.`, 'whole dollars such as 52 or 52.00');
  }
  return Number(bare);
}

/** A calendar date of `20270101` or `01/01/2027` as `2027-01-01`; nothing stays nothing. */
export function dateOf(text, line) {
  if (text === '') return undefined;
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.split(' ')[0]);
  const [year, month, day] = compact ? compact.slice(1) : american ? [american[3], american[1], american[2]] : [];
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (!isDate(date)) throw new RegisterError(line, `"${text}" is no date.`, 'one such as 20270101 or 01/01/2027');
  return date;
}

/** Whether a text is a day of the calendar as `2027-01-01`. */
export function isDate(text) {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day before, as `2026-12-31`. */
export function dayBefore(date) {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

const SMALL_WORDS = new Set(['of', 'the', 'and', 'on']);

/** A name in capitals as people write it: `UPPER ST CLAIR` becomes `Upper St Clair`. */
export function titleCase(capitals) {
  return capitals
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : capitalized(word)))
    .join(' ');
}

function capitalized(word) {
  return word
    .replace(/(^|[-/(.'])([a-z])(?=[a-z]|$)/g, (_, before, letter) => before + letter.toUpperCase())
    .replace(/^([Mm])c([a-z])/, (_, m, letter) => `Mc${letter.toUpperCase()}`);
}

/** What names are compared by: letters and digits alone. */
export function comparedName(name) {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
