import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { format } from 'prettier';
import { createIntentFinder } from './find-intents.ts';
import { packed, train } from './train.ts';
import { askedExamples } from './ways-to-ask.ts';

const LEARNED = new URL('learned.json', import.meta.url);
/** All that what is learned depends on. */
const INPUTS = ['features.ts', 'train.ts', 'weights.ts', 'word-vectors.json', '../synonyms.json', '../word-forms.ts'];
const TRAINING_MS = 600_000;

const isTraining = process.env.TRAIN_CHAT === '1';

function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(askedExamples()));
  for (const input of INPUTS) hash.update(readFileSync(new URL(input, import.meta.url)));
  return hash.digest('hex');
}

describe('what the chat has learned', () => {
  it.runIf(isTraining)(
    'is learned from the ways to ask',
    async () => {
      const learned = { from: fingerprint(), ...packed(train(askedExamples())) };
      writeFileSync(LEARNED, await format(JSON.stringify(learned), { parser: 'json', printWidth: 120 }));
    },
    TRAINING_MS,
  );

  it('is of the ways to ask that there are: npm run train:chat', () => {
    expect(JSON.parse(readFileSync(LEARNED, 'utf8')).from).toBe(fingerprint());
  });

  it('finds nearly all of them again', () => {
    const find = createIntentFinder(JSON.parse(readFileSync(LEARNED, 'utf8')));
    const examples = askedExamples();
    const right = examples.filter(({ text, intent }) => find(text)[0]!.intent === intent).length;
    expect(right / examples.length).toBeGreaterThan(0.95);
  });
});
