/** `npm run test:all`: what `npm test` runs, and what takes too long for every change. For a release; see docs/proofs.md. */
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm run test:all: npm test with every content and edition of preview against PDF, tests of the commands for ' +
      'operators and of a full disk, and 100 rounds of killing servers. Its last lines belong in docs/measurements.md.',
  );
} else {
  requireNode();
  ensureInstalled({ withTests: true });
  build(['fonts']);
  process.env.TEST_ALL = '1';
  const { findBrowserMeanwhile } = await import('./find-browser.mjs');
  const { statics, unitsWithServer, components, browser, buildRest, secrets, durability, beside, runSuites } =
    await import('./suites.mjs');
  const browserPath = findBrowserMeanwhile();
  console.log(new Date().toISOString().slice(0, 10));
  await runSuites([
    beside(statics, unitsWithServer([[buildRest]])),
    async () => components(await browserPath),
    async () => browser(await browserPath),
    secrets,
    ...durability,
  ]);
}
