import { emptyW2Draft, sampleW2Draft } from '@paperwage/documents/w2';
import { calendarDate } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { storeEmployer, readEmployer } from './kept-employer.ts';

const context = { today: calendarDate('2026-11-22') };
const sample = sampleW2Draft(context);
const draft = { ...emptyW2Draft(context), companyName: 'Palm Cafe', companyZip: '33101', employeeName: 'Lu Zed' };

function memory(text?: string) {
  const values = new Map(text === undefined ? [] : [['paperwage.w2.employer', text]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('the employer between visits', () => {
  it('is kept with its fields and nothing of the employee', () => {
    const storage = memory();
    storeEmployer(draft, sample, () => storage);
    expect(readEmployer(() => storage)).toEqual({
      employersIdentificationNumber: '',
      companyName: 'Palm Cafe',
      companyAddress: '',
      companyCity: '',
      companyState: '',
      companyZip: '33101',
    });
  });

  it('is no number of a person', () => {
    const storage = memory();
    storeEmployer({ ...draft, employersIdentificationNumber: '412-68-4821' }, sample, () => storage);
    expect(storage.getItem('paperwage.w2.employer')).not.toContain('412');
    expect(readEmployer(() => storage).employersIdentificationNumber).toBe('XXX-XX-4821');
    storeEmployer({ ...draft, companyName: 'Ana 412-68-4821', companyCity: '412-68-4821' }, sample, () => storage);
    expect(storage.getItem('paperwage.w2.employer')).not.toContain('412');
  });

  it('is not that of the sample', () => {
    const storage = memory();
    storeEmployer(draft, sample, () => storage);
    storeEmployer(sample, sample, () => storage);
    expect(readEmployer(() => storage)).toMatchObject({ companyName: 'Palm Cafe' });
  });

  it('is none where what is kept cannot be read', () => {
    expect(readEmployer(() => memory('{'))).toEqual({});
    expect(readEmployer(() => memory('null'))).toEqual({});
    expect(readEmployer(() => memory('{"companyName":7,"year":"2020","companyCity":"Reno"}'))).toEqual({
      companyCity: 'Reno',
    });
    const forbidden = () => {
      throw new Error('storage is switched off');
    };
    expect(readEmployer(forbidden)).toEqual({});
    expect(() => storeEmployer(draft, sample, forbidden)).not.toThrow();
  });
});
