/** `npm run mutants`: changes one operator, figure or flag at a time and counts how many changes the unit tests notice. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';
import { findChanges } from './mutants/find-changes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each gives the same number of changes: the rules alone have more figures than all the others. */
const AREAS = {
  taxes: 'packages/payroll/src/taxes',
  rules: 'packages/payroll/src/rules',
  kinds: 'packages/documents/src/kinds',
  paper: 'packages/paper/src',
  'use cases': 'apps/server/src/features',
};
const NOT_SOURCE =
  /\.(?:test|spec|fixture|arbitrary|d)\.tsx?$|[/\\](?:fixtures|testing|generated)[/\\]|[/\\]test-[^/\\]+$/;
/** So many files of tests run first; each time that none fails, twice as many as before. */
const FIRST_SLICE = 12;

const HELP = `npm run mutants [-- --count 200 --from 1 --to 200 --seed 1 --seconds 240 --only <part of a path>]

Draws changes of one operator, figure or flag from taxes, rules, kinds, paper and use cases, and runs the unit tests that
import the changed file until one fails: first those that call the changed function, the nearest first. A test that hangs
notices too. What is not noticed within the seconds of computing counts as unnoticed; the tests that have begun then are
still run. The same seed draws the same changes from the same sources; --from and --to judge only the changes of those
numbers, so that a run that was stopped goes on and two can share one.`;

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string' },
    seconds: { type: 'string', default: '240' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

function sourcesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(root, folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !NOT_SOURCE.test(path) && path.includes(options.only))
    .sort();
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One change of each area in turn, each change of an area as likely as another: a run that is cut short is fair too. */
function drawChanges(count, seed) {
  const random = randomFrom(seed);
  const areas = Object.entries(AREAS).map(([area, folder]) =>
    sourcesOf(folder).flatMap((file) =>
      findChanges(file, readFileSync(file, 'utf8')).map((change) => ({ ...change, file, area })),
    ),
  );
  const drawn = [];
  while (drawn.length < count && areas.some((all) => all.length > 0)) {
    const all = areas[drawn.length % areas.length];
    if (all.length > 0) drawn.push(...all.splice(Math.floor(random() * all.length), 1));
    else areas.splice(areas.indexOf(all), 1);
  }
  return drawn.map((change, index) => ({ ...change, number: index + 1 }));
}

/** The process that runs the tests. It is started again after a test that hung. */
async function startRunner() {
  const child = fork(join(root, 'scripts/mutants/run-tests.mjs'), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-4_000)));
  const nextAnswer = () =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`The process that runs the tests has ended.\n${said}`));
      child.once('exit', fail).once('message', ({ result, error }) => {
        child.off('exit', fail);
        if (error) reject(new Error(error));
        else resolve(result);
      });
    });
  await nextAnswer();
  return {
    ask(message) {
      child.send(message);
      return nextAnswer();
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/**
 * How far a test is from a file: in the same folder, then in the folders above it, then in other packages. A word that
 * both names share, or begin alike ("admin", "administration"), brings it nearer than any folder, because calls of a use
 * case are tested beside the server's routes; then come goldens, which see much.
 */
function distance(test, file) {
  const steps = relative(dirname(file), dirname(test)).split(sep);
  const begins = new Set(wordsOf(test).map((word) => word.slice(0, 5)));
  const words = wordsOf(file).filter((word) => begins.has(word.slice(0, 5)));
  const golden = test.includes('goldens') ? 50 : 0;
  return steps.filter((step) => step === '..').length * 10 + steps.length - new Set(words).size * 100 - golden;
}

/** Words of the name of a file, of its folder, and of the one above. */
function wordsOf(path) {
  return path
    .split(sep)
    .slice(-3)
    .join('-')
    .split(/[-.]/)
    .filter((word) => !['ts', 'tsx', 'mjs', 'test'].includes(word));
}

/** A test that fails on the sources as they are would notice everything. */
function createPassCheck(session) {
  const passes = new Map();
  return async (test) => {
    if (!passes.has(test)) passes.set(test, !(await askTwice(session, { tests: [test] })).failed);
    return passes.get(test);
  };
}

function describeChange({ file, line, column, from, to, area }) {
  return `${area}  ${relative(root, file)}:${line}:${column}  ${from} as ${to || 'nothing'}`;
}

async function restart(session) {
  await session.runner.stop();
  session.runner = await startRunner();
}

/** Asks a fresh process again where tests were not run: nothing is known of the change then. */
async function askTwice(session, message) {
  try {
    return await session.runner.ask(message);
  } catch (error) {
    console.log(`   asked again: ${error.message.split('\n', 1)[0]}`);
    await restart(session);
    return session.runner.ask(message);
  }
}

/** Runs the tests on one change and says how it was noticed, if it was: first those that call its function, the nearest first. */
async function judge(change, tests, session) {
  const far = (test) => distance(test, change.file) + (session.called.get(test)?.includes(change.number) ? 0 : 1_000);
  const left = tests.toSorted((a, b) => far(a) - far(b));
  let spent = 0;
  let run = 0;
  for (let most = FIRST_SLICE; left.length > 0 && spent < Number(options.seconds); most *= 2) {
    const slice = left.splice(0, most);
    const { hung, failed, seconds } = await askTwice(session, { change, tests: slice });
    if (hung) {
      await restart(session);
      return { noticed: true, how: 'a test hangs' };
    }
    run += slice.length;
    spent += seconds;
    if (!failed) continue;
    if (await session.passes(failed)) return { noticed: true, how: relative(root, failed) };
    console.log(`   ${relative(root, failed)} fails without a change too and is left out`);
    left.unshift(...slice.filter((test) => test !== failed));
  }
  return {
    noticed: false,
    how: `by none of ${run} files of tests${left.length > 0 ? `, ${left.length} not run` : ''}`,
  };
}

async function runMutants() {
  const drawn = drawChanges(Number(options.count), Number(options.seed));
  const changes = drawn.slice(Number(options.from) - 1, Number(options.to ?? options.count));
  console.log(`${new Date().toISOString().slice(0, 10)}, seed ${options.seed}, ${changes.length} changes`);
  const session = { runner: await startRunner() };
  session.passes = createPassCheck(session);
  const { reached } = await session.runner.ask({ files: [...new Set(changes.map(({ file }) => file))] });
  const testsOf = new Map(reached);
  const { called } = await session.runner.ask({ changes, tests: [...new Set([...testsOf.values()].flat())] });
  session.called = new Map(called);
  const outcomes = [];
  for (const change of changes) {
    const started = performance.now();
    const { noticed, how } = await judge(change, testsOf.get(change.file), session);
    outcomes.push({ change, noticed });
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    const word = noticed ? 'noticed' : 'UNNOTICED';
    console.log(`${change.number}  ${word}  ${describeChange(change)}  (${how}, ${seconds} s)`);
  }
  await session.runner.stop();
  report(outcomes);
}

function report(outcomes) {
  const unnoticed = outcomes.filter(({ noticed }) => !noticed);
  console.log('\nUnnoticed:');
  for (const { change } of unnoticed) console.log(describeChange(change));
  console.log();
  for (const area of Object.keys(AREAS))
    console.log(`${area}: ${shareOf(outcomes.filter(({ change }) => change.area === area))}`);
  console.log(`all: ${shareOf(outcomes)}`);
}

function shareOf(outcomes) {
  const noticed = outcomes.filter((one) => one.noticed).length;
  return `${noticed} of ${outcomes.length} noticed (${((100 * noticed) / Math.max(1, outcomes.length)).toFixed(1)} %)`;
}

if (options.help) {
  console.log(HELP);
} else {
  requireNode();
  ensureInstalled({ withTests: true });
  // Every case of the tests, also those that wait for a release.
  process.env.TEST_ALL = '1';
  build(['fonts']);
  await runMutants();
}
