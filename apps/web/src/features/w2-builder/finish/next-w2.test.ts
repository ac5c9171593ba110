import { emptyW2Draft, sampleW2Draft } from '@paperwage/documents/w2';
import { calendarDate } from '@paperwage/values';
import { expect, it } from 'vitest';
import { nextW2 } from './next-w2.ts';

const context = { today: calendarDate('2026-11-22') };

it('keeps the employer, the year and the state for the next employee, and nothing of this one', () => {
  const sample = {
    ...sampleW2Draft(context),
    year: '2025' as const,
    corrected: true,
    returnsOfYear: '12',
    illegalAgreement: true,
  };
  const next = nextW2(sample, context);
  expect(next).toMatchObject({
    year: '2025',
    state: 'CA',
    companyStateId: '318-4402-7',
    employersIdentificationNumber: '12-3456789',
    companyName: 'Cascade Timber Works LLC',
    companyZip: '95814',
    returnsOfYear: '12',
  });
  const own = [
    'employeeName',
    'employeeSocialSecurityNumber',
    'income',
    'field12a',
    'corrected',
    'illegalAgreement',
  ] as const;
  const empty = emptyW2Draft(context);
  expect(own.map((field) => next[field])).toEqual(own.map((field) => empty[field]));
  expect(next.field14).toEqual([]);
});
