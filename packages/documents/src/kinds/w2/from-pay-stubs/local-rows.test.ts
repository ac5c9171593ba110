import { calendarDate, dollars } from '@paperwage/values';
import { expect, it } from 'vitest';
import { emptyW2Draft } from '../edit/empty-draft.ts';
import { placeLocalTaxes } from './local-rows.ts';
import type { PaidLocalTax, PaidStub } from './paid-stub.ts';

const draft = {
  ...emptyW2Draft({ today: calendarDate('2026-11-02') }),
  stateShort: 'NY',
  stateShortB: 'OH',
};

const tax = (entries: Partial<PaidLocalTax>): PaidStub =>
  ({
    localTaxes: [
      {
        name: 'Columbus',
        place: 'Columbus',
        state: 'OH',
        wages: dollars(1_000),
        amount: dollars(25),
        soFar: dollars(25),
        ...entries,
      },
    ],
  }) as unknown as PaidStub;

it('puts the tax of a place into the row of its state, which one stub that names it is enough for', () => {
  const { changes, disagreements } = placeLocalTaxes(draft, [tax({ state: '' }), tax({})]);
  expect(disagreements).toEqual([]);
  expect(changes).toMatchObject({
    localWagesTips: '',
    localityName: '',
    localWagesTipsB: '2,000.00',
    localIncomeTaxB: '50.00',
    localityNameB: 'Columbus',
  });
});

it('leaves box 18 to the user where one of the stubs does not say what was taxed', () => {
  const { changes, disagreements } = placeLocalTaxes(draft, [tax({ wages: undefined }), tax({})]);
  expect(changes).toMatchObject({ localWagesTipsB: '', localIncomeTaxB: '50.00' });
  expect(disagreements.map(({ code }) => code)).toEqual(['local-wages']);
});
