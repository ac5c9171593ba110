import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { svgText } from '@paperwage/paper/svg';
import { describe, expect, it } from 'vitest';
import { payStubFixtures } from '../fixtures/documents.ts';
import { layoutPayStub, payStubTemplates } from './layout-pay-stub.ts';
import { documentThemes } from '../../../look/themes.ts';

const folder = path.resolve(import.meta.dirname, '../../../../golden');
const updating = process.env.UPDATE_GOLDENS === '1';
const [defaultTheme] = documentThemes;

type FixtureName = keyof typeof payStubFixtures;

/** Each template with ordinary, empty and overfull content, its own special case, and each theme once. */
const drawings: readonly { template: string; theme: string; fixture: FixtureName }[] = [
  ...payStubTemplates.flatMap(({ id }) =>
    (['ordinary', 'empty', 'overfull'] as const).map((fixture) => ({ template: id, theme: defaultTheme!.id, fixture })),
  ),
  { template: 'ledger', theme: 'harbor', fixture: 'directDeposit' },
  { template: 'compact', theme: 'harbor', fixture: 'twoStubs' },
  ...documentThemes.map(({ id }) => ({ template: 'contractor', theme: id, fixture: 'contractor' as const })),
];

function files(): Map<string, string> {
  const written = new Map<string, string>();
  for (const { template, theme, fixture } of drawings) {
    const { scene } = layoutPayStub(payStubFixtures[fixture], { template, theme });
    scene.pages.forEach((page, at) => {
      const name = `pay-stub-${template}-${theme}-${fixture}-${at + 1}.svg`;
      written.set(name, svgText(page, scene.images, scene.title));
    });
  }
  return written;
}

describe('goldens', () => {
  const expected = files();

  it.each([...expected.keys()])('%s is drawn as before', (name) => {
    const file = path.join(folder, name);
    if (updating) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, expected.get(name)!);
    }
    expect(expected.get(name), 'Review the change, then run: npm run golden:update').toBe(readFileSync(file, 'utf8'));
  });

  it('are all drawn by some template', () => {
    const kept = readdirSync(folder).filter((name) => name.startsWith('pay-stub-'));
    expect(kept.sort()).toEqual([...expected.keys()].sort());
  });
});
