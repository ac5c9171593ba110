import { calendarDate } from '@paperwage/values';
import { listNoIncomeTax } from '../no-income-tax-sources.ts';

export const noIncomeTax2026 = listNoIncomeTax(calendarDate('2026-01-01'), calendarDate('2026-12-31'));
