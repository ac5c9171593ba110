/** `npm run dev`: the web application with reload on change, and the server rebuilt and restarted on change. */
import { fork } from 'node:child_process';
import { build as buildStages } from './build.mjs';
import { ensureInstalled, requireNode } from './ensure-installed.mjs';

const SERVER_PORT = '3001';
const STOP_WITHIN_MS = 5000;

async function watchServer(vite) {
  let running;
  const restart = async () => {
    const previous = running;
    if (previous && previous.exitCode === null) {
      const ended = new Promise((resolve) => previous.once('exit', resolve));
      previous.kill('SIGTERM');
      setTimeout(() => previous.kill('SIGKILL'), STOP_WITHIN_MS).unref();
      await ended;
    }
    running = fork('apps/server/dist/main.js', { env: { ...process.env, PORT: SERVER_PORT } });
  };
  const watcher = await vite.build({
    configFile: 'apps/server/vite.config.ts',
    build: { watch: {} },
    logLevel: 'warn',
  });
  watcher.on('event', (event) => {
    if (event.code === 'END') void restart();
    if (event.code === 'ERROR') console.error(event.error.message);
  });
  process.once('exit', () => running?.kill('SIGTERM'));
}

async function dev() {
  requireNode();
  ensureInstalled();
  buildStages(['fonts', 'zip', 'web']);
  const vite = await import('vite');
  await watchServer(vite);
  const web = await vite.createServer({
    configFile: 'apps/web/vite.config.ts',
    server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? '127.0.0.1' },
  });
  await web.listen();
  web.printUrls();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void web.close().then(() => process.exit(0)));
}

if (process.argv.includes('--help')) {
  console.log(
    'npm run dev: serves the web application on PORT (3000) with reload on change; the server runs behind it on 3001.',
  );
} else {
  await dev();
}
