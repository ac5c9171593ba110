import { calendarDate } from '@paperwage/values';
import { listNoIncomeTax } from '../no-income-tax-sources.ts';

export const noIncomeTax2025 = listNoIncomeTax(calendarDate('2025-01-01'), calendarDate('2025-12-31'));
