import type { Writable } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController } from 'fastify';
import type { FastifyHttpOptions, FastifyInstance, RawServerDefault } from 'fastify';
import type { Config } from '../config/config.ts';
import { exportedProfile } from '../features/accounts/profile.ts';
import { problems } from '../problems/problem.ts';
import type { BrowserOrigins } from '../ports/billing/payment-gateway.ts';
import { reportError, serverError } from '../features/errors/report-error.ts';
import { describeError } from '../features/jobs/describe-error.ts';
import type { Lane } from '../features/documents/render-lane.ts';
import type { Services } from '../services.ts';
import { addAddressBook } from './calls/accounts/address-book.ts';
import { addAdminCalls } from './calls/admin/admin.ts';
import { addAppCheck } from './calls/app-check.ts';
import { addChat } from './calls/chat.ts';
import { addDrafts } from './calls/documents/drafts.ts';
import { addAccountCalls } from './calls/accounts/account.ts';
import { addExport } from './calls/accounts/export.ts';
import { addGenerateDocuments } from './calls/documents/generate-documents.ts';
import { addGrossFromNet } from './calls/calculation/gross-from-net.ts';
import { addHealth } from './calls/health.ts';
import { addHistory } from './calls/documents/history.ts';
import { addLogos } from './calls/documents/logos.ts';
import { addPayments } from './calls/billing/payments.ts';
import { addPlaces } from './calls/calculation/places.ts';
import { addSalaryCalculate } from './calls/calculation/salary-calculate.ts';
import { addSandboxBank } from './calls/billing/sandbox-bank.ts';
import { addSiteConfig } from './calls/site-config.ts';
import { addTaxRules } from './calls/calculation/tax-rules.ts';
import { addVisits } from './calls/visits.ts';
import { addVerification } from './calls/documents/verification.ts';
import { addFullSsns } from './calls/accounts/full-ssns.ts';
import { answerError, isBug } from './error-answers.ts';
import { addJsonBody } from './json-body.ts';
import { answerUnknownAddresses } from './not-found.ts';
import { addOpenApi } from './open-api.ts';
import { addRateLimits } from './rate-limits.ts';
import { logRequests, loggerOptions, requestIds } from './request-log.ts';
import { keepTrail } from './security-trail.ts';
import { addSecurityHeaders, documentHeaders } from './security-headers.ts';
import { serveOn } from './serve.ts';
import { addTurns } from './turns.ts';
import { answerUnreadableRequest } from './unreadable-request.ts';
import { validatorCompiler } from './validation.ts';
import { addWebPages } from './web-pages.ts';

const BODY_LIMIT_BYTES = 65_536;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node looks for requests that take too long. The default, every half minute, could double their time. */
const TIMEOUT_CHECK_MS = 1_000;
const LONGEST_LOOP_DELAY_MS = 2_000;
const DELAY_SAMPLE_MS = 1_000;
const ONE_THREAD_EACH = { small: 1, large: 1 };

export interface AppOptions {
  readonly config: Config;
  readonly services: Services;
  /** Folder of the built web application. Without one, only the API is served. */
  readonly webFolder?: string;
  /** How long the event loop may hang before the server reports itself overloaded; 0 means no limit. */
  readonly mostLoopDelayMs?: number;
  /** Where log lines go; standard output by default. */
  readonly logStream?: Writable;
  /** How many threads the renderer has. */
  readonly threads?: Readonly<Record<Lane, number>>;
}

/** The whole server, ready to listen or to be tested in-process. */
export async function createApp({
  config,
  services,
  webFolder,
  mostLoopDelayMs = LONGEST_LOOP_DELAY_MS,
  threads = ONE_THREAD_EACH,
  logStream,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config, logStream));
  app.setValidatorCompiler(validatorCompiler);
  // Answers are typed by the schemas and compared with them in tests; checking each again would double its cost.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');
  addSecurityHeaders(app, config, otherOrigins(config, services));
  logRequests(app);
  keepTrail(app, services);
  reportBugs(app, config, services);
  await addOverloadAnswer(app, mostLoopDelayMs);
  await addRateLimits(app);
  const turns = addTurns(app, threads);
  addJsonBody(app, turns);
  await addOpenApi(app, config.publicUrl);
  const serve = serveOn(app, config, services);
  addHealth(serve, services);
  addSiteConfig(serve, config, services);
  addAppCheck(serve, config, services);
  addSalaryCalculate(serve, services);
  addGrossFromNet(serve, services);
  addPlaces(serve);
  addTaxRules(serve);
  addGenerateDocuments(serve, config, services, turns);
  addDrafts(serve, services);
  await addAccountCalls(app, config, services);
  addHistory(serve, services);
  addVerification(serve, services);
  addChat(serve, config, services);
  addLogos(serve, services, turns);
  addAddressBook(serve, services);
  addFullSsns(serve, services);
  addPayments(serve, config, services, turns);
  await addVisits(app, config, services);
  addAdminCalls(serve, config, services);
  if (services.payments?.sandbox) await addSandboxBank(app, config, services, services.payments.sandbox);
  addExport(serve, services, { readProfile: (userId) => exportedProfile({ ...config, ...services }, userId) });
  const pages = webFolder === undefined ? undefined : await addWebPages(app, webFolder, { ...config, ...services });
  answerUnknownAddresses(app, pages);
  return app;
}

/** Sends a handler's errors, except refusals, to the error tracker. */
function reportBugs(app: FastifyInstance, { insights }: Config, services: Services): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (!isBug(error, request)) return;
    const onFailure = (failure: unknown) =>
      request.log.warn({ reason: describeError(failure) }, 'An error was not kept');
    const call = request.routeOptions.url ?? 'unknown';
    await reportError(services, serverError(error, call, insights.release), onFailure).catch(onFailure);
  });
}

/** Other origins that pages use: an identity provider, the card processor. */
function otherOrigins({ publicUrl }: Config, { identity, payments }: Services): BrowserOrigins {
  const { scripts = [], frames = [], asked = [] } = payments?.browserOrigins ?? {};
  const urls = [identity.client?.accountsUrl, identity.client?.tokensUrl, payments?.tokenizerUrl];
  const origins = urls.flatMap((url) => (url ? [new URL(url).origin] : []));
  return { scripts, frames, asked: [...new Set([...origins, ...asked])].filter((origin) => origin !== publicUrl) };
}

/** Refuses calls while the event loop hangs. Pages and their files cost little, and a page without one of its files is broken. */
async function addOverloadAnswer(app: FastifyInstance, mostLoopDelayMs: number): Promise<void> {
  // The first sample includes the start itself, and would refuse the first requests.
  let isStarting = false;
  app.addHook('onListen', async () => {
    isStarting = true;
    setTimeout(() => (isStarting = false), 2 * DELAY_SAMPLE_MS).unref();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: mostLoopDelayMs,
    sampleInterval: DELAY_SAMPLE_MS,
    // A busy server is not dead: nothing should restart it for that.
    pressureHandler: ({ method, url }) => {
      const isPageOrFile = /^(?:GET|HEAD)$/.test(method ?? '') && !/^\/(?:api|readyz)\b/.test(url);
      if (!isStarting && !isPageOrFile) throw problems.overloaded();
    },
  });
}

function serverOptions(config: Config, logStream: Writable | undefined): FastifyHttpOptions<RawServerDefault> {
  return {
    logger: { ...loggerOptions(config), ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    // One logger for all: a child logger per request costs more than the few lines that carry its id.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // With a longer time for the headers, Node would allow that time for bodies.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    clientErrorHandler: answerUnreadableRequest,
    // These come before any hook, so the headers are set here too.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(documentHeaders(config));
      answerError(error, request, reply);
    },
  };
}
