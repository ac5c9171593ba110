import type { StateRules } from './state-rules.ts';

/** Loads a state's rules for one year. */
export type LoadStateRules = () => Promise<readonly StateRules[]>;
