import { empty1099Draft, sample1099Draft } from '@paperwage/documents/1099';
import { calendarDate } from '@paperwage/values';
import { expect, it } from 'vitest';
import { next1099 } from './finish-step.tsx';

const context = { today: calendarDate('2026-11-22') };

it('keeps the payer, the year and the form for the next recipient, and nothing of this one', () => {
  const sample = {
    ...sample1099Draft(context, 'misc'),
    year: '2025' as const,
    corrected: true,
    illegalAgreement: true,
  };
  const next = next1099(sample, context);
  expect(next).toMatchObject({
    formType: 'misc',
    year: '2025',
    payersName: 'Cascade Timber Works LLC',
    payersTelephone: '(916) 555-0142',
    payersStateNoA: 'CA 318-4402-7',
    companyEin: '12-3456789',
  });
  const own = ['recipientsName', 'socialSecurity', 'income', 'rents', 'corrected', 'illegalAgreement'] as const;
  const empty = empty1099Draft(context);
  expect(own.map((field) => next[field])).toEqual(own.map((field) => empty[field]));
});
