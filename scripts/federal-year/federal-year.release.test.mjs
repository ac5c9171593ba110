import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { format } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEDERAL_RULES } from '../../packages/payroll/src/rules/index.ts';
import { inputsOfHeld, jumpsOf, problemsOf } from './check-inputs.mjs';
import { deriveSchedules, STATUSES } from './derive-schedules.mjs';
import { PUBLISHED_INPUTS } from './inputs.fixture.mjs';
import { writeRules } from './write-rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const held = (year) => FEDERAL_RULES.find(({ from }) => from === `${year}-01-01`);
const of2026 = PUBLISHED_INPUTS.at(-1);
const adjustment = { single: 8_600, marriedJointly: 12_900, headOfHousehold: 8_600 };

/** Derived rows in the units of the rules: cents and parts per million. */
const inUnitsHeld = (rows) =>
  rows.map(({ over, baseCents, percent }) => ({ over: over * 100, base: baseCents, rate: percent * 10_000 }));

describe('the schedules that are derived', () => {
  const cases = PUBLISHED_INPUTS.flatMap((inputs) =>
    ['standardSchedules', 'step2Schedules'].flatMap((kind) => STATUSES.map((status) => ({ inputs, kind, status }))),
  );

  it.each(cases)('are the printed $kind of $inputs.year, $status', ({ inputs, kind, status }) => {
    const printed = held(inputs.year)[kind][status];
    expect(printed).toHaveLength(8);
    expect(inUnitsHeld(deriveSchedules(inputs, adjustment)[kind][status])).toEqual(printed);
  });

  it('are compared in 144 rows', () => {
    expect(cases).toHaveLength(18);
  });

  it('tax every dollar once: a base is the tax on what is below its row', () => {
    const step = fc.integer({ min: 1, max: 20_000 }).map((count) => count * 25);
    const rising = fc.array(step, { minLength: 6, maxLength: 6 }).map((steps) => {
      let sum = 0;
      return steps.map((one) => (sum += one));
    });
    const each = (arbitrary) => fc.record(Object.fromEntries(STATUSES.map((status) => [status, arbitrary])));
    const deduction = fc.integer({ min: 400, max: 1_000 }).map((count) => count * 50);
    const inputs = fc.record({ standardDeduction: each(deduction), bracketBoundaries: each(rising) });
    fc.assert(
      fc.property(inputs, (drawn) => {
        const { standardSchedules, step2Schedules } = deriveSchedules(drawn, adjustment);
        for (const status of STATUSES) {
          const rows = standardSchedules[status];
          for (const [index, row] of rows.slice(1).entries()) {
            const last = rows[index];
            expect(row.baseCents).toBe(last.baseCents + (row.over - last.over) * last.percent);
          }
          for (const [index, row] of step2Schedules[status].entries()) {
            const twice = rows[index].over === 0 ? 0 : rows[index].over + adjustment[status];
            expect(Math.abs(2 * row.over - twice)).toBeLessThanOrEqual(1);
            expect(Math.abs(2 * row.baseCents - rows[index].baseCents)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });
});

describe('the figures of a year', () => {
  it.each(PUBLISHED_INPUTS)('of $year are the ones that its rules hold', (inputs) => {
    const { revenueProcedure, ...figures } = inputs;
    expect(revenueProcedure).toMatch(/^\d{4}-\d+$/);
    expect(inputsOfHeld(inputs.year, held(inputs.year))).toEqual(figures);
    expect(problemsOf(inputs)).toEqual([]);
    expect(jumpsOf(inputs, inputsOfHeld(inputs.year - 1, held(inputs.year - 1)))).toEqual([]);
  });

  const boundariesOf = (single) => ({ bracketBoundaries: { ...of2026.bracketBoundaries, single } });
  const deductionsOf = (changed) => ({ standardDeduction: { ...of2026.standardDeduction, ...changed } });
  it.each([
    [{ year: undefined }, 'year is missing. Enter it, such as 2027.'],
    [{ revenueProcedure: '26/35' }, 'revenueProcedure is missing. Enter its number, such as "2026-35".'],
    [{ perChildUnder17: null }, 'perChildUnder17 is missing.'],
    [{ standardDeduction: undefined }, 'standardDeduction.single is missing.'],
    [boundariesOf([12_400, 50_400, 105_700, 201_775, 256_225]), 'bracketBoundaries.single[5] is missing.'],
    [{ socialSecurityWageBase: 184_600 }, 'socialSecurityWageBase is 184600. The law rounds it to a multiple of 300.'],
    [{ perOtherDependent: '500' }, 'perOtherDependent is 500. Enter whole dollars.'],
    [deductionsOf({ single: 16_125 }), 'standardDeduction.single is 16125. The law rounds it to a multiple of 50.'],
    [deductionsOf({ single: 16_050 }), 'standardDeduction.marriedJointly must be twice that of single.'],
    [
      deductionsOf({ headOfHousehold: 16_000 }),
      'standardDeduction.headOfHousehold must lie between single and marriedJointly.',
    ],
    [
      boundariesOf([12_400, 105_700, 50_400, 201_775, 256_225, 640_600]),
      'bracketBoundaries.single must rise from each figure to the next.',
    ],
    [
      boundariesOf([12_400, 50_400, 105_700, 201_775, 256_225, 640_600, 700_000]),
      'bracketBoundaries.single has more than 6 figures.',
    ],
  ])('that are wrong are refused: %j', (changed, problem) => {
    expect(problemsOf({ ...of2026, ...changed })).toContain(problem);
  });

  it('that jump are named with the year before', () => {
    expect(jumpsOf({ ...of2026, year: 2027, perChildUnder17: 3_000 }, of2026)).toEqual([
      'perChildUnder17 is 3000, 36.4% above the 2200 of 2026. Check it; --force writes it all the same.',
    ]);
  });
});

describe('the file', () => {
  const before = held(2025);
  const text = writeRules({ inputs: of2026, before, checked: '2025-10-10', compared: '2026-11-21' });

  it('of 2026 is the one that is held, save for addresses', () => {
    const heldText = readFileSync(join(root, 'packages/payroll/src/rules/2026/us.ts'), 'utf8');
    const withoutAddresses = (file) => file.replace(/^ *url: .*$/gm, '');
    // How sure we are of the amounts for nonresident aliens is a matter of reading the printed tables: those of 2026 were in part.
    const withoutReading = (file) => file.replace(/(nonresidentAlien: \{[^]*?checked: )[^]*?(?=\n {2}\},)/, '$1');
    expect(withoutReading(withoutAddresses(text))).toBe(withoutReading(withoutAddresses(heldText)));
  });

  it('is official only once it was compared', () => {
    const standings = (file) => [...file.matchAll(/standing: '(\w+)'/g)].map(([, standing]) => standing);
    const official = (length) => Array.from({ length }, () => 'official');
    expect(standings(text)).toEqual([...official(3), 'inferred', ...official(4)]);
    const derived = writeRules({ inputs: of2026, before, checked: '2025-10-10' });
    expect(standings(derived)).toEqual([...Array.from({ length: 6 }, () => 'inferred'), 'official', 'inferred']);
    expect(derived.match(/Not yet compared with Publication 15-T \(2026\)\./g)).toHaveLength(3);
    expect(derived).toContain("publication: 'Rev. Proc. 2025-32',");
    expect(derived).toContain("table: 'tax tables, standard deduction and child tax credit for 2026'");
    expect(derived).toContain("url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf'");
  });

  it('is formatted as every file is', async () => {
    const derived = writeRules({ inputs: of2026, before, checked: '2025-10-10' });
    const style = { parser: 'typescript', singleQuote: true, printWidth: 120, trailingComma: 'all' };
    for (const file of [text, derived]) expect(await format(file, style)).toBe(file);
  });
});

describe('the command', () => {
  const year = 2098;
  let folder;
  const run = (...args) =>
    spawnSync(process.execPath, [join(root, 'scripts/federal-year/federal-year.mjs'), ...args], { encoding: 'utf8' });
  const figures = (content) => {
    const path = join(folder, 'figures.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'federal-year-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('explains itself', () => {
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: npm run federal-year') });
  });

  const MISTYPED = [
    ['no file', () => [], 'Usage:'],
    ['a file that is not there', () => [join(folder, 'none.json')], 'Can’t read'],
    ['an unknown flag', () => ['--compare', '2026-12-01'], "Unknown option '--compare'"],
    ['a day that is none', () => [figures(of2026), '--compared', '2026-02-30'], '--compared 2026-02-30 is not a date.'],
  ];
  const WRONG = [
    ['a year that is held', () => [figures(of2026)], 'already exists. Use --replace to overwrite it.'],
    ['a year without the one before', () => [figures({ ...of2026, year })], `There are no rules for ${year - 1}.`],
    ['a jump', () => [figures({ ...of2026, perChildUnder17: 3_000 }), '--replace'], 'perChildUnder17 is 3000, 50.0%'],
  ];
  it.each(MISTYPED)('refuses %s, and writes nothing', { tags: ['release'] }, expectRefused);
  it.each(WRONG)('refuses %s, and writes nothing', expectRefused);

  function expectRefused(_, args, words) {
    const { status, stderr } = run(...args());
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
    expect(existsSync(join(root, `packages/payroll/src/rules/${year}`))).toBe(false);
  }
});
