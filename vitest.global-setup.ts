import type { TestProject } from 'vitest/node';
import { postgresPrograms, startPostgres } from './scripts/peers/postgres.mjs';

let stop: (() => Promise<void>) | undefined;

/** Starts one PostgreSQL for all tests, where its programs are installed, and says so where not. */
export async function setup(project: TestProject): Promise<void> {
  if (!postgresPrograms()) {
    process.stdout.write('PostgreSQL is not installed here: what runs on both databases runs on SQLite alone.\n');
    project.provide('postgresUrl', '');
    return;
  }
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  stop = postgres.stop;
}

export async function teardown(): Promise<void> {
  await stop?.();
}
