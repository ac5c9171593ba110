/**
 * Loaded before a server under test (`node --import scripts/peers/moved-clock.mjs`): its clock then starts at CLOCK_STARTS_AT
 * and goes on from there, in worker threads too. The product itself knows nothing of it.
 */
const startsAt = Date.parse(process.env.CLOCK_STARTS_AT ?? '');
if (Number.isNaN(startsAt)) throw new Error('CLOCK_STARTS_AT must be a time such as 2027-01-15T09:00:00Z.');

const RealDate = Date;
// Counted from the start of the process, so that every thread has the same time.
const aheadMs = Math.round(startsAt - (RealDate.now() - process.uptime() * 1000));

const now = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
