import { describe } from 'vitest';
import { createIssuance } from '../../../create-issuance.ts';
import { checkGoldens } from '../../../fixtures/check-goldens.ts';
import { payStubFixtures } from '../fixtures/documents.ts';
import { layoutPayStub, payStubTemplates } from './layout-pay-stub.ts';
import type { Issuance } from '../../../look/issuance.ts';
import { documentThemes } from '../../../look/themes.ts';

const [defaultTheme] = documentThemes;

type FixtureName = keyof typeof payStubFixtures;

/**
 * Each template with ordinary, empty and overfull content, its own special case, each theme once, and each template as a
 * sample or issued.
 */
const drawings: readonly { template: string; theme: string; fixture: FixtureName; issuance?: Issuance }[] = [
  ...payStubTemplates.flatMap(({ id }) =>
    (['ordinary', 'empty', 'overfull'] as const).map((fixture) => ({ template: id, theme: defaultTheme!.id, fixture })),
  ),
  { template: 'ledger', theme: 'harbor', fixture: 'directDeposit' },
  { template: 'compact', theme: 'harbor', fixture: 'twoStubs' },
  { template: 'statement', theme: 'umber', fixture: 'greek' },
  { template: 'ledger', theme: 'lagoon', fixture: 'cyrillic' },
  ...documentThemes.map(({ id }) => ({ template: 'contractor', theme: id, fixture: 'contractor' as const })),
  { template: 'statement', theme: 'harbor', fixture: 'directDeposit', issuance: { kind: 'sample' } },
  { template: 'ledger', theme: 'harbor', fixture: 'directDeposit', issuance: issuedTo(1) },
  { template: 'compact', theme: 'harbor', fixture: 'twoStubs', issuance: issuedTo(2) },
  { template: 'contractor', theme: 'harbor', fixture: 'contractor', issuance: { kind: 'sample' } },
];

function issuedTo(count: number): Issuance {
  return createIssuance('https://paperwage.example/verify', ['7KQ4-M2XD-9RVT', 'H3WN-8TZC-5PZK'].slice(0, count));
}

describe('goldens', () => {
  const scenes = drawings.map(({ template, theme, fixture, issuance }) => {
    const { scene } = layoutPayStub(payStubFixtures[fixture], { template, theme, issuance });
    return [[template, theme, fixture, issuance?.kind].filter(Boolean).join('-'), scene] as const;
  });
  checkGoldens('pay-stub-', new Map(scenes), process.env.UPDATE_GOLDENS === '1');
});
