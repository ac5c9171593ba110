import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import files from '../.dependency-cruiser.mjs';
import folders from '../.dependency-cruiser-folders.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A small tree that breaks every rule at least once. */
const broken = fileURLToPath(new URL('./fixtures/import-rules', import.meta.url));

function violations(config) {
  const command = [
    `${root}/node_modules/dependency-cruiser/bin/dependency-cruise.mjs`,
    '--config',
    `${root}/${config}`,
  ];
  const { stdout } = spawnSync(process.execPath, [...command, '--output-type', 'json', 'packages', 'apps'], {
    cwd: broken,
    encoding: 'utf8',
  });
  return JSON.parse(stdout).summary.violations;
}

describe('import rules', () => {
  const rules = [...files.forbidden, ...folders.forbidden];
  const configs = ['.dependency-cruiser.mjs', '.dependency-cruiser-folders.mjs'];
  const found = new Set(configs.flatMap(violations).map(({ rule }) => rule.name));

  it.each(rules.map(({ name }) => name))('%s is enforced', (name) => {
    expect([...found]).toContain(name);
  });

  it('tells the cure for each', () => {
    for (const { comment } of rules) expect(comment).toMatch(/[a-z].*\.$/s);
  });
});
