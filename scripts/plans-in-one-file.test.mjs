import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const PLANS = 'packages/api-contract/src/billing/plans.ts';
const FOLDERS = ['apps/web/src', 'apps/server/src', 'packages/api-contract/src', 'packages/documents/src'];
const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
/** Tests and what only they use say what they expect. */
const OF_TESTS = /\.(?:test|fixture)\.|\/(fixtures|testing)\//;

it('names, prices and features of the plans are written in one file', () => {
  const plans = readFileSync(join(root, PLANS), 'utf8');
  const [, name] = /SUBSCRIPTION_NAME = '([^']+)'/.exec(plans);
  const prices = [...plans.matchAll(/cents\((\d+)\)/g)].map(([, cents]) => (Number(cents) / 100).toFixed(2));
  const features = [...plans.matchAll(/\{ name: '([^']+)'/g)].map(([, feature]) => `'${feature}'`);
  expect([prices.length, features.length > 5]).toEqual([2, true]);
  const amounts = prices.flatMap((price) => [`$${price}`, `$${Number(price)} a `]);
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => join(root, folder, String(file))),
  ).filter((file) => /\.tsx?$/.test(file) && !OF_TESTS.test(file) && relative(root, file) !== PLANS);
  const others = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(COMMENTS, '');
    const found = [name, ...features, ...amounts].filter((one) => text.includes(one));
    return found.map((one) => `${relative(root, file)}: ${one}`);
  });
  expect(others).toEqual([]);
});
