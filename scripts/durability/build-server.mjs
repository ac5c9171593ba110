import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the server to a folder of its own, inside the project so that it finds its packages; or, with the path of another
 * program within `apps/server/src`, that one as `main`.
 */
export async function buildServer(program) {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'server-test-'));
  const configFile = join(root, 'apps/server/vite.config.ts');
  const entry = program && { ssr: join(root, 'apps/server/src', program), rollupOptions: { input: undefined } };
  await build({ configFile, logLevel: 'error', build: { outDir: folder, sourcemap: false, ...entry } });
  const main = program ? `${parse(program).name}.js` : 'main.js';
  return { main: join(folder, main), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
