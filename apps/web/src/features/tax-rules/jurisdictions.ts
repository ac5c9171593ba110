import type { StateCode } from '@paperwage/values';
import { isStateCode, STATE_CODES, STATE_NAMES } from '@paperwage/values';

/** Whose rules: a state, or `US` for the federal taxes. */
export type Jurisdiction = StateCode | 'US';

/** The federal taxes, then the states by name. */
export const JURISDICTIONS: readonly Jurisdiction[] = ['US', ...STATE_CODES];

/** The name as people read it. */
export function nameOf(jurisdiction: Jurisdiction): string {
  return jurisdiction === 'US' ? 'Federal' : STATE_NAMES[jurisdiction];
}

/** Whether a text is the code of one. */
export function isJurisdiction(text: string): text is Jurisdiction {
  return text === 'US' || isStateCode(text);
}
