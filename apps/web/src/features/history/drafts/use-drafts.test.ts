import { expect, it } from 'vitest';
import { latestOnly } from './use-drafts.ts';

it('an answer that comes after a later one was asked for is none', async () => {
  const answers: ((told: string) => void)[] = [];
  const ask = latestOnly(() => new Promise<string>((resolve) => answers.push(resolve)));
  const [first, second] = [ask(), ask()];
  answers[1]!('with the draft just saved');
  answers[0]!('without it');
  expect(await Promise.all([first, second])).toEqual([undefined, 'with the draft just saved']);
  const third = ask();
  answers[2]!('again');
  expect(await third).toBe('again');
});
