import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from './durability/build-server.mjs';
import { payUnderKill } from './durability/payments.mjs';

let server;
let gateway;
beforeAll(async () => {
  server = await buildServer();
  gateway = await buildServer('fixtures/sticky-process.ts');
}, 240_000);
afterAll(() => {
  server?.remove();
  gateway?.remove();
});

it('a server that is killed while people pay charges once for every payment it acknowledged, and for no other', async () => {
  const told = await payUnderKill({ rounds: 3, main: server.main, gatewayMain: gateway.main });
  expect(told.wrong).toEqual([]);
  expect(told.kills).toBe(3);
  expect(told.charges).toBeGreaterThan(0);
}, 600_000);
