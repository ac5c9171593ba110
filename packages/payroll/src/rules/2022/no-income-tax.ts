import { calendarDate } from '@paperwage/values';
import { listNoIncomeTax } from '../no-income-tax-sources.ts';

export const noIncomeTax2022 = listNoIncomeTax(calendarDate('2022-01-01'), calendarDate('2022-12-31'));
