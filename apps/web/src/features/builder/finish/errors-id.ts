/** Where a pressed download leads while something is missing or wrong. */
export const ERRORS_ID = 'review-errors';
