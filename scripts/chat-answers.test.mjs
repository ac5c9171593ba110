/** What the chat answers to questions of people who have seen neither the site nor its texts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { allRules } from '@paperwage/payroll';
import { expect, it } from 'vitest';
import { createOwnAnswers } from '../apps/server/src/features/chat/own-answers.ts';
import { readPassages } from '../apps/server/src/features/chat/pages/passages.ts';
import { TEST_NOW_MS } from '../apps/server/src/fixtures/test-now.ts';
import { chatPassages } from '../apps/web/src/routes/chat-passages.ts';

/** Each question, and indented below it the answer. */
const FILE = new URL('../apps/server/golden/chat-answers.txt', import.meta.url);
const isUpdate = process.env.UPDATE_GOLDENS === '1';
/** `npm test` asks one question in so many. */
const APART = isUpdate || process.env.TEST_ALL ? 1 : 12;

const passages = readPassages(JSON.stringify(chatPassages()), true);
const own = createOwnAnswers({ passages, rules: allRules, clock: { nowMs: () => TEST_NOW_MS } });

/** Where an answer leads, and what it calculates or assumes; of a page, which text it quotes. */
function answerTo(question) {
  const { isKnown, paragraphs, links, slip } = own.find(question).answer;
  const rows = slip ? [...slip.rows, slip.net].map(({ name, amount }) => `${name} ${amount}`) : [];
  const texts = paragraphs.map(({ text }) => text.slice(0, 90).replaceAll('\n', ' '));
  const lines = [isKnown ? 'known' : 'unsure', links.map(({ href }) => href).join(' '), ...texts, ...rows];
  return lines.map((line) => `  ${line}`.trimEnd()).join('\n');
}

/**
 * Guards against accidental changes. It doesn't prove that an answer is right: the questions with expected answers do that.
 * To add a question, add it as a line, and update.
 */
it('golden answers of the chat are as before', { timeout: 300_000 }, () => {
  const questions = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => /^\S/.test(line));
  const asked = questions.filter((_, at) => at % APART === 0);
  const answers = asked.map((question) => `${question}\n${answerTo(question)}\n`);
  if (isUpdate) writeFileSync(FILE, answers.join(''));
  const before = `\n${readFileSync(FILE, 'utf8')}`;
  const changed = answers.filter((answer) => !before.includes(`\n${answer}`));
  expect(changed, 'Review the change, then run: npm run golden:update').toEqual([]);
});
