import { calendarDate } from '@paperwage/values';
import { NO_INCOME_TAX, NO_STATE_ITEMS } from '../no-income-tax-sources.ts';
import type { StateRules } from '../state-rules.ts';

const from = calendarDate('2024-01-01');
const to = calendarDate('2024-12-31');

export const noIncomeTax2024: readonly StateRules[] = [
  {
    state: 'AK',
    from,
    to,
    incomeTax: NO_INCOME_TAX.AK,
    items: { held: 'missing', items: ['Alaska employee unemployment insurance'] },
  },
  { state: 'FL', from, to, incomeTax: NO_INCOME_TAX.FL, items: NO_STATE_ITEMS },
  { state: 'NV', from, to, incomeTax: NO_INCOME_TAX.NV, items: NO_STATE_ITEMS },
  { state: 'NH', from, to, incomeTax: NO_INCOME_TAX.NH, items: NO_STATE_ITEMS },
  { state: 'SD', from, to, incomeTax: NO_INCOME_TAX.SD, items: NO_STATE_ITEMS },
  { state: 'TN', from, to, incomeTax: NO_INCOME_TAX.TN, items: NO_STATE_ITEMS },
  { state: 'TX', from, to, incomeTax: NO_INCOME_TAX.TX, items: NO_STATE_ITEMS },
  {
    state: 'WA',
    from,
    to,
    incomeTax: NO_INCOME_TAX.WA,
    items: {
      held: 'missing',
      items: [
        'Washington Paid Family and Medical Leave',
        'WA Cares Fund',
        'Washington industrial insurance, employee part',
      ],
    },
  },
  { state: 'WY', from, to, incomeTax: NO_INCOME_TAX.WY, items: NO_STATE_ITEMS },
];
