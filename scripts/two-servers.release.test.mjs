import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from './durability/build-server.mjs';
import { twoServers } from './durability/two-servers.mjs';
import { postgresPrograms } from './peers/postgres.mjs';

let server;
beforeAll(async () => void (server = await buildServer()), 120_000);
afterAll(() => server?.remove());

it.skipIf(!postgresPrograms())(
  'of two servers on one PostgreSQL one may be killed under load: nothing is lost and nothing made twice',
  async () => {
    const { wrong, acknowledged, repeated, askedTwice } = await twoServers({
      rounds: 3,
      main: server.main,
      turnsClock: true,
    });
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(30);
    expect(repeated).toBeGreaterThan(0);
    expect(askedTwice).toBeGreaterThan(0);
  },
  240_000,
);
