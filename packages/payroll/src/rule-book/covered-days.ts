import type { CalendarDate } from '@paperwage/values';
import { FEDERAL_RULES } from '../rules/index.ts';

/** The first and last pay dates we can calculate: every sample and sentence about years uses them. */
export const FIRST_COVERED_DAY: CalendarDate = FEDERAL_RULES[0]!.from;
export const LAST_COVERED_DAY: CalendarDate = FEDERAL_RULES.at(-1)!.to;
