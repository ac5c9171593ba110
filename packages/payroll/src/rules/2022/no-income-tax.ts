import { calendarDate } from '@paperwage/values';
import { NO_INCOME_TAX } from '../no-income-tax-sources.ts';
import type { StateRules } from '../state-rules.ts';

const from = calendarDate('2022-01-01');
const to = calendarDate('2022-12-31');

export const noIncomeTax2022: readonly StateRules[] = [
  {
    state: 'AK',
    from,
    to,
    incomeTax: NO_INCOME_TAX.AK,
  },
  { state: 'FL', from, to, incomeTax: NO_INCOME_TAX.FL },
  { state: 'NV', from, to, incomeTax: NO_INCOME_TAX.NV },
  { state: 'NH', from, to, incomeTax: NO_INCOME_TAX.NH },
  { state: 'SD', from, to, incomeTax: NO_INCOME_TAX.SD },
  { state: 'TN', from, to, incomeTax: NO_INCOME_TAX.TN },
  { state: 'TX', from, to, incomeTax: NO_INCOME_TAX.TX },
  {
    state: 'WA',
    from,
    to,
    incomeTax: NO_INCOME_TAX.WA,
  },
  { state: 'WY', from, to, incomeTax: NO_INCOME_TAX.WY },
];
