export * from './document.ts';
export * from './schema.ts';
