/** `npm run bench`: measures every bar of speed and size, beside peers that only this command installs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

if (process.argv.includes('--help')) {
  console.log(
    'npm run bench [-- engine pdf http issuing pages]: installs the peers in bench/, then measures documents, engine, HTTP, issuing, page weight and preview.',
  );
} else {
  requireNode();
  ensureInstalled({ withTests: true });
  build();
  if (!existsSync(`${root}/bench/node_modules/@react-pdf`))
    run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: `${root}/bench` });
  for (const config of ['bench/vite.config.ts', 'bench/vite.cold.config.ts'])
    run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '-c', config]);
  const { findBrowser } = await import('./find-browser.mjs');
  const env = { ...process.env, CHROME_PATH: await findBrowser(), NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, ['bench/dist/main.js', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  process.exitCode = status ?? 1;
}
