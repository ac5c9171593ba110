#!/usr/bin/env node
/** Updates the rates of places from an official register. See docs/howto/renew-places.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importRegister, REGISTERS } from './places/import-register.mjs';
import { isDate, RegisterError } from './places/register-table.mjs';

const USAGE = `Usage: npm run import-places -- <register> <file> [--edition YYYY-MM-DD] [--write] [--many-ended] [--help]

Compares a register’s file with the places we cover and prints the difference. With --write it is written to the lists in
packages/payroll/src/rules/places. A file that is not understood is refused with the line, and nothing is written.

Registers: ${Object.keys(REGISTERS).join(', ')}
--edition  The day whose rates the file states, such as 2027-01-01. ohio-schools reads it in the file.

--many-ended  Write even though more than a tenth of the places held are not in the file.

Where to download each file, and what to do after: docs/howto/renew-places.md`;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, 'packages/payroll/src/rules/places/lists');

async function main() {
  const options = {
    edition: { type: 'string' },
    write: { type: 'boolean' },
    'many-ended': { type: 'boolean' },
    help: { type: 'boolean' },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, file] = positionals;
  const register = Object.hasOwn(REGISTERS, name ?? '') ? REGISTERS[name] : undefined;
  if (values.help || !register || file === undefined) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  if (!register.editionOf && !isDate(values.edition ?? '')) {
    throw new RegisterError(undefined, 'The file does not say its day.', '--edition with a day such as 2027-01-01');
  }
  const today = new Date().toISOString().slice(0, 10);
  const result = await importRegister(register, readFileSync(file, 'utf8'), { folder, edition: values.edition, today });
  console.log(`${register.title}, edition of ${result.of}, beside that of ${result.before ?? 'no other day'}\n`);
  for (const line of result.lines) console.log(line);
  const files = [...result.written.keys()].map((one) => path.relative(root, one));
  if (values.write && !values['many-ended']) expectWholeRegister(result);
  if (values.write) for (const [one, text] of result.written) writeFileSync(one, text);
  if (files.length === 0) console.log('The lists are up to date.');
  else
    console.log(values.write ? `Written: ${files.join(', ')}` : `Nothing written. --write changes ${files.join(', ')}`);
}

/** A truncated file would end most places, so a person has to confirm. */
function expectWholeRegister({ changes, places }) {
  const ended = changes.filter(({ kind }) => kind === 'ended').length;
  if (ended * 10 <= places.length) return;
  const found = `${ended} of ${places.length} places would end, so nothing was written.`;
  throw new RegisterError(undefined, found, 'the whole register; if so many did end, add --many-ended');
}

try {
  await main();
} catch (error) {
  if (!(error instanceof RegisterError) && error.code !== 'ENOENT') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
