import { describe } from 'vitest';
import { checkGoldens } from '../../fixtures/check-goldens.ts';
import type { AlphabetSample } from '../../fixtures/other-alphabets.ts';
import { alphabetSamples } from '../../fixtures/other-alphabets.ts';
import type { Issuance } from '../../look/issuance.ts';
import { calculate1099 } from './calculate.ts';
import { emptyOf, overfullOf, sampleOf } from './fixtures/drafts.ts';
import { layout1099 } from './layout.ts';
import type { Form1099Draft } from './schema.ts';

const drawn = (draft: Form1099Draft, template: string, issuance?: Issuance) =>
  layout1099(calculate1099(draft).document, { template, issuance });

const inAlphabet = ({ company, first, last, street, city }: AlphabetSample) =>
  sampleOf('nec', 2026, {
    payersName: company,
    recipientsName: `${first} ${last}`,
    recipientsAddress: street,
    recipientsCity: city,
  });

describe('goldens of Forms 1099', () => {
  checkGoldens(
    '1099-',
    new Map([
      ['nec-2024-recipient-ordinary', drawn(sampleOf('nec', 2024), 'recipient')],
      ['nec-2025-payer-overfull', drawn(overfullOf('nec', 2025), 'payer')],
      ['nec-2026-copy-c-overfull', drawn(overfullOf('nec', 2026), 'copy-c')],
      ['misc-2024-copy-1-overfull', drawn(overfullOf('misc', 2024), 'copy-1')],
      ['misc-2025-recipient-ordinary', drawn(sampleOf('misc', 2025), 'recipient')],
      ['misc-2026-copy-c-overfull', drawn(overfullOf('misc', 2026), 'copy-c')],
      ['nec-2025-copy-1-sample', drawn(sampleOf('nec', 2025), 'copy-1', { kind: 'sample' })],
      ['nec-2026-copy-1-greek', drawn(inAlphabet(alphabetSamples.greek), 'copy-1')],
      ['nec-2026-copy-1-cyrillic', drawn(inAlphabet(alphabetSamples.cyrillic), 'copy-1')],
      ['nec-2026-copy-1-empty', drawn(emptyOf('nec', 2026), 'copy-1')],
    ]),
    process.env.UPDATE_GOLDENS === '1',
  );
});
