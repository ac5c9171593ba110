/** How many of the questions that stand in a file the chat answers right, declines, or gets wrong. */
import { readFileSync } from 'node:fs';
import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { STATE_CODES } from '@paperwage/values';
import { netPayOf } from '../apps/server/src/features/chat/pay/paycheck.ts';
import { createOwnAnswers } from '../apps/server/src/features/chat/own-answers.ts';
import { WAYS_TO_ASK } from '../apps/server/src/features/chat/intents/ways-to-ask.ts';
import { readPassages } from '../apps/server/src/features/chat/pages/passages.ts';
import { TEST_NOW_MS } from '../apps/server/src/fixtures/test-now.ts';
import { calculatePaycheck } from '../apps/web/src/paycheck/calculate.ts';
import { EXAMPLE } from '../apps/web/src/paycheck/entries.ts';
import { chatPassages } from '../apps/web/src/routes/chat-passages.ts';

const FILE = new URL('../apps/server/src/features/chat/questions.json', import.meta.url);
/** Of 60 questions, 54. */
const LEAST_RIGHT = 0.9;

const questions = JSON.parse(readFileSync(FILE, 'utf8'));
const passages = readPassages(JSON.stringify(chatPassages()), true);
const own = createOwnAnswers({ passages, rules: allRules, clock: { nowMs: () => TEST_NOW_MS } });

/** Everything that an answer shows in words and figures. */
function shownText({ paragraphs, slip }) {
  const rows = slip ? [slip.caption, ...[...slip.rows, slip.net].map(({ name, amount }) => `${name} ${amount}`)] : [];
  return [...paragraphs.map(({ text }) => text), ...rows].join('\n');
}

function outcomeOf({ question, expect: expected }) {
  const { answer } = own.find(question);
  if (!answer.isKnown) return expected.declines ? 'right' : 'declined';
  if (expected.declines) return 'wrong';
  const isLinked =
    !expected.link || answer.links.some(({ href }) => expected.link.some((prefix) => href.startsWith(prefix)));
  const text = shownText(answer);
  return isLinked && (expected.number ?? []).every((number) => text.includes(number)) ? 'right' : 'wrong';
}

describe('the questions of the file', () => {
  const outcomes = questions.map((entry) => ({ question: entry.question, outcome: outcomeOf(entry) }));
  const withOutcome = (outcome) => outcomes.filter((one) => one.outcome === outcome).map(({ question }) => question);

  it('are never answered wrong', () => {
    expect(withOutcome('wrong')).toEqual([]);
  });

  it('are answered right nine times in ten, the rest declined', () => {
    const declined = withOutcome('declined');
    expect(withOutcome('right').length / outcomes.length, `declined: ${declined.join(' | ')}`).toBeGreaterThanOrEqual(
      LEAST_RIGHT,
    );
  });
});

describe('the 60 questions of somebody who has seen neither the site nor the code', () => {
  const asked = questions.filter(({ isOfStranger }) => isOfStranger);

  it('are answered right 54 times at least', () => {
    expect(asked).toHaveLength(60);
    const right = asked.filter((entry) => outcomeOf(entry) === 'right').length;
    expect(right).toBeGreaterThanOrEqual(54);
  });
});

describe('ways to ask', () => {
  it('are of passages that there are, and of every one', () => {
    const count = (href) => passages.filter((one) => one.href === href).length;
    const keys = passages.map(({ href, title }) => (count(href) > 1 ? `${href}|${title}` : href));
    const asked = Object.keys(WAYS_TO_ASK).filter((intent) => intent.startsWith('/'));
    expect(asked.filter((intent) => !keys.includes(intent))).toEqual([]);
    expect(keys.filter((key) => !asked.includes(key))).toEqual([]);
  });
});

describe('net pay of the chat', () => {
  it.each(['WEEKLY', 'MONTHLY', 'ANNUAL'])('is that of the paycheck calculator of each state, paid %s', (frequency) => {
    for (const state of STATE_CODES) {
      const entries = { ...EXAMPLE, pay: '9,750.00', frequency, status: 'single', children: '1', preTax: {} };
      const { paycheck } = calculatePaycheck(entries, state, allRules);
      const asked = { gross: 975_000, hours: undefined, frequency, state, status: 'single', children: 1, year: 2026 };
      const { net, yearNet } = netPayOf(asked, allRules);
      expect([state, net, yearNet]).toEqual([state, paycheck.net, paycheck.yearNet]);
    }
  });
});
