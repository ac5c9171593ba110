import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '@paperwage/api-contract';
import { endpointList, endpoints } from '@paperwage/api-contract';
import { solveAppCheck } from '../../../../../../scripts/peers/app-check.mjs';
import type { Secret } from '../../../../../../scripts/find-secrets.mjs';
import { findSecrets } from '../../../../../../scripts/find-secrets.mjs';
import { aesVault } from '../../../adapters/aes-vault.ts';
import { databaseRecords } from '../../../adapters/database/database-records.ts';
import { openDatabase } from '../../../adapters/database/open-database.ts';
import { diskFiles } from '../../../adapters/files/disk-files.ts';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { outboxMail } from '../../../adapters/mail/outbox-mail.ts';
import { jobHandlers } from '../../../job-handlers.ts';
import { runDueJobs } from '../../../features/jobs/run-jobs.ts';
import { openedData, textsOfPdf } from '../../../fixtures/opened-data.ts';
import { testConfig, testSandbox, testServices } from '../../../fixtures/test-app.ts';
import { TEST_NOW_MS } from '../../../fixtures/test-now.ts';
import { createApp } from '../../create-app.ts';

/**
 * One that pays, one that is declined, and one that is no test number, as when somebody types a real card. Messages name
 * another as an example.
 */
const NUMBERS = ['5555555555554444', '4000000000000002', '4111111111111111'];
const inFours = (number: string, between: string) => number.match(/.{4}/g)!.join(between);
/** The ways in which a number may be sent; the search adds base64, hex and UTF-16 of each. */
const writtenWays = (number: string) => [number, ...[' ', '-', '%20', '+'].map((between) => inFours(number, between))];
const SECRETS: readonly Secret[] = NUMBERS.flatMap(writtenWays).map((text) => ({ kind: 'a card number', text }));

const folder = mkdtempSync(path.join(tmpdir(), 'paperwage-cards-'));
const [data, opened] = [path.join(folder, 'data'), path.join(folder, 'opened')];
const log: string[] = [];
const logStream = new Writable({ write: (chunk: Buffer, _encoding, done) => (log.push(chunk.toString()), done()) });
const headers = { authorization: `Bearer test.${randomUUID()}.token` };

async function startServer() {
  const config = testConfig({ DATA_DIR: data, LOG_LEVEL: 'trace', BILLING: 'sandbox' });
  const [vault, clock] = [aesVault([randomBytes(32)]), { nowMs: () => TEST_NOW_MS }];
  if (config.files.kind !== 'disk') throw new Error('Files are expected in a folder');
  const db = await openDatabase(config.database, () => vault);
  const records = databaseRecords({ db, vault, clock });
  const services = await testServices({
    ...{ vault, clock, records, renderer: inProcessRenderer(), payments: testSandbox({ records, clock }) },
    ...{
      files: diskFiles(config.files.folder),
      mail: outboxMail(diskFiles(config.mail.outbox), config.mail.from, clock),
    },
  });
  const app = await createApp({ config, services, logStream, mostLoopDelayMs: 0 });
  const jobs = { records: services.records, clock, handlers: jobHandlers(services, config), report: () => undefined };
  return { app, db, vault, services, runJobs: () => runDueJobs(jobs) };
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** What of the numbers is in the data as it is on the disk, in what is sealed there, in the log and in some answers. */
async function searchAll({ db, vault, services }: Server, answers: readonly string[] = []) {
  rmSync(opened, { recursive: true, force: true });
  mkdirSync(opened);
  const kept = await openedData({ database: { db, vault }, services } as Parameters<typeof openedData>[0]);
  for (const [at, text] of [...kept.values(), log.join(''), ...answers].entries())
    writeFileSync(path.join(opened, String(at)), text);
  const { found, fileCount } = findSecrets([data, opened], SECRETS);
  return { found: found.filter((line) => line.includes('a card number')), fileCount };
}

const post = (app: FastifyInstance, url: string, payload: object, more: Readonly<Record<string, string>> = headers) =>
  app.inject({ method: 'POST', url, payload, headers: more });

describe('card numbers', () => {
  let server: Server;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => {
    await server.app.close();
    await server.services.records.close();
    rmSync(folder, { recursive: true });
  });

  const answers: string[] = [];
  async function tokenize(entered: object, query = '') {
    const { data: bearer } = (await server.app.inject({ url: endpoints.getTokenizeToken.path, headers })).json<{
      data: { token: string };
    }>();
    const card = { cvv: '123', expiry: '04-2038', brand: 'mastercard', ...entered };
    const authorization = `Bearer ${bearer.token}`;
    const answer = await post(server.app, endpoints.tokenizeSandboxCard.path + query, card, { authorization });
    answers.push(answer.body);
    return answer.json<{ readonly data?: { readonly token: string } }>().data?.token;
  }
  async function order(more: object) {
    const challenge = (await server.app.inject({ url: endpoints.getAppCheckChallenge.path })).json<{ data: never }>();
    const appCheckToken = await solveAppCheck(challenge.data);
    const form = { plan: 'monthly', firstName: 'Ana', lastName: 'Ortiz', zip: '78702', email: 'ana@example.com' };
    const keyed = { ...headers, 'idempotency-key': randomUUID() };
    const answer = await post(server.app, endpoints.createOrder.path, { ...form, appCheckToken, ...more }, keyed);
    answers.push(answer.body);
    return answer;
  }

  it('are in no log, record, file, job, email or answer, however they were sent', async () => {
    const { app } = server;
    // Into the service that takes cards, well and badly.
    for (const written of NUMBERS.flatMap(writtenWays)) {
      await tokenize({ card_number: written });
      await tokenize({ card_number: '5555555555554444', brand: written });
      await tokenize({ card_number: Buffer.from(written).toString('base64') }, `?card=${encodeURIComponent(written)}`);
      await post(
        app,
        endpoints.tokenizeSandboxCard.path,
        { card_number: written },
        { authorization: `Bearer ${written}` },
      );
      // By a page that got it wrong: no field takes it, and no token is one.
      expect((await order({ paymentToken: 'x', cardNumber: written })).statusCode).toBe(400);
      expect((await order({ paymentToken: written })).json()).toMatchObject({ data: { status: 'declined' } });
    }
    // What is typed into the address is repeated by nobody either.
    await app.inject({ url: `/api/payments/orders/${encodeURIComponent(NUMBERS[0]!)}`, headers });
    // Two cards, a whole order and all that follows from it.
    const declined = await order({ paymentToken: await tokenize({ card_number: '4000000000000002', brand: 'visa' }) });
    expect(declined.json()).toMatchObject({ data: { status: 'declined' } });
    const paid = await order({ paymentToken: await tokenize({ card_number: '5555555555554444' }) });
    expect(paid.json()).toMatchObject({ data: { status: 'paid' } });
    const paymentToken = await tokenize({ card_number: '5555555555554444' });
    answers.push((await post(app, endpoints.replaceCard.path, { paymentToken })).body);
    await server.runJobs();
    const receipts = (await app.inject({ url: endpoints.listReceipts.path, headers })).json<{
      data: { id: string }[];
    }>();
    const receiptUrl = endpoints.getReceiptFile.path.replace(':id', receipts.data[0]!.id);
    answers.push(await textsOfPdf((await app.inject({ url: receiptUrl, headers })).rawPayload));
    answers.push((await app.inject({ url: endpoints.getSubscription.path, headers })).body);
    const { found, fileCount } = await searchAll(server, answers);
    expect(found).toEqual([]);
    // The database with its log of writes, an email of the payment, and what was opened of all that.
    expect(fileCount).toBeGreaterThan(5);
    expect(answers.join('')).toContain('"last4":"4444"');
    expect(log.length).toBeGreaterThan(20);
  });

  it('would be found where they were kept', async () => {
    const { jobs } = server.services.records;
    const content = { typed: inFours(NUMBERS[0]!, ' ') };
    await jobs.add({ kind: 'test', payload: content, runAtMs: TEST_NOW_MS });
    expect((await searchAll(server)).found).toHaveLength(1);
    log.push(Buffer.from(NUMBERS[1]!).toString('base64'));
    expect((await searchAll(server)).found).toHaveLength(2);
  });
});

describe('the schemas of bodies, paths and queries', () => {
  const CARD_FIELD = /card.?n(umber|um|o)\b|^pan$|cv[vc]|security.?code|expir(y|ation)/i;
  const namesIn = (schema: unknown): string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const { properties = {} } = schema as { readonly properties?: object };
    return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)];
  };
  const cardFieldsOf = ({ body, params, query }: Endpoint) =>
    [body, params, query]
      .flatMap((schema) => namesIn(schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
      .filter((name) => CARD_FIELD.test(name));

  it('have a field for a card at the sandbox, and nowhere else', () => {
    const withCard = endpointList.filter((one) => cardFieldsOf(one).length > 0).map(({ operationId }) => operationId);
    expect(withCard).toEqual(['tokenizeSandboxCard']);
    expect(cardFieldsOf(endpoints.tokenizeSandboxCard)).toEqual(['card_number', 'cvv', 'expiry']);
  });
});
