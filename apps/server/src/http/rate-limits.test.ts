import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerError } from './error-answers.ts';
import { addRateLimits, limitKey, perMinute } from './rate-limits.ts';

afterEach(() => void vi.useRealTimers());

async function limited(max: number) {
  const app = Fastify();
  app.setErrorHandler(answerError);
  addRateLimits(app);
  app.get('/counted', { config: perMinute(max) }, () => 'ok');
  app.get('/other', { config: perMinute(max) }, () => 'ok');
  app.get('/free', () => 'ok');
  await app.ready();
  return (url: string, remoteAddress = '192.0.2.1') => app.inject({ url, remoteAddress });
}

describe('a limit', () => {
  it('refuses what is above it, says when to come back, and ends with its minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const get = await limited(2);
    expect([(await get('/counted')).statusCode, (await get('/counted')).statusCode]).toEqual([200, 200]);
    vi.advanceTimersByTime(45_000);
    const refused = await get('/counted');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '15']);
    vi.advanceTimersByTime(15_000);
    expect((await get('/counted')).statusCode).toBe(200);
  });

  it('is of one address and one call, and of no call without one', async () => {
    const get = await limited(1);
    const answers = [
      await get('/counted'),
      await get('/counted'),
      await get('/counted', '192.0.2.2'),
      await get('/other'),
      await get('/free'),
      await get('/free'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200, 200, 200, 200]);
  });

  it('counts a refused request too, so that asking on does not help', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const get = await limited(1);
    for (let second = 0; second < 59; second += 1) {
      await get('/counted');
      vi.advanceTimersByTime(1_000);
    }
    expect((await get('/counted')).statusCode).toBe(429);
  });
});

describe('whom a request is counted against', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (ip, key) => {
    expect(limitKey(ip)).toBe(key);
  });
});
