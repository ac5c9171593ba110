import { describe, expect, it } from 'vitest';
import { calculate1099 } from './calculate.ts';
import { sampleOf } from './fixtures/drafts.ts';
import { form1099Values } from './form-values.ts';
import { form1099Copies } from '../../forms/form-1099-copies.ts';
import { form1099DraftSchema } from './schema.ts';
import type { Form1099Draft } from './schema.ts';
import { areBothPartiesComplete } from './steps.ts';

const LONDON = {
  recipientsCity: 'London',
  recipientsState: '',
  recipientsZip: 'SW1A 2AA',
  recipientsCountry: 'United Kingdom',
};
const draftOf = (changes: Partial<Form1099Draft> = {}, year = 2025) => sampleOf('nec', year, { ...LONDON, ...changes });
const errorsOf = (draft: Form1099Draft) =>
  calculate1099(draft)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ path, code }) => ({ path, code }));

describe('a recipient outside of the United States', () => {
  it('has a postal code of its country and a province, or none', () => {
    expect(errorsOf(draftOf())).toEqual([]);
    expect(areBothPartiesComplete(draftOf())).toBe(true);
    const province = draftOf({
      recipientsState: 'Newfoundland and Labrador',
      recipientsZip: 'A1B 2C3',
      recipientsCountry: 'Canada',
    });
    expect(errorsOf(province)).toEqual([]);
    expect(errorsOf(draftOf({ recipientsZip: '' }))).toEqual([]);
  });

  it('is refused a postal code that is none', () => {
    for (const recipientsZip of ['1', 'SW1A/2AA', '--'])
      expect(errorsOf(draftOf({ recipientsZip }))).toEqual([{ path: 'recipientsZip', code: 'zip' }]);
  });

  it('is read by the schema, where a recipient in the United States still needs state and ZIP code', () => {
    expect(
      form1099DraftSchema.parse(
        draftOf({ recipientsState: 'Newfoundland and Labrador', recipientsZip: '123456789012' }),
      ),
    ).toBeDefined();
    for (const recipientsCountry of ['', 'USA']) {
      const paths = errorsOf(draftOf({ recipientsCountry })).map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(['recipientsState', 'recipientsZip']));
    }
  });

  it('stands on paper with province, postal code and country', () => {
    const values = (year: number) =>
      form1099Values(calculate1099(draftOf({ recipientsState: 'Greater London' }, year)).document, form1099Copies[0]!);
    expect(values(2025)['recipientsCity']).toBe('London, Greater London SW1A 2AA, United Kingdom');
    expect(values(2026)).toMatchObject({
      recipientsState: 'Greater London',
      recipientsZip: 'SW1A 2AA',
      recipientsCountry: 'United Kingdom',
    });
  });

  it('works for a payer too', () => {
    const payersPlace = { payersState: '', payersZip: 'M5V 2T6', payersCountry: 'Canada' };
    expect(errorsOf(sampleOf('misc', 2025, payersPlace))).toEqual([]);
  });
});
