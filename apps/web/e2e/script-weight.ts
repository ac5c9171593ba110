import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

const KB = 1024;

/** Weighs the JavaScript that a page fetches from now on: the answer gives its KB, gzip, prints it, and ends the weighing. */
export function weighScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  const onResponse = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  };
  page.on('response', onResponse);
  return async () => {
    // What comes later has no test that waits for it.
    page.off('response', onResponse);
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
    if (sizes.length < 2) throw new Error('The page fetched no code.');
    const weight = sizes.reduce((sum, size) => sum + size, 0) / KB;
    process.stdout.write(`\n${new URL(page.url()).pathname}: ${weight.toFixed(1)} KB of JavaScript\n`);
    return weight;
  };
}
