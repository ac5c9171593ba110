/** The suites that `npm run check` and `npm test` are made of; each answers how much passed and failed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.cache', 'reports');

function node(script, args = [], env = {}) {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return { ok: status === 0, seconds: (performance.now() - started) / 1000 };
}

/** A tool that passes or fails as a whole. */
function tool(name, script, args) {
  return () => {
    const { ok, seconds } = node(script, args);
    console.log(`${ok ? 'ok' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
    return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  };
}

/** Reads a report that the runner wrote; a runner that died before writing one counts as a failure. */
function counted(name, report, run, count) {
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const { ok } = run();
  if (!existsSync(report)) return { name, passed: 0, failed: 1 };
  const result = count(JSON.parse(readFileSync(report, 'utf8')));
  const empty = result.passed + result.failed === 0;
  const failed = !ok && result.failed === 0 ? 1 : result.failed + (empty ? 1 : 0);
  return { name, passed: result.passed, failed, failures: result.failures };
}

export const types = tool('types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']);
export const lint = tool('lint', 'node_modules/eslint/bin/eslint.js', [
  '.',
  '--max-warnings',
  '0',
  '--cache',
  '--cache-location',
  '.cache/eslint',
]);
export const format = tool('format', 'node_modules/prettier/bin/prettier.cjs', [
  '--check',
  '--log-level',
  'warn',
  '--cache',
  '--cache-location',
  '.cache/prettier',
  '.',
]);
export const imports = tool('import rules', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  'err-long',
  'packages',
  'apps',
]);
export const unused = tool('unused exports', 'scripts/check-unused-exports.mjs');
/** After the browser tests, which leave what it searches. */
export const secrets = tool('secrets left by the tests', 'scripts/search-secrets.mjs', []);
export const coverage = tool('specification coverage', 'scripts/check-specification-coverage.mjs');

export function units(args = []) {
  const report = join(reports, 'vitest.json');
  const run = () =>
    node('node_modules/vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ]);
  return counted('unit, golden and HTTP tests', report, run, (json) => ({
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
    node('node_modules/@playwright/test/cli.js', ['test'], { CHROME_PATH: browserPath, E2E_REPORT: report });
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

/** A failure in a line; the colours of a terminal would only clutter a report. */
function firstLine(message = 'no message') {
  return stripVTControlCharacters(message).split('\n', 1)[0];
}

/** Runs suites in order, names what failed once more where a cut log still shows it, and ends with the line `N passed, N failed`; the exit code says the same. */
export async function runSuites(suites) {
  const results = [];
  for (const suite of suites) results.push(await suite());
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log();
  for (const { name, failures = [] } of results) {
    for (const failure of failures) console.log(`FAILED  ${name}: ${failure}`);
  }
  for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
}
