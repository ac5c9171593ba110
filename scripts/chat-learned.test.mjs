/** What the chat has learned from ways to ask, kept in a file: `npm run train:chat` writes it anew. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createIntentFinder } from '../apps/server/src/features/chat/intents/find-intents.ts';
import { packed, train } from '../apps/server/src/features/chat/intents/train.ts';
import { askedExamples, WAYS_TO_ASK, withSmallTalk } from '../apps/server/src/features/chat/intents/ways-to-ask.ts';
import { chatPassages } from '../apps/web/src/routes/chat-passages.ts';

const CHAT = new URL('../apps/server/src/features/chat/', import.meta.url);
const LEARNED = new URL('intents/learned.json', CHAT);
/** What it depends on beside the ways to ask. The texts of the pages only add words, so an edit there needs no training. */
const INPUTS = [
  'intents/features.ts',
  'intents/small-talk.json',
  'intents/train.ts',
  'intents/weights.ts',
  'intents/word-vectors.json',
  'reading/synonyms.json',
  'reading/word-forms.ts',
];
const TRAINING_MS = 900_000;
const SHORTEST_SENTENCE = 4;
/** `npm test` asks one in ten of the ways. */
const WAYS_APART = process.env.TEST_ALL ? 1 : 10;

function fingerprint() {
  const hash = createHash('sha256').update(JSON.stringify(askedExamples()));
  for (const input of INPUTS) hash.update(readFileSync(new URL(input, CHAT)));
  return hash.digest('hex');
}

/** The sentences of the pages, each as a way to ask for its passage. */
function sentences() {
  return chatPassages().flatMap(({ href, title, text }) => {
    const intent = href in WAYS_TO_ASK ? href : `${href}|${title}`;
    const said = text.flatMap((paragraph) => paragraph.match(/.+?[.!?](?=\s|$)|.+$/g) ?? []);
    const long = said.filter((sentence) => sentence.split(' ').length >= SHORTEST_SENTENCE);
    return intent in WAYS_TO_ASK ? [title, ...long].map((one) => ({ text: one, intent })) : [];
  });
}

describe('what the chat has learned', () => {
  it.runIf(process.env.TRAIN_CHAT === '1')(
    'is learned from the ways to ask and the pages',
    () => {
      const learned = { from: fingerprint(), ...packed(train([...withSmallTalk(askedExamples()), ...sentences()])) };
      writeFileSync(LEARNED, `${JSON.stringify(learned)}\n`);
    },
    TRAINING_MS,
  );

  it('is of the ways to ask that there are: run npm run train:chat', () => {
    expect(JSON.parse(readFileSync(LEARNED, 'utf8')).from).toBe(fingerprint());
  });

  it(
    'finds nearly all of them again',
    () => {
      const find = createIntentFinder(JSON.parse(readFileSync(LEARNED, 'utf8')));
      const examples = askedExamples().filter((_, at) => at % WAYS_APART === 0);
      const right = examples.filter(({ text, intent }) => find(text)[0].intent === intent).length;
      expect(right / examples.length).toBeGreaterThan(0.95);
    },
    TRAINING_MS,
  );
});
