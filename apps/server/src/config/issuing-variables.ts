import { variable, integer } from './config-variable.ts';

const MAX_COUNT = 100_000_000;

/** The variables about issuing documents. */
export const ISSUING_VARIABLES = {
  ISSUERS_PER_DAY: variable({
    fallback: '10',
    allowed: 'a whole number from 1 to 100000000',
    purpose: 'Different employers, sellers and payers an account can issue documents for in 24 hours.',
    schema: integer(1, MAX_COUNT),
  }),
  NAMES_PER_FIGURES: variable({
    fallback: '25',
    allowed: 'a whole number from 1 to 100000000',
    purpose: 'People an account can issue documents to with the same dates and amounts.',
    schema: integer(1, MAX_COUNT),
  }),
};

/** How much an account can issue. */
export interface IssuingConfig {
  readonly issuersPerDay: number;
  readonly namesPerFigures: number;
}
