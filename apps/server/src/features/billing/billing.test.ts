import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlanId } from '@paperwage/api-contract';
import { DAY_MS } from '@paperwage/values';
import { databaseKinds, testDatabase, type DatabaseKind } from '../../fixtures/databases.ts';
import { memoryGateway, type TestToken } from '../../fixtures/memory-gateway.ts';
import { memoryMail, testConfig, testServices } from '../../fixtures/test-app.ts';
import { Problem } from '../../problems/problem.ts';
import { RECURRING_JOBS, jobHandlers } from '../../job-handlers.ts';
import { runDueJobs, type JobHandlers } from '../jobs/run-jobs.ts';
import { findSubscriber } from './apply-event.ts';
import { hasAccess } from './access.ts';
import type { BillingContext } from './billing-context.ts';
import { runBillingDay } from './billing-day.ts';
import { todayOf } from './billing-context.ts';
import { createOrder, readOrder } from './create-order.ts';
import { choosePlan, grantRefund, replaceCard, resumeSubscription, stopSubscription } from './manage-subscription.ts';
import { receiveEvents } from './receive-events.ts';
import { applyOutcome, isOpen } from './settle-order.ts';
import { isOver } from './subscription.ts';

const RUNS = process.env.TEST_ALL ? { sqlite: 25, postgres: 4 } : { sqlite: 6, postgres: 1 };
const HOUR_MS = 3_600_000;
const TOKENS: readonly TestToken[] = ['good', 'good', 'good', 'slow', 'authenticate', 'declined', 'insufficientFunds'];
const LINES = ['good', 'good', 'callLost', 'answerLost'] as const;
/** Less than a charge may take to arrive. */
const SOON_MS = 60_000;

const action = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    token: fc.constantFrom(...TOKENS),
    plan: fc.constantFrom<PlanId>('monthly', 'yearly'),
    key: fc.integer({ min: 1, max: 3 }),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constant('time' as const), hours: fc.constantFrom(1, 24, 24 * 3, 24 * 8, 24 * 40) }),
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('days' as const), count: fc.constantFrom(1, 4, 8, 11, 24, 33) }),
  },
  fc.record({ kind: fc.constant('jobs' as const), isKilled: fc.boolean() }),
  fc.record({ kind: fc.constant('line' as const), lines: fc.array(fc.constantFrom(...LINES), { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('late' as const), charges: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ kind: fc.constant('bank' as const), isPaid: fc.boolean() }),
  fc.record({ kind: fc.constant('event' as const), id: fc.integer({ min: 1, max: 4 }), order: fc.nat({ max: 5 }) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cards' as const), does: fc.constantFrom(...TOKENS) }) },
  fc.record({ kind: fc.constant('replaceCard' as const), token: fc.constantFrom(...TOKENS) }),
  fc.record({ kind: fc.constant('choosePlan' as const), plan: fc.constantFrom<PlanId>('monthly', 'yearly') }),
  fc.record({
    kind: fc.constantFrom(
      'stop' as const,
      'resume' as const,
      'resume' as const,
      'read' as const,
      'grantRefund' as const,
      'arrive' as const,
    ),
  }),
  fc.record({ kind: fc.constant('refundElsewhere' as const), order: fc.nat({ max: 5 }) }),
);
/** Every sequence begins with somebody who wants to pay, since little happens without. */
const begun = fc.record({
  kind: fc.constant('order' as const),
  token: fc.constantFrom<TestToken>('good', 'good', 'slow', 'authenticate'),
  plan: fc.constantFrom<PlanId>('monthly', 'monthly', 'yearly'),
  key: fc.constant(1),
  times: fc.constant(1),
});

const PAYS = { kind: 'order', token: 'good', plan: 'monthly', key: 1, times: 1 } as const;
/** The server is killed with a renewal on its way, and the next one asks about it before it arrives. */
const LATE_RENEWAL: Action[] = [
  { kind: 'late', charges: 1 },
  { kind: 'days', count: 33 },
];

type Action = typeof action extends fc.Arbitrary<infer Made> ? Made : never;

/** A server with one user, a gateway that may lose calls and answers, and a clock. */
async function startWorld(kind: DatabaseKind, hasKeys: boolean) {
  const database = await testDatabase(kind);
  const gateway = memoryGateway({ hasKeys });
  const mail = memoryMail();
  const { records, clock, vault } = database;
  const services = await testServices({ records, clock, vault, mail, payments: gateway });
  const config = testConfig({ SALES_TAX_PERCENT: '8.25' });
  const context: BillingContext = { ...services, ...config };
  const handlers = jobHandlers(services, config);
  /** A server that dies after its work and before it said so does the work again. */
  const killed: JobHandlers = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      async (payload: never) => {
        await handle(payload);
        throw new Error('The server was killed');
      },
    ]),
  );
  const runJobs = (isKilled = false) =>
    runDueJobs({
      records,
      clock,
      handlers: isKilled ? killed : handlers,
      recurring: RECURRING_JOBS,
      report: () => undefined,
    });
  const userId = randomUUID();
  return { database, gateway, mail, context, userId, runJobs, acknowledged: new Set<string>() };
}

type World = Awaited<ReturnType<typeof startWorld>>;

/** What a refusal is: an answer like any other. What isn't expected is thrown. */
async function refusable<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

async function order(
  { context, userId, acknowledged }: World,
  { token, plan, key }: { token: TestToken; plan: PlanId; key: number },
) {
  const request = { plan, firstName: 'Dana', lastName: 'Reyes', zip: '78702', email: 'dana@example.com' };
  const ordering = { userId, request: { ...request, paymentToken: `token:${token}` }, key: `key-number-${key}` };
  const answer = await refusable(createOrder(context, ordering));
  if (answer?.status === 'paid') acknowledged.add(answer.id);
}

async function act(world: World, step: Action): Promise<void> {
  const { context, gateway, userId, database, acknowledged } = world;
  switch (step.kind) {
    case 'order':
      await Promise.all(Array.from({ length: step.times }, () => order(world, step)));
      return;
    case 'time':
      gateway.arrive();
      return database.clock.goOn(step.hours * HOUR_MS);
    case 'arrive':
      return gateway.arrive();
    case 'days':
      for (let day = 0; day < step.count; day += 1) {
        gateway.arrive();
        database.clock.goOn(DAY_MS - SOON_MS);
        await world.runJobs();
        database.clock.goOn(SOON_MS);
        await world.runJobs();
      }
      return;
    case 'jobs':
      await world.runJobs(step.isKilled);
      return;
    case 'line': {
      const lines = [...step.lines];
      gateway.line = () => lines.shift() ?? 'good';
      return;
    }
    case 'late':
      gateway.lateCharges = step.charges;
      return;
    case 'bank':
      for (const id of gateway.payments.keys()) gateway.answer(id, step.isPaid);
      return;
    case 'event': {
      const orders = await context.records.orders.listOf(userId);
      const orderId = orders[step.order % Math.max(1, orders.length)]?.id ?? randomUUID();
      const body = Buffer.from(JSON.stringify([{ id: `event-${step.id}`, orderId }]));
      return receiveEvents(context, body, { signature: 'good' });
    }
    case 'cards':
      return gateway.setCards(step.does);
    case 'replaceCard':
      await refusable(replaceCard(context, userId, `token:${step.token}`));
      return;
    case 'choosePlan':
      await refusable(choosePlan(context, userId, step.plan));
      return;
    case 'stop':
      await refusable(stopSubscription(context, userId));
      return;
    case 'resume':
      await refusable(resumeSubscription(context, userId));
      return;
    case 'read':
      for (const { id } of await context.records.orders.listOf(userId)) {
        const read = await readOrder(context, userId, id);
        if (read.status === 'paid') acknowledged.add(read.id);
      }
      return;
    case 'grantRefund':
      await refusable(grantRefund(context, userId));
      return;
    case 'refundElsewhere':
      {
        const id = [...gateway.payments.keys()][step.order];
        if (id === undefined || gateway.payments.get(id)?.outcome !== 'paid') return;
        gateway.refundElsewhere(id);
        const body = Buffer.from(JSON.stringify([{ id: `refund-of-${id}`, orderId: id }]));
        await receiveEvents(context, body, { signature: 'good' });
      }
      return;
  }
}

/** The line holds, banks answer, and servers get on with what they have to do. */
async function settle(world: World): Promise<void> {
  const { gateway, database } = world;
  gateway.line = () => 'good';
  gateway.lateCharges = 0;
  gateway.arrive();
  for (const [reference, does] of gateway.cards) if (does === 'slow') gateway.cards.set(reference, 'good');
  for (let round = 0; round < 6; round += 1) {
    for (const id of gateway.payments.keys()) gateway.answer(id, round % 2 === 0);
    database.clock.goOn(2 * HOUR_MS);
    await world.context.records.jobs.tryAgain(undefined, database.clock.nowMs());
    await world.runJobs();
  }
}

async function expectOrder(world: World): Promise<void> {
  const { context, gateway, userId, acknowledged } = world;
  const orders = await context.records.orders.listOf(userId);
  const takenFor = (id: string) => gateway.moved.filter(({ orderId, cents }) => orderId === id && cents > 0).length;
  const keptOf = (id: string) =>
    gateway.moved.filter(({ orderId }) => orderId === id).reduce((all, { cents }) => all + cents, 0);
  const known = new Set(orders.map(({ id }) => id));
  for (const id of gateway.payments.keys()) expect(known.has(id)).toBe(true);
  for (const one of orders) {
    expect(isOpen(one)).toBe(false);
    expect(takenFor(one.id)).toBe(one.status === 'paid' || one.status === 'refunded' ? 1 : 0);
    expect(keptOf(one.id)).toBe(one.status === 'paid' ? one.content.totalCents : 0);
    expect(one.content.source).toBeNull();
  }
  for (const id of acknowledged) expect(takenFor(id)).toBe(1);
  const numbers = orders
    .flatMap(({ receiptNumber }) => receiptNumber ?? [])
    .map((number) => Number(number.split('-')[2]));
  const perYear = new Map<string, number[]>();
  for (const { receiptNumber } of orders) {
    const [, year, number] = receiptNumber?.split('-') ?? [];
    if (year) perYear.set(year, [...(perYear.get(year) ?? []), Number(number)]);
  }
  for (const given of perYear.values()) expect(given.sort((a, b) => a - b)).toEqual(given.map((_, index) => index + 1));
  expect(numbers.length).toBe([...perYear.values()].flat().length);
  const kept = orders.filter(({ status }) => status === 'paid').map(({ content }) => content.paid!);
  kept.sort((a, b) => (a.from < b.from ? -1 : 1));
  kept.slice(1).forEach((next, index) => expect(next.from > kept[index]!.through).toBe(true));
  const today = todayOf(context);
  const { state, card } = await findSubscriber(context, userId);
  const isPaidToday = kept.some(({ from, through }) => from <= today && today <= through);
  if (isPaidToday) expect(await hasAccess(context, userId)).toBe(true);
  if (isOver(state)) expect(card).toBeNull();
  else {
    expect(orders.find(({ id }) => id === state.paidOrderId)?.status).toBe('paid');
    expect(gateway.cards.has(card!.reference)).toBe(true);
  }
}

describe.each(databaseKinds)('payments on %s', (kind) => {
  let world: World | undefined;
  afterEach(async () => {
    await world?.database.close();
    world = undefined;
  });

  it('keep what was paid, whatever a bank says later of the same charge', async () => {
    world = await startWorld(kind, true);
    await act(world, PAYS);
    await settle(world);
    const { context, userId } = world;
    const [paid] = await context.records.orders.listOf(userId);
    expect(paid).toMatchObject({ status: 'paid' });
    for (const late of [
      { status: 'declined', reason: 'insufficientFunds' },
      { status: 'authenticationNeeded', url: 'https://bank.example/confirm' },
    ] as const) {
      await applyOutcome(context, paid!, late);
      expect(await context.records.orders.find(paid!.id)).toEqual(paid);
    }
    expect(await hasAccess(context, userId)).toBe(true);
  });

  it('settle an order that its job gave up once nobody waits for it, and no sooner', async () => {
    world = await startWorld(kind, true);
    const { context, database, gateway, userId } = world;
    await act(world, { ...PAYS, token: 'authenticate' });
    for (const id of gateway.payments.keys()) gateway.answer(id, true);
    const statusAfter = async (waitMs: number) => {
      database.clock.goOn(waitMs);
      await runBillingDay(context);
      return (await context.records.orders.listOf(userId)).map(({ status }) => status);
    };
    expect(await statusAfter(HOUR_MS)).toEqual(['authenticationNeeded']);
    expect(await statusAfter(1)).toEqual(['paid']);
  });

  for (const [keys, hasKeys, usualKind] of [
    ['takes idempotency keys', true, 'sqlite'],
    ['takes none', false, 'postgres'],
  ] as const) {
    // From day to day, each of the gateways with one of the databases, where both are there.
    const isUsual = kind === usualKind || databaseKinds.length === 1;
    it(
      `end with one charge for every payment acknowledged, whatever is lost, repeated or late, by a gateway that ${keys}`,
      { timeout: 300_000, tags: isUsual ? [] : ['release'] },
      async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.nat({ max: 1 }),
            begun,
            fc.array(action, { minLength: 4, maxLength: 24, size: 'max' }),
            async (lateCharges, first, steps) => {
              world = await startWorld(kind, hasKeys);
              world.gateway.lateCharges = lateCharges;
              for (const step of [first, ...steps]) await act(world, step);
              await settle(world);
              await expectOrder(world);
              await world.database.close();
              world = undefined;
            },
          ),
          { numRuns: RUNS[kind], examples: [[0, PAYS, LATE_RENEWAL]] },
        );
      },
    );
  }
});
