export * from './pay.ts';
export * from './working.ts';
