/** The suites that `npm run check` and `npm test` are made of; each answers how much passed and failed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { changedFiles } from './changed-files.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.cache', 'reports');

/** Runs a script; what it prints comes at once, or is given back where others run beside it. */
async function node(script, args = [], { env = {}, output = 'inherit' } = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (printed += text));
  const [status] = await once(child, 'close');
  return { ok: status === 0, seconds: (performance.now() - started) / 1000, printed };
}

/** A tool that passes or fails as a whole. */
function tool(name, script, args) {
  return async () => {
    const { ok, seconds, printed } = await node(script, args, { output: 'pipe' });
    return {
      name,
      passed: ok ? 1 : 0,
      failed: ok ? 0 : 1,
      printed: `${printed}${ok ? 'ok' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)\n`,
    };
  };
}

/** Reads a report that the runner wrote; a runner that died before writing one counts as a failure. */
async function counted(name, report, run, count) {
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const { ok } = await run();
  if (!existsSync(report)) return { name, passed: 0, failed: 1 };
  const result = count(JSON.parse(readFileSync(report, 'utf8')));
  const empty = result.passed + result.failed === 0;
  const failed = !ok && result.failed === 0 ? 1 : result.failed + (empty ? 1 : 0);
  return { name, passed: result.passed, failed, failures: result.failures };
}

// The compiler of version 7 takes a third of the time; the linter still needs the library of version 6. One checker takes
// half the processor of four, which would each work out the same types, and the other core is busy with the unit tests.
const types = tool('types', 'node_modules/typescript-7/bin/tsc', [
  '--noEmit',
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/types.tsbuildinfo',
  '-p',
  '.',
]);
const lint = tool('lint', 'node_modules/eslint/bin/eslint.js', [
  '--max-warnings',
  '0',
  '--no-warn-ignored',
  '--pass-on-no-patterns',
  '--cache',
  '--cache-location',
  '.cache/eslint',
  ...changedFiles(['eslint.config.mjs', 'package-lock.json']).filter((file) => /^\.$|\.(?:tsx?|mjs)$/.test(file)),
]);
const format = tool('format', 'node_modules/prettier/bin/prettier.cjs', [
  '--check',
  '--log-level',
  'warn',
  '--ignore-unknown',
  '--cache',
  '--cache-location',
  '.cache/prettier',
  ...changedFiles(['.prettierrc.json', '.prettierignore', 'package-lock.json']),
]);
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const cruise = (config, ...places) => [
  '--config',
  config,
  '--output-type',
  'err-long',
  '--cache',
  `.cache/cruiser/${config}`,
  '--cache-strategy',
  'content',
  ...places,
];
const imports = tool('import rules', cruiser, cruise('.dependency-cruiser.mjs', 'packages', 'apps'));
const folders = tool('folder rules', cruiser, cruise('.dependency-cruiser-folders.mjs', 'apps', 'packages'));
const unused = tool('unused exports', 'scripts/check-unused-exports.mjs');
/** After the browser tests, which leave what it searches. */
export const secrets = tool('secrets left by the tests', 'scripts/search-secrets.mjs', []);
const coverage = tool('specification coverage', 'scripts/check-specification-coverage.mjs');

/** Kills a server in each of many rounds; see the scripts. */
export const durability = [
  tool('durability on SQLite', 'scripts/durability.mjs', ['sqlite', '100']),
  tool('durability on PostgreSQL', 'scripts/durability.mjs', ['postgres', '100']),
  tool('two servers on one PostgreSQL', 'scripts/two-servers.mjs', ['100']),
  tool('payments of a server that is killed', 'scripts/payments-killed.mjs', ['60']),
];

/** What the browser tests need beyond the server. It takes one core a minute, so that other suites run beside it. */
export const buildRest = tool('build', 'scripts/build.mjs', []);
const buildServer = tool('server', 'scripts/build.mjs', ['server']);

/** Everything that reads the source and runs none of it, in two rows that take about as long. */
export const statics = [
  [types, imports, folders, unused, coverage],
  [lint, format],
];

function units() {
  return vitest('unit, golden and HTTP tests', 'vitest.json', [], { TEST_COMPILED: '1' });
}

/** A unit test starts the server. Rows of suites may run beside the tests once it is built. */
export function unitsWithServer(rows = []) {
  return async () => [await buildServer(), ...(await beside(rows, units)())];
}

/** Pages in a browser, without a server. */
export function components(browserPath) {
  const args = ['--config', 'vitest.browser.config.ts'];
  console.log(`Browser for the tests: ${browserPath}`);
  return vitest('component tests', 'components.json', args, { CHROME_PATH: browserPath });
}

function vitest(name, file, args, env) {
  const report = join(reports, file);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = () => node('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args], { env });
  return counted(name, report, run, (json) => ({
    passed: json.numPassedTests,
    failed:
      json.numFailedTests +
      json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
    failures: json.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(root, name);
      if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLine(message)}`];
      const failed = assertionResults.filter((test) => test.status === 'failed');
      return failed.map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    }),
  }));
}

export function browser(browserPath) {
  const report = join(reports, 'browser.json');
  for (const left of ['e2e-secrets', 'e2e-logs']) rmSync(join(root, '.cache', left), { recursive: true, force: true });
  const run = () =>
    node('node_modules/@playwright/test/cli.js', ['test'], {
      env: { CHROME_PATH: browserPath, E2E_REPORT: report },
    });
  return counted('browser tests', report, run, (json) => ({
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky + json.errors.length,
    failures: [...json.suites.flatMap(failedSpecs), ...json.errors.map(({ message }) => firstLine(message))],
  }));
}

function failedSpecs({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
  return [
    ...failed.map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `${file} > ${title}: ${firstLine(error?.message)}`;
    }),
    ...suites.flatMap(failedSpecs),
  ];
}

/** A failure in a line; the colors of a terminal would only clutter a report. */
function firstLine(message = 'no message') {
  return stripVTControlCharacters(message).split('\n', 1)[0];
}

/** Runs rows of suites while another runs; what they print comes when it has ended, so that nothing mixes. */
export function beside(rows, other) {
  return async () => {
    const results = Promise.all(rows.map(inOrder));
    const result = await other();
    return [await results, result].flat(2);
  };
}

async function inOrder(suites) {
  const results = [];
  for (const suite of suites) results.push(await suite());
  return results;
}

/**
 * Runs suites in order, names what failed once more where a cut log still shows it, and ends with the line
 * `N passed, N failed`; the exit code says the same.
 */
export async function runSuites(suites) {
  const started = performance.now();
  const results = [];
  for (const suite of suites) {
    for (const result of [await suite()].flat()) {
      process.stdout.write(result.printed ?? '');
      results.push(result);
    }
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log();
  for (const { name, failures = [] } of results) {
    for (const failure of failures) console.log(`FAILED  ${name}: ${failure}`);
  }
  for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
  console.log(`${((performance.now() - started) / 60_000).toFixed(1)} min`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
}
