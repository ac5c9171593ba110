import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the server to a folder of its own, inside the project so that it finds its packages. */
export async function buildServer() {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'server-test-'));
  const configFile = join(root, 'apps/server/vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir: folder, sourcemap: false } });
  return { main: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
