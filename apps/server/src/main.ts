import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { addressOf, readConfig } from './config.ts';
import { createApp } from './http/create-app.ts';
import type { Services } from './services.ts';
import { createServices } from './services.ts';

const STOP_WITHIN_MS = 8_000;

/** Beside this module once built, and where the web application is built beside this one. */
const built = {
  renderWorker: new URL('./render-worker.js', import.meta.url),
  fontFolder: fileURLToPath(new URL('./fonts', import.meta.url)),
};
const webFolder = fileURLToPath(new URL('../../web/dist/client', import.meta.url));

const reading = readConfig(process.env);
if ('refusals' in reading) refuse(reading.refusals);
else await start(reading.config);

async function start(config: Config): Promise<void> {
  try {
    mkdirSync(config.dataFolder, { recursive: true });
  } catch {
    refuse([`DATA_DIR must be a folder that can be made or written: ${config.dataFolder} is not.`]);
    return;
  }
  const services = createServices(built);
  const app = await createApp({ config, services, webFolder });
  stopOnSignals(app, services);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await services.renderer.close();
    refuse([listenRefusal(error as NodeJS.ErrnoException, config)]);
    return;
  }
  const { port } = app.server.address() as AddressInfo;
  process.stdout.write(`Paperwage is at ${addressOf(config.host, port)}\n`);
}

/** Ends with one line for each thing that must be put right first. */
function refuse(sentences: readonly string[]): void {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function listenRefusal(error: NodeJS.ErrnoException, { host, port }: Config): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop the other program, or set PORT to a free port.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Set PORT to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine: ${host} is not.`;
    default:
      throw error;
  }
}

/** Requests under way are finished first; a second signal, or too long a wait, ends at once. */
function stopOnSignals(app: FastifyInstance, services: Services): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void app
      .close()
      .then(() => services.renderer.close())
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
