import { describe } from 'vitest';
import { checkGoldens } from '../../../fixtures/check-goldens.ts';
import { payStubFixtures } from '../fixtures/documents.ts';
import { layoutPayStub, payStubTemplates } from './layout-pay-stub.ts';
import { documentThemes } from '../../../look/themes.ts';

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

describe('goldens', () => {
  const scenes = drawings.map(({ template, theme, fixture }) => {
    const { scene } = layoutPayStub(payStubFixtures[fixture], { template, theme });
    return [`${template}-${theme}-${fixture}`, scene] as const;
  });
  checkGoldens('pay-stub-', new Map(scenes), process.env.UPDATE_GOLDENS === '1');
});
