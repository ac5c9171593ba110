import { percent } from '@paperwage/values';
import type { ElectedRateRules, Unsourced } from '../state-rules.ts';

export const electionOf2023: Unsourced<ElectedRateRules> = {
  method: 'electedRate',
  rates: [percent('0.5'), percent('1'), percent('1.5'), percent('2'), percent('2.5'), percent('3'), percent('3.5')],
  defaultRate: percent('2'),
};
