/** `npm run federal-year -- figures.json`: writes the federal rules of a new year from its published figures. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { inputsOfHeld, jumpsOf, problemsOf } from './check-inputs.mjs';
import { writeRules } from './write-rules.mjs';

const USAGE = `Usage: npm run federal-year -- FIGURES.json [--checked DAY] [--compared DAY] [--force] [--replace]

Writes packages/payroll/src/rules/YEAR/us.ts. FIGURES.json holds what the yearly revenue procedure, the Social Security
Administration and Form W-4 print, in whole dollars:

  {
    "year": 2027,
    "revenueProcedure": "2026-35",
    "standardDeduction": { "single": 0, "marriedJointly": 0, "headOfHousehold": 0 },
    "bracketBoundaries": {
      "single": [0, 0, 0, 0, 0, 0],
      "marriedJointly": [0, 0, 0, 0, 0, 0],
      "headOfHousehold": [0, 0, 0, 0, 0, 0]
    },
    "socialSecurityWageBase": 0,
    "perChildUnder17": 0,
    "perOtherDependent": 0
  }

A bracket boundary is where the next rate begins: 12%, 22%, 24%, 32%, 35% and 37%. The six withholding schedules follow
from them, by the rule that gives every row of 2024 to 2026.

  --checked DAY   the day you read the figures, such as 2026-12-01; today when left out
  --compared DAY  the day you compared the file with Publication 15-T, Publication 15 and Form W-4 as printed. Only then
                  are the rules official. Until then what is derived, or set by law, is marked as such.
  --force         write figures more than 15% away from the year before
  --replace       write over the file that is there`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const OPTIONS = {
  checked: { type: 'string' },
  compared: { type: 'string' },
  force: { type: 'boolean' },
  replace: { type: 'boolean' },
  help: { type: 'boolean' },
};

/** A refusal: shown without a stack trace. */
class Refusal extends Error {}

async function main() {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(USAGE);
  if (positionals.length !== 1) throw new Refusal(USAGE);
  const inputs = readInputs(positionals[0]);
  const checked = dayOf('checked', values.checked) ?? new Date().toISOString().slice(0, 10);
  const compared = dayOf('compared', values.compared);
  const file = join(root, `packages/payroll/src/rules/${inputs.year}/us.ts`);
  if (existsSync(file) && !values.replace) throw new Refusal(`${file} already exists. Use --replace to overwrite it.`);
  const before = await rulesOf(inputs.year - 1);
  const jumps = jumpsOf(inputs, inputsOfHeld(inputs.year - 1, before));
  if (jumps.length > 0 && !values.force) throw new Refusal(jumps.join('\n'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, writeRules({ inputs, before, checked, compared }));
  console.log(whatRemains(inputs.year, file, compared));
}

function readArguments() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${USAGE}`);
  }
}

function readInputs(path) {
  let inputs;
  try {
    inputs = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Refusal(`Can’t read ${path}: ${error.message}`);
  }
  const problems = problemsOf(inputs);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  return inputs;
}

function dayOf(option, text) {
  if (text === undefined) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isDay = Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
  if (!isDay) throw new Refusal(`--${option} ${text} is not a date. Use a date such as 2026-12-01.`);
  return text;
}

async function rulesOf(year) {
  const index = join(root, 'packages/payroll/src/rules/index.ts');
  const { module } = await runnerImport(index, { configFile: false, root, logLevel: 'error' });
  const held = module.FEDERAL_RULES.find(({ from }) => from === `${year}-01-01`);
  if (!held) throw new Refusal(`There are no rules for ${year}. Add that year first.`);
  return held;
}

function whatRemains(year, file, compared) {
  const again =
    `Compare it with Publication 15-T, Publication 15 and Form W-4 of ${year}, then run this again ` +
    'with --compared DAY --replace.';
  const steps = [
    ...(compared ? [] : [again]),
    `Add us${year} to packages/payroll/src/rules/index.ts and ${year} to COVERED_YEARS in ` +
      'packages/payroll/src/testing/years-held.fixture.ts.',
    `Add the maximum Social Security tax that the agency prints to packages/payroll/src/rules/rules.test.ts.`,
    `Point the sources of packages/payroll/src/rules/${year - 1}/us.ts to https://www.irs.gov/pub/irs-prior/, ` +
      'where that edition moves.',
    `Add the worked examples of the new publication to packages/payroll/examples/federal.json.`,
    'Continue with step 3 of docs/howto/add-a-tax-year.md.',
  ];
  return [`Wrote ${file}. What remains:`, ...steps.map((step, index) => `${index + 1}. ${step}`)].join('\n');
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
