/**
 * The process that runs tests on changed sources; `npm run mutants` starts it and talks to it. Each change is compiled
 * with the packages and the server into a folder of its own, which tests import as they do in `npm test`; tests that
 * replace modules get the changed text by Vite. No source is written.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfigFromFile } from 'vite';
import { createVitest } from 'vitest/node';
import { compileForTests, importCompiled } from '../compile-for-tests.mjs';
import { applyChange, noteCalls } from './find-changes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const compiled = join(root, '.cache/unit-tests-changed');

/** Longer than the slowest file of tests computes. */
const HANGS_AFTER_SECONDS = 90;

/** `note-calls.mjs` writes a line there for each file of tests. */
const calls = join(root, '.cache/calls-of-changes.jsonl');

let changed;
/** The changes whose calls are noted; none is made then. */
let noted = [];
const changedSource = {
  name: 'changed-source',
  enforce: 'pre',
  transform(code, id) {
    if (id === changed?.file) return applyChange(readFileSync(id, 'utf8'), changed);
    const inFile = noted.filter(({ file }) => file === id);
    return inFile.length > 0 ? noteCalls(id, readFileSync(id, 'utf8'), inFile) : undefined;
  },
};

/** Runs tests in the order in which they are asked for: the nearest come first. */
class GivenOrder {
  sort(specifications) {
    return specifications;
  }

  shard(specifications) {
    return specifications;
  }
}

/** What has come of the run in hand: vitest's own answer tells of all runs before it too. */
let run;

/** The clock counts what this process has computed: on a machine that is busy with other things time says little. */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Stops at the first failure. The option `bail` may stop the next run in place of this one. */
function stopBy(moduleId) {
  // What is heard of a run that was stopped may come late.
  if (!run || run.failed || !run.tests.includes(moduleId)) return;
  run.failed = moduleId;
  run.stopped = vitest.cancelCurrentRun('test-failure');
}

const watchTests = {
  onTestCaseResult(test) {
    if (test.result().state === 'failed') stopBy(test.module.moduleId);
  },
  onTestModuleEnd(module) {
    if (module.state() === 'failed') stopBy(module.moduleId);
    if (!run) return;
    run.ended.add(module.moduleId);
    run.heardAt = cpuSeconds();
  },
};

async function startVitest() {
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, `${root}vitest.config.ts`, root);
  const { projects, ...ofAll } = config.test;
  // PostgreSQL would run every test of the database once more.
  // On a busy machine a test that waits too long would seem to have noticed something.
  const shared = {
    ...ofAll,
    globalSetup: [],
    setupFiles: [...ofAll.setupFiles, './scripts/mutants/note-calls.mjs'],
    provide: { postgresUrl: '' },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  };
  return createVitest('test', {
    ...shared,
    config: false,
    root,
    projects: projects.map((project) => ({
      extends: false,
      plugins: project.test.name === 'shared' ? [importCompiled(compiled)] : [changedSource],
      test: { ...shared, ...project.test },
    })),
    watch: false,
    maxWorkers: 1,
    reporters: [watchTests],
    sequence: { sequencer: GivenOrder },
  });
}

const vitest = await startVitest();
const specifications = await vitest.globTestSpecifications();
/** Knows which file imports which; the other project's tests import what is compiled. */
const sources = vitest.projects.find(({ name }) => name === 'isolated').vite.environments.ssr;

/** For each of the files, the tests that import it, directly or through others. */
async function findTests(files) {
  const reached = new Map(files.map((file) => [file, []]));
  for (const specification of specifications) {
    const imports = await importsOf(specification.moduleId);
    for (const file of files) if (imports.has(file)) reached.get(file).push(specification.moduleId);
  }
  return [...reached];
}

const pathOf = (imported) => (imported.startsWith('/@fs/') ? imported.slice('/@fs'.length) : join(root, imported));

function isSource(path) {
  return path.startsWith(root) && !path.includes('node_modules') && existsSync(path);
}

async function importsOf(moduleId) {
  const seen = new Set();
  const visit = async (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    const known = sources.moduleGraph.getModuleById(id)?.transformResult;
    const { deps = [], dynamicDeps = [] } = known ?? (await sources.transformRequest(id)) ?? {};
    for (const path of [...deps, ...dynamicDeps].map(pathOf)) if (isSource(path)) await visit(path);
  };
  await visit(moduleId);
  return seen;
}

/** Runs tests until one fails, and names that one. */
async function findFailure(tests) {
  const asked = tests.flatMap((test) => specifications.filter(({ moduleId }) => moduleId === test));
  if (asked.length === 0) throw new Error(`None of these is a test: ${tests.join(', ')}`);
  run = { tests, ended: new Set(), heardAt: cpuSeconds() };
  const { unhandledErrors } = await vitest.runTestSpecifications(asked);
  await run.stopped;
  if (run.failed) return { failed: run.failed };
  if (unhandledErrors.length > 0) return { failed: 'an error outside of tests' };
  if (run.ended.size < tests.length)
    throw new Error(`Only ${run.ended.size} of ${tests.length} files of tests have run.`);
  return {};
}

/** For each file of tests, the numbers of the changes whose functions it calls, in what it runs from day to day. */
async function findCalls(changes, tests) {
  const { TEST_ALL } = process.env;
  delete process.env.TEST_ALL;
  noted = changes;
  rmSync(calls, { force: true });
  await compileForTests(compiled, { plugins: [changedSource] });
  for (const { file } of changes) vitest.invalidateFile(file);
  const asked = specifications.filter(({ moduleId }) => tests.includes(moduleId));
  for (const specification of asked) specification.testTagsFilter = ['!release'];
  await vitest.runTestSpecifications(asked);
  for (const specification of asked) delete specification.testTagsFilter;
  noted = [];
  process.env.TEST_ALL = TEST_ALL;
  for (const { file } of changes) vitest.invalidateFile(file);
  if (!existsSync(calls)) return [];
  return readFileSync(calls, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

async function runTestsOn(change, tests) {
  changed = change;
  if (change) vitest.invalidateFile(change.file);
  await compileForTests(compiled, { plugins: [changedSource] });
  try {
    return await findFailure(tests);
  } finally {
    run = undefined;
    if (change) vitest.invalidateFile(change.file);
    changed = undefined;
  }
}

async function answerTo({ files, changes, change, tests }) {
  if (files) return { reached: await findTests(files) };
  if (changes) return { called: await findCalls(changes, tests) };
  return runTestsOn(change, tests);
}

process.on('message', (message) => {
  const startedAt = cpuSeconds();
  const answer = answerTo(message);
  answer.then(
    (result) => process.send({ result: { ...result, seconds: cpuSeconds() - startedAt } }),
    (error) => process.send({ error: String(error?.stack ?? error) }),
  );
});

/** A test that waits for what never comes fails by itself; one that computes without end has to be noticed from outside. */
setInterval(() => {
  if (run && cpuSeconds() - run.heardAt > HANGS_AFTER_SECONDS) process.send({ result: { hung: true, seconds: 0 } });
}, 1_000);
process.send({ result: {} });
