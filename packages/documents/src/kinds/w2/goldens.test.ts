import { allRules } from '@paperwage/payroll';
import { describe } from 'vitest';
import { checkGoldens } from '../../fixtures/check-goldens.ts';
import type { AlphabetSample } from '../../fixtures/other-alphabets.ts';
import { alphabetSamples } from '../../fixtures/other-alphabets.ts';
import type { Issuance } from '../../look/issuance.ts';
import { calculateW2 } from './calculate.ts';
import { emptyOf, overfullOf, sampleOf } from './fixtures/drafts.ts';
import { layoutW2 } from './layout.ts';
import type { W2Draft } from './schema.ts';

const drawn = (draft: W2Draft, template: string, issuance?: Issuance) =>
  layoutW2(calculateW2(draft, allRules).document, { template, issuance });

const inAlphabet = ({ company, first, last, street, city, line }: AlphabetSample) =>
  sampleOf(2026, {
    companyName: company,
    employeeName: `${first} ${last}`,
    employeeAddress: street,
    employeeCity: city,
    field14: [{ label: line.slice(0, 12), amount: '120.00' }],
  });

describe('goldens of Form W-2', () => {
  checkGoldens(
    'w2-',
    new Map([
      ['employee-2025-ordinary', drawn(sampleOf(2025), 'employee')],
      ['employer-2025-ordinary', drawn(sampleOf(2025), 'employer')],
      ['employee-three-2025-overfull', drawn(overfullOf(2025), 'employee-three')],
      ['employee-four-2022-overfull', drawn(overfullOf(2022), 'employee-four')],
      ['employee-four-2026-ordinary', drawn(sampleOf(2026), 'employee-four')],
      ['copy-b-2022-overfull', drawn(overfullOf(2022), 'copy-b')],
      ['copy-c-2026-overfull', drawn(overfullOf(2026), 'copy-c')],
      ['copy-1-2026-sample', drawn(sampleOf(2026), 'copy-1', { kind: 'sample' })],
      ['copy-1-2026-greek', drawn(inAlphabet(alphabetSamples.greek), 'copy-1')],
      ['copy-1-2026-cyrillic', drawn(inAlphabet(alphabetSamples.cyrillic), 'copy-1')],
      ['copy-d-2026-empty', drawn(emptyOf(2026), 'copy-d')],
    ]),
    process.env.UPDATE_GOLDENS === '1',
  );
});
