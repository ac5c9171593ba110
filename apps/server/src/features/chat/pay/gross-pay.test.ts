import { allRules } from '@paperwage/payroll';
import { describe, expect, it } from 'vitest';
import { TEST_NOW_MS } from '../../../fixtures/test-now.ts';
import { createOwnAnswers } from '../own-answers.ts';

const own = createOwnAnswers({ passages: [], rules: allRules, clock: { nowMs: () => TEST_NOW_MS } });
const answerTo = (question: string) => own.find(question).answer;

describe('gross pay in the chat', () => {
  it.each([
    // 8 hours at 22, 4 at 33 and 2 at 44.
    [
      'One of our film crew in Los Angeles worked a single 14-hour day at $22 per hour, nothing else that week. How much gross pay is that under California rules?',
      '$396.00 before taxes',
    ],
    ['worked 9 hours in a single day in california at 20 how much gross', '$190.00 before taxes'],
    [
      'vet tech job offer 23.75/hr 36 hrs a week but only 50 paid weeks, what is that a year',
      '$42,750.00 a year before taxes, at 36 hours in each of 50 weeks',
    ],
    ['25 an hour 40 hours 50 weeks a year, what is my yearly', '$50,000.00 a year before taxes'],
    ['900 a week, 48 weeks a year, what is that a year', '$43,200.00 a year before taxes, with 48 paid weeks'],
  ])('of “%s” is %s', (question, said) => {
    expect(answerTo(question).paragraphs.map(({ text }) => text)).toContainEqual(expect.stringContaining(said));
  });

  it.each(['Christmas', 'quarterly', 'discretionary'])('has no overtime on a %s bonus', (kind) => {
    const { isKnown } = answerTo(`46 hours at $20 and a $92 ${kind} bonus, what is the total before taxes`);
    expect(isKnown).toBe(false);
  });

  it('isn’t calculated of a month where not all weeks are paid', () => {
    expect(answerTo('50 weeks a year at 25 an hour 40 hours how much a month').isKnown).toBe(false);
  });
});
