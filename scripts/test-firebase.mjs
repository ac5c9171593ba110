/**
 * `npm run test:firebase`: runs the contract of identity on the real emulator of Firebase Authentication, which npx fetches
 * (some 600 packages) unless `FIREBASE_TOOLS` names the program. It needs no account at Google and no credentials.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '15.34.2';
const root = fileURLToPath(new URL('..', import.meta.url));

if (process.argv.includes('--help')) {
  console.log('npm run test:firebase: the contract of identity on the emulator of Firebase Authentication.');
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'paperwage-firebase-'));
const [auth, hub, logging] = await Promise.all([freePort(), freePort(), freePort()]);
const at = (port) => ({ host: '127.0.0.1', port });
writeFileSync(
  join(folder, 'firebase.json'),
  JSON.stringify({ emulators: { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } } }),
);
const program = process.env.FIREBASE_TOOLS
  ? [process.env.FIREBASE_TOOLS]
  : ['npx', '--yes', `firebase-tools@${VERSION}`];
const tests = `${process.execPath} ${join(root, 'node_modules/vitest/vitest.mjs')} run --root ${root} --config vitest.firebase.config.ts`;
const [command, ...rest] = program;
const { status } = spawnSync(
  command,
  [...rest, 'emulators:exec', '--only', 'auth', '--project', 'demo-paperwage', tests],
  { cwd: folder, stdio: 'inherit' },
);
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
