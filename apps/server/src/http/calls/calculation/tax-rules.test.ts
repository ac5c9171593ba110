import { readdirSync, readFileSync } from 'node:fs';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaxRulesData, TaxRulesRow } from '@paperwage/api-contract';
import { endpoints, taxRulesAnswerSchema } from '@paperwage/api-contract';
import { STATE_CODES } from '@paperwage/values';
import { testApp } from '../../../fixtures/test-app.ts';

const YEARS = [2022, 2023, 2024, 2025, 2026];

interface RecordedExample {
  readonly state?: string;
  readonly year: number;
  readonly evidence?: string;
  readonly category?: string;
}

const EXAMPLES = new URL('../../../../../../packages/payroll/examples/', import.meta.url);

/** Every example that is recorded in any file: those of the states are lists, the federal ones have words before them. */
const recorded: readonly RecordedExample[] = readdirSync(EXAMPLES)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, EXAMPLES), 'utf8')) as unknown)
  .flatMap((file) =>
    Array.isArray(file)
      ? (file as RecordedExample[])
      : (file as { readonly examples: readonly RecordedExample[] }).examples,
  );

/** By whom the recorded examples of a cell are, as their files say it. */
function recordedFor(state: string, year: number): string[] {
  return recorded
    .filter((example) => example.year === year && (example.state ?? 'US') === state)
    .map(({ evidence, category }) => {
      if (category === 'official' || evidence?.startsWith('agency-example')) return 'printed';
      if (evidence?.startsWith('agency-printed')) return 'printed';
      return evidence === 'agency-calculator' ? 'calculator' : 'other';
    });
}

let app: FastifyInstance;
let all: TaxRulesData;

const get = (query = '', headers: NonNullable<InjectOptions['headers']> = {}) =>
  app.inject({ method: 'GET', url: `${endpoints.getTaxRules.path}${query}`, headers });

async function answered(query = ''): Promise<TaxRulesData> {
  const response = await get(query);
  expect(response.statusCode, response.body).toBe(200);
  return taxRulesAnswerSchema.parse(response.json()).data;
}

function rowOf(state: string, year: number): TaxRulesRow {
  return all.rows.find((row) => row.state === state && row.year === year)!;
}

beforeAll(async () => {
  app = await testApp();
  all = await answered();
});
afterAll(() => app.close());

describe('what the rules hold', () => {
  it('has a row for the federal taxes and each of 51 states, in each of five years', () => {
    expect(all.years).toEqual(YEARS);
    const pairs = all.rows.map(({ state, year }) => `${state} ${year}`);
    expect(pairs).toEqual(['US', ...STATE_CODES].flatMap((state) => YEARS.map((year) => `${state} ${year}`)));
  });

  it('leaves no cell empty: income tax and programs are held from the first day of every year to the last', () => {
    for (const { state, year, incomeTax, programs, programLists } of all.rows) {
      for (const rules of [incomeTax, state === 'US' ? programs : programLists]) {
        const [first] = rules.map(({ from }) => from).sort();
        const last = rules
          .map(({ to }) => to)
          .sort()
          .at(-1)!;
        expect(first! <= `${year}-01-01` && last >= `${year}-12-31`, `${state} ${year}`).toBe(true);
      }
    }
  });

  it('names for every rule where it is written, how sure it is and what it takes', () => {
    for (const row of all.rows) {
      const { incomeTax, programs, programLists, supplemental, reciprocity, certificates } = row;
      for (const rule of [
        ...incomeTax,
        ...programs,
        ...programLists,
        ...supplemental,
        ...reciprocity,
        ...certificates,
      ]) {
        expect(rule.source.title, row.state).not.toBe('');
        expect(rule.source.publisher, row.state).not.toBe('');
        expect(rule.source.url ?? 'https://', row.state).toMatch(/^https:\/\//);
        expect(rule.text, row.state).not.toBe('');
        expect(rule.name, row.state).not.toBe('');
      }
    }
  });

  it('says whose record of a publication was read, and what it was compared with', () => {
    const [{ source, comparison, note } = {}] = rowOf('CO', 2022).incomeTax;
    expect(source?.title).toBe('DR 1098, Colorado Withholding Worksheet for Employers (2022)');
    expect(comparison).toBe(
      'From TimeTrex Community Edition 16.12.9; we did not read the original. ' +
        'Compared with Microsoft Dynamics GP (October 7, 2022): the deduction and the rate.',
    );
    expect(note).toMatch(/^We round to whole dollars, as TimeTrex does\./);
    expect(rowOf('TX', 2026).incomeTax[0]).toMatchObject({ comparison: null, note: null });
  });

  it('tells a rule that changed within the year apart, with its dates', () => {
    const { incomeTax } = rowOf('GA', 2026);
    expect(incomeTax.map(({ from, to, method, name }) => [from, to, method, name])).toEqual([
      ['2026-01-01', '2026-05-10', 'annualized', 'Income tax'],
      ['2026-05-11', '2026-12-31', 'annualized', 'Income tax'],
    ]);
  });

  it('tells programs by the key of their amount, with what they take', () => {
    const { programs, programLists } = rowOf('WA', 2023);
    expect(programs.map(({ key, name, from }) => [key, name, from])).toEqual([
      ['wc', 'Washington workers’ comp (L&I)', '2023-01-01'],
      ['fli', 'Washington PFML', '2023-01-01'],
      ['WA Cares', 'WA Cares', '2023-07-01'],
    ]);
    expect(programLists.map(({ text }) => text)).toEqual([
      'Employees pay into 2 state programs',
      'Employees pay into 3 state programs',
    ]);
    expect(rowOf('TX', 2026).programLists.map(({ text }) => text)).toEqual([
      'Employees don’t pay into any state program',
    ]);
  });

  it('counts places, and tells rates for supplemental pay, agreements and certificates', () => {
    const { places, reciprocity, certificates, supplemental } = rowOf('OH', 2026);
    expect(places.held).toBeGreaterThan(800);
    expect(places.byStanding.official + places.byStanding.secondary + places.byStanding.inferred).toBe(places.held);
    expect(places.everyDay).toBeLessThanOrEqual(places.held);
    expect(reciprocity.flatMap(({ residentsOf }) => residentsOf)).toContain('KY');
    expect(certificates.map(({ name }) => name)).toEqual(['IT 4']);
    expect(certificates[0]?.text).toMatch(/^Asks: \w/);
    expect(supplemental.length).toBeGreaterThan(0);
    expect(rowOf('DC', 2026).reciprocity[0]).toMatchObject({ name: 'Residents of every other state' });
    expect(rowOf('DC', 2026).reciprocity[0]?.residentsOf).toHaveLength(50);
    expect(rowOf('TX', 2026)).toMatchObject({ reciprocity: [], certificates: [], supplemental: [] });
    expect(rowOf('MN', 2026).reciprocity[0]).toMatchObject({ name: 'Residents of Michigan and North Dakota' });
  });

  it('has the federal taxes as rows of their own', () => {
    const { name, incomeTax, programs, supplemental, certificates } = rowOf('US', 2026);
    expect(name).toBe('Federal');
    expect(incomeTax.map(({ method }) => method)).toEqual(['standardSchedules', 'step2Schedules', 'worksheet1A']);
    expect(programs.map(({ key, text }) => [key, text])).toEqual([
      ['fica', '6.2% of wages up to $184,500.00 a year'],
      ['medicare', '1.45% of all wages, and 0.9% more above $200,000.00 a year'],
    ]);
    expect(supplemental).toHaveLength(1);
    expect(certificates.map((certificate) => certificate.name)).toEqual(['W-4', 'Nonresident aliens']);
  });

  it('is as sure of a part as of the least sure rule in it', () => {
    const order = ['official', 'secondary', 'inferred'];
    const leastSure = (rules: readonly { readonly standing: string }[]) =>
      order[Math.max(...rules.map(({ standing }) => order.indexOf(standing)))];
    for (const { state, year, standing, incomeTax, programs, programLists } of all.rows) {
      expect(standing, `${state} ${year}`).toEqual({
        incomeTax: leastSure(incomeTax),
        programs: leastSure(programs.length > 0 ? programs : programLists),
      });
    }
    expect(new Set(all.rows.map(({ standing }) => standing.incomeTax)).size).toBeGreaterThan(1);
  });

  it('is no surer of what counts as wages than of what is assumed there', () => {
    const ofWages = all.rows.flatMap(({ state, year, programWages }) =>
      programWages.map(({ key, counts, standing }) => ({ of: `${state} ${year} ${key}`, counts, standing })),
    );
    const assumed = ofWages.filter(({ counts }) => Object.values(counts).includes('assumed'));
    expect(assumed.filter(({ standing }) => standing !== 'inferred')).toEqual([]);
    const states = new Set(assumed.map(({ of }) => of.slice(0, 2)));
    expect([...states].sort()).toEqual(['AK', 'HI', 'MA', 'ME', 'NJ', 'RI', 'VT']);
  });

  it('calls what counts as wages by the name of its program', () => {
    const named = all.rows.flatMap(({ state, year, programs, programWages }) =>
      programWages.flatMap(({ key, name }) => {
        const program = programs.find((one) => one.key === key);
        return program ? [{ of: `${state} ${year} ${key}`, name, title: program.name }] : [];
      }),
    );
    expect(named.length).toBeGreaterThan(20);
    for (const { of, name, title } of named) expect(name, of).toBe(title);
  });

  it('says what a standing means, in a word and a sentence', () => {
    expect(all.standings.map(({ standing, word }) => [standing, word])).toEqual([
      ['official', 'Official'],
      ['secondary', 'Secondhand'],
      ['inferred', 'Derived'],
    ]);
  });
});

describe('the worked examples', () => {
  const total = (kind: 'official' | 'agencyCalculator' | 'others', what: 'passing' | 'failing') =>
    all.rows.reduce((sum, { examples }) => sum + examples[kind][what], 0);

  it('are counted apart by who printed them, from running them', () => {
    for (const { state, year, examples } of all.rows) {
      const kinds = recordedFor(state, year);
      const counts = [examples.official, examples.agencyCalculator, examples.others];
      expect(
        counts.map(({ passing, failing }) => passing + failing),
        `${state} ${year}`,
      ).toEqual(['printed', 'calculator', 'other'].map((kind) => kinds.filter((one) => one === kind).length));
    }
    expect(rowOf('CA', 2026).examples.official.passing).toBeGreaterThanOrEqual(2);
    expect(rowOf('US', 2026).examples.official.passing).toBeGreaterThanOrEqual(6);
    expect(total('official', 'passing')).toBeGreaterThan(90);
    expect(total('others', 'passing')).toBeGreaterThan(150);
  });

  it('that fail are named with both amounts, and why the state itself says otherwise', () => {
    const failures = all.rows.flatMap(({ examples }) => examples.failures);
    expect(total('official', 'failing') + total('agencyCalculator', 'failing') + total('others', 'failing')).toBe(
      failures.length,
    );
    for (const { id, reason } of failures) expect(reason, id).not.toBeNull();
    const { examples } = rowOf('MD', 2026);
    expect(examples.official.failing).toBe(1);
    expect(examples.agencyCalculator.passing).toBeGreaterThan(20);
    expect(examples.failures).toMatchObject([{ id: 'MD-2026-16', expected: 69.41, calculated: 68.4 }]);
    expect(examples.failures[0]?.reason).toMatch(
      /^Maryland’s printed tables use .* The state’s own calculator, .* gives \$68\.40\.$/,
    );
  });
});

describe('a part of the rules', () => {
  it('is asked for by year, by state, or by both', async () => {
    const ofYear = await answered('?year=2026');
    expect(ofYear.rows.map(({ year }) => year)).toEqual(Array.from({ length: 52 }, () => 2026));
    const ofState = await answered('?state=CA');
    expect(ofState.rows.map(({ state, year }) => [state, year])).toEqual(YEARS.map((year) => ['CA', year]));
    const ofBoth = await answered('?year=2026&state=CA');
    expect(ofBoth.rows).toEqual([rowOf('CA', 2026)]);
    expect(ofBoth.years).toEqual(YEARS);
    expect((await answered('?state=US&year=2022')).rows.map(({ name }) => name)).toEqual(['Federal']);
  });

  it.each([
    ['?state=XX', 400, 'state must be the two-letter code of a state or DC, such as CA, or US for the federal taxes.'],
    ['?year=26', 400, 'year must be a year of four digits, such as 2026.'],
    ['?year=2019', 422, 'We don’t cover 2019. Ask for a year from 2022 to 2026.'],
    ['?year=2028&state=CA', 422, 'We don’t cover 2028. Ask for a year from 2022 to 2026.'],
  ])('%s is refused in words', async (query, status, message) => {
    const response = await get(query);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ error: { message: string } }>().error.message).toBe(message);
  });

  it('with an entry that is not known is refused', async () => {
    expect((await get('?states=CA')).statusCode).toBe(400);
  });
});

describe('a year whose tables are not in yet', () => {
  it('has no row, and what is known of it with where it is written', async () => {
    const { rows, years, announced } = await answered('?year=2027');
    expect(rows).toEqual([]);
    expect(years).not.toContain(2027);
    expect(announced.map(({ year }) => year)).toEqual([2027]);
    const [{ facts, notPublished }] = announced as [(typeof announced)[number]];
    for (const { name, text, source, from, to } of facts) {
      expect([name, text, source.title, source.publisher], text).not.toContain('');
      expect(source.url ?? 'https://', name).toMatch(/^https:\/\//);
      expect(to === null || from <= to, name).toBe(true);
    }
    expect(facts.find(({ name }) => name === 'Health savings accounts (HSA)')).toMatchObject({
      state: 'US',
      standing: 'official',
      text: 'Up to $4,500 a year with self-only coverage, $9,000 with family coverage',
    });
    expect(notPublished.map(({ name }) => name)).toContain(
      'The 1099 reporting threshold, and the W-2 threshold when nothing is withheld',
    );
    expect(all.announced).toEqual(announced);
  });

  it('is told of one state, and not beside another year', async () => {
    const [ofState] = (await answered('?year=2027&state=VA')).announced;
    expect(ofState?.facts.map(({ state, name }) => [state, name])).toEqual([
      ['VA', 'Income tax'],
      ['VA', 'Minimum wage'],
    ]);
    expect((await answered('?year=2026')).announced).toEqual([]);
  });
});

describe('the answer as a file', () => {
  it('has a tag, by which a kept copy is found to be right still', async () => {
    const first = await get('?year=2026');
    const { etag } = first.headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('?year=2026', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const other = await get('?year=2025', { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).not.toBe(etag);
  });

  it('comes compressed to those who take that', async () => {
    const plain = await get();
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await get('', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    const gzip = await get('', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  });
});
