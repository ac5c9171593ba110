/** `npm test`: everything, on a fresh clone too. The last line is `N passed, N failed` over all suites. */
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm test: installs, builds, then runs the checks, the unit, golden and HTTP tests, the component and browser tests, and a ' +
      'search for secrets in what they left behind.',
  );
} else {
  requireNode();
  ensureInstalled({ withTests: true });
  build(['fonts']);
  const { findBrowserMeanwhile } = await import('./find-browser.mjs');
  const { statics, unitsWithServer, components, browser, buildRest, secrets, beside, runSuites } =
    await import('./suites.mjs');
  const browserPath = findBrowserMeanwhile();
  await runSuites([
    beside(statics, unitsWithServer([[buildRest]])),
    async () => components(await browserPath),
    async () => browser(await browserPath),
    secrets,
  ]);
}
