import { availableParallelism } from 'node:os';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { makeFolder } from './adapters/make-folder.ts';
import { MasterKeyMissing } from './adapters/master-key.ts';
import { SigningCertificateUnusable } from './adapters/signing/certificate-file.ts';
import { threadsOf } from './adapters/worker-renderer.ts';
import type { Config } from './config/config.ts';
import { addressOf, readConfig } from './config/config.ts';
import { startHousekeeping } from './features/jobs/housekeeping.ts';
import { jobHandlers, RECURRING_JOBS } from './job-handlers.ts';
import { describeError } from './features/jobs/describe-error.ts';
import { startJobLoop } from './features/jobs/job-loop.ts';
import { createApp } from './http/create-app.ts';
import { jobReport } from './http/request-log.ts';
import type { Services } from './services.ts';
import { createServices, PackageMissing } from './services.ts';

const STOP_WITHIN_MS = 8_000;

/** Next to this module once built; the built web application is next to this one. */
const webFolder = fileURLToPath(new URL('../../web/dist/client', import.meta.url));
const built = {
  renderWorker: new URL('./render-worker.js', import.meta.url),
  fontFolder: fileURLToPath(new URL('./fonts', import.meta.url)),
  passagesFile: path.join(webFolder, 'passages.json'),
};

// Everything this process creates, especially the database, is only for its own user.
process.umask(0o077);

const reading = readConfig(process.env);
if ('refusals' in reading) refuse(reading.refusals);
else await start(reading.config);

async function start(config: Config): Promise<void> {
  try {
    makeFolder(path.resolve(config.dataFolder));
  } catch {
    refuse([`The server can’t create or write to ${config.dataFolder}. Set DATA_DIR to a folder it can write to.`]);
    return;
  }
  const services = await opened(config);
  if (!services) return;
  const app = await createApp({ config, services, webFolder, threads: threadsOf(availableParallelism()) });
  const jobs = startJobLoop({
    records: services.records,
    clock: services.clock,
    handlers: jobHandlers(services, config),
    recurring: RECURRING_JOBS,
    report: jobReport(app.log),
  });
  const housekeeping = startHousekeeping({
    records: services.records,
    clock: services.clock,
    report: (error) => jobReport(app.log)({ kind: 'housekeeping', attempts: 1, reason: describeError(error) }),
  });
  const background = { stop: async () => void (await Promise.all([jobs.stop(), housekeeping.stop()])) };
  stopOnSignals(app, services, background);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await background.stop();
    await closeServices(services);
    refuse([listenRefusal(error as NodeJS.ErrnoException, config)]);
    return;
  }
  const { port } = app.server.address() as AddressInfo;
  process.stdout.write(`Paperwage is at ${addressOf(config.host, port)}\n`);
}

/** The services, or nothing after printing why they can't be created. */
async function opened(config: Config): Promise<Services | undefined> {
  try {
    return await createServices(config, built, {}, (sentence) => void process.stdout.write(`${sentence}\n`));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const { kind } = config.database;
    refuse([
      [MasterKeyMissing, PackageMissing, SigningCertificateUnusable].some((kind) => error instanceof kind)
        ? reason
        : `${kind === 'sqlite' ? `The database in ${config.dataFolder}` : 'The database of DATABASE_URL'} cannot be ` +
          `opened: ${reason}`,
    ]);
    return undefined;
  }
}

async function closeServices({ renderer, records }: Services): Promise<void> {
  await renderer.close();
  await records.close();
}

/** Exits after printing one line for each problem to fix. */
function refuse(sentences: readonly string[]): void {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function listenRefusal(error: NodeJS.ErrnoException, { host, port }: Config): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop the other program, or set PORT to a free port.`;
    case 'EACCES':
      return `Port ${port} is not allowed for this user. Set PORT to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine. Set HOST to one that is.`;
    default:
      throw error;
  }
}

/** Requests in progress are finished first; a second signal, or too long a wait, exits at once. */
function stopOnSignals(app: FastifyInstance, services: Services, background: { stop(): Promise<void> }): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void app
      .close()
      .then(() => background.stop())
      .then(() => closeServices(services))
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
