import { calendarDate } from '@paperwage/values';
import { listNoIncomeTax } from '../no-income-tax-sources.ts';

export const noIncomeTax2024 = listNoIncomeTax(calendarDate('2024-01-01'), calendarDate('2024-12-31'));
