export * from './amount-in-words.ts';
export * from './document-problem.ts';
export * from './explanations/index.ts';
export * from './render.ts';
