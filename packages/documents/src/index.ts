export * from './explanations/index.ts';
