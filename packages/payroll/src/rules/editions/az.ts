import { percent } from '@paperwage/values';
import type { OtherRecord } from '../sourced.ts';
import type { ElectedRateRules, Unsourced } from '../state-rules.ts';

/** What we compared the elections of 2022 and 2023 with. */
export const comparisons2023: readonly OtherRecord[] = [
  { record: 'Microsoft Dynamics GP (October 24, 2023)', figures: 'the rates an employee can elect' },
  { record: 'Paylocity', figures: 'the rates an employee can elect' },
  { record: 'the agency’s own page', figures: 'the rate with no form on file' },
];

export const electionOf2023: Unsourced<ElectedRateRules> = {
  method: 'electedRate',
  rates: [percent('0.5'), percent('1'), percent('1.5'), percent('2'), percent('2.5'), percent('3'), percent('3.5')],
  defaultRate: percent('2'),
};
