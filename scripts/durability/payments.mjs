import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPayer } from './payer.mjs';
import { startServer } from './server.mjs';

const STARTED_AT_MS = Date.parse('2027-01-04T09:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** A job that a killed server had in hand is anybody's again after two minutes. */
const CLAIM_ENDS_MS = 3 * MINUTE_MS;
/** Three rounds of first payments; then the clock goes on to the reminders of all renewals, and to the renewals. */
const JUMPS_MS = [CLAIM_ENDS_MS, CLAIM_ENDS_MS, CLAIM_ENDS_MS, 24 * DAY_MS, 8 * DAY_MS];
const PAY_AT_ONCE = 4;
const LONGEST_BEFORE_KILL_MS = 2_500;
/** A job that still waits for an answer after these is given up. */
const SETTLING_MS = [15, 20, 45, 75, 75].map((minutes) => minutes * MINUTE_MS);
const JOBS_WITHIN_MS = 6_000;
const QUIET_WITHIN_MS = 300_000;
const CARDS = [
  ...['4242424242424242', '4242424242424242', '4000000000005001', '4000000000007007', '4000000000000341'],
  ...['4000000000000002', '4000000000009995'],
].map((number) => ({ number, brand: 'visa' }));

/**
 * A server whose payments go through a gateway in a separate process. It is killed in each round while people pay or
 * subscriptions renew; anyone without an answer asks again with the same idempotency key. `main` is the built server,
 * `gatewayMain` the built gateway. Returns how much was paid and everything that isn't as reported.
 */
export async function payUnderKill({ rounds, main, gatewayMain, onRound = () => undefined }) {
  const folder = mkdtempSync(join(tmpdir(), 'paperwage-payments-'));
  const gateway = await startGateway(gatewayMain);
  let aheadMs = STARTED_AT_MS - Date.now();
  let server;
  const start = async (jumpMs) => {
    aheadMs += jumpMs;
    server = await startServer(environmentOf(folder, gateway, Date.now() + aheadMs), main);
  };
  const kill = async () => {
    const ending = server;
    server = undefined;
    await ending.kill();
  };
  const payers = [];
  let kills = 0;
  const acknowledged = new Map();
  try {
    await start(0);
    for (let round = 1; round <= rounds; round += 1) {
      const fresh = await Promise.all(Array.from({ length: PAY_AT_ONCE }, () => createPayer(() => server?.address)));
      payers.push(...fresh.map((payer) => ({ payer, orders: [] })));
      const each = payers.slice(-PAY_AT_ONCE).map(async (one) => {
        await wait(randomInt(600));
        const order = await one.payer.pay(CARDS[randomInt(CARDS.length)], gateway.url, 'monthly');
        one.orders.push(order.id);
        if (order.status === 'paid') acknowledged.set(order.id, one);
      });
      const paying = Promise.all(each);
      // Told below; until then, the server and the gateway have to be ended.
      paying.catch(() => undefined);
      await wait(randomInt(LONGEST_BEFORE_KILL_MS));
      await kill();
      kills += 1;
      const jumpMs = JUMPS_MS[(round - 1) % JUMPS_MS.length];
      // No request takes days to arrive: what a killed server sent arrives before the clock goes on so far.
      if (jumpMs > CLAIM_ENDS_MS) await gateway.tell('arrived');
      await start(jumpMs);
      await paying;
      onRound(round);
    }
    await gateway.tell('calm');
    for (const jumpMs of SETTLING_MS) {
      await wait(JOBS_WITHIN_MS);
      await kill();
      await gateway.tell('arrived');
      await start(jumpMs);
    }
    await untilQuiet(gateway);
    const today = new Date(Date.now() + aheadMs).toISOString().slice(0, 10);
    const { wrong, counts } = await compare({ payers, acknowledged, money: await gateway.tell('money'), today });
    const repeated = payers.reduce((sum, { payer }) => sum + payer.counts.repeated, 0);
    return { wrong, kills, payers: payers.length, repeated, acknowledged: acknowledged.size, ...counts };
  } finally {
    await server?.kill();
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until the gateway has heard of no other order for a while: the jobs are done. */
async function untilQuiet(gateway) {
  for (let before = -1, end = Date.now() + QUIET_WITHIN_MS; Date.now() < end;) {
    const { length } = (await gateway.tell('money')).orders;
    if (length === before) return;
    before = length;
    await wait(2 * JOBS_WITHIN_MS);
  }
}

function environmentOf(folder, { url, user, password }, nowMs) {
  const place = new URL(url);
  Object.assign(place, { username: user, password: encodeURIComponent(password) });
  place.search = 'campaign=1&product=3&offer=2&billing-model=2&shipping=5';
  return {
    DATA_DIR: folder,
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    BILLING: 'sticky',
    STICKY_URL: place.href,
    CLOCK_STARTS_AT: new Date(nowMs).toISOString(),
  };
}

async function startGateway(main) {
  const child = fork(main, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [place] = await once(child, 'message');
  return {
    ...place,
    /** What it has charged and given back; `calm` ends its delays. */
    async tell(message) {
      const answered = once(child, 'message');
      child.send(message);
      return (await answered)[0];
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** What was charged at the gateway beside what the server says to each person. */
async function compare({ payers, acknowledged, money, today }) {
  const wrong = [];
  const charged = new Map();
  for (const { clickId, status, refunded } of money.orders) {
    if (status !== '2' && Number(refunded) === 0) continue;
    if (charged.has(clickId)) wrong.push(`order ${clickId} was charged more than once`);
    charged.set(clickId, { isRefunded: Number(refunded) > 0 });
  }
  for (const id of acknowledged.keys())
    if (!charged.has(id)) wrong.push(`order ${id} was acknowledged and not charged`);
  const told = new Set();
  const numbers = [];
  const counts = { charges: charged.size, renewals: 0, declined: 0, refunds: money.refunds.length, active: 0 };
  for (const { payer, orders } of payers) {
    const [first, receipts, subscription] = [
      await payer.readOrder(orders[0]),
      await payer.receipts(),
      await payer.subscription(),
    ];
    if (!['paid', 'declined'].includes(first.status)) wrong.push(`order ${first.id} is ${first.status}`);
    if (first.status === 'declined') counts.declined += 1;
    if ((first.status === 'paid') !== charged.has(first.id))
      wrong.push(`order ${first.id} is ${first.status}, and ${charged.has(first.id) ? '' : 'not '}charged`);
    for (const receipt of receipts) {
      told.add(receipt.id);
      numbers.push(receipt.number);
      if (!charged.has(receipt.id) || charged.get(receipt.id).isRefunded !== receipt.isRefunded)
        wrong.push(`receipt ${receipt.number} isn't of a charge`);
    }
    counts.renewals += Math.max(0, receipts.length - 1);
    wrong.push(...wrongPeriods(receipts), ...wrongState(first, receipts, subscription, today));
    if (subscription.status === 'active') counts.active += 1;
  }
  for (const id of charged.keys()) if (!told.has(id)) wrong.push(`order ${id} was charged, and nobody has its receipt`);
  const perYear = groupBy(numbers, yearOf);
  for (const [year, given] of Object.entries(perYear)) {
    given.sort();
    const last = Number(given.at(-1).split('-')[2]);
    if (last !== given.length || new Set(given).size !== last) wrong.push(`receipts of ${year} have gaps or repeat`);
  }
  return { wrong, counts };
}

const yearOf = (number) => number.split('-')[1];

function groupBy(all, keyOf) {
  const groups = {};
  for (const one of all) (groups[keyOf(one)] ??= []).push(one);
  return groups;
}

/** Each payment is for a period of its own. */
function wrongPeriods(receipts) {
  const periods = [...receipts].sort((a, b) => (a.periodStart < b.periodStart ? -1 : 1));
  return periods
    .slice(1)
    .filter((next, index) => next.periodStart <= periods[index].periodEnd)
    .map(({ number }) => `receipt ${number} is for days that were paid already`);
}

/**
 * Anyone with paid days has a subscription that says so, through the last of them or, if a renewal was postponed
 * because its reminder came late, through a later one. Anyone who never paid has none.
 */
function wrongState(first, receipts, subscription, today) {
  const say = (what) => [`order ${first.id}: ${what}, and its subscription is ${JSON.stringify(subscription)}`];
  const paidThrough = receipts.reduce((last, { periodEnd }) => (periodEnd > last ? periodEnd : last), '');
  if (receipts.length === 0) return subscription.status === 'none' ? [] : say('never paid');
  if (paidThrough >= today)
    return subscription.status === 'active' && subscription.paidThrough >= paidThrough
      ? []
      : say(`paid through ${paidThrough}`);
  const isPutOff = subscription.status === 'active' && subscription.renewsOn > today;
  return isPutOff || ['pastDue', 'ended'].includes(subscription.status) ? [] : say(`paid only through ${paidThrough}`);
}
