export * from './allocate.ts';
export * from './calendar-date.ts';
export * from './money.ts';
export * from './money-text.ts';
export * from './quantity.ts';
export * from './rate.ts';
export * from './social-security-number.ts';
export * from './state-codes.ts';
