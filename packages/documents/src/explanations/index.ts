export * from './coverage-sentence.ts';
export * from './explain-working.ts';
export type { Part, Phrase } from './phrase.ts';
export * from './rule-words.ts';
export * from './standing-words.ts';
