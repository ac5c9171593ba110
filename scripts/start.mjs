/** `npm start`: installs and builds what has changed, then becomes the server. */
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm start: installs and builds what has changed, starts the server and prints its address. Configuration: docs/configuration.md.',
  );
} else {
  requireNode();
  try {
    ensureInstalled();
    build();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  process.env.NODE_ENV ??= 'production';
  await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
}
