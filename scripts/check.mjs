/** `npm run check`: everything but the browser tests. */
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm run check: types, lint, format, import rules, unused exports, specification coverage, unit, golden and HTTP tests.',
  );
} else {
  requireNode();
  ensureInstalled({ withTests: true });
  build(['fonts']);
  const { statics, unitsWithServer, beside, runSuites } = await import('./suites.mjs');
  await runSuites([beside(statics, unitsWithServer())]);
}
