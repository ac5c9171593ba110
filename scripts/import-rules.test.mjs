import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A small tree that breaks every rule at least once. */
const broken = fileURLToPath(new URL('./fixtures/import-rules', import.meta.url));

function violations() {
  const command = [
    `${root}/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`,
    '--config',
    `${root}/.dependency-cruiser.mjs`,
  ];
  const { stdout } = spawnSync(process.execPath, [...command, '--output-type', 'json', 'packages', 'apps'], {
    cwd: broken,
    encoding: 'utf8',
  });
  return JSON.parse(stdout).summary.violations;
}

describe('import rules', () => {
  const found = new Set(violations().map(({ rule }) => rule.name));

  it.each(configuration.forbidden.map(({ name }) => name))('%s is enforced', (name) => {
    expect([...found]).toContain(name);
  });

  it('tells the cure for each', () => {
    for (const { comment } of configuration.forbidden) expect(comment).toMatch(/[a-z].*\.$/s);
  });
});
