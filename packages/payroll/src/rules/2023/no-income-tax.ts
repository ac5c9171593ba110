import { calendarDate } from '@paperwage/values';
import { listNoIncomeTax } from '../no-income-tax-sources.ts';

export const noIncomeTax2023 = listNoIncomeTax(calendarDate('2023-01-01'), calendarDate('2023-12-31'));
