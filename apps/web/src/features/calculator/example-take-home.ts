import { STATE_CODES } from '@paperwage/values';
import { calculatePaycheck } from '../../paycheck/calculate.ts';
import { EXAMPLE } from '../../paycheck/entries.ts';
import { loadBooksOf } from './load-books.ts';
import { shareOfStates, type StateShare } from './state-shares.ts';

/** What the example paycheck leaves in each state, by the name of the state. This module runs while the site is built. */
export const exampleTakeHome: readonly StateShare[] = await calculateTakeHome();

async function calculateTakeHome(): Promise<readonly StateShare[]> {
  const books = await loadBooksOf(STATE_CODES, EXAMPLE.year);
  const [state, rules] = [...books][0]!;
  const calculated = calculatePaycheck(EXAMPLE, state, rules);
  if (!('paycheck' in calculated)) throw new Error('The example paycheck cannot be calculated.');
  const shares = shareOfStates(calculated.paycheck, books);
  return STATE_CODES.map((code) => shares.find((share) => share.state === code)!);
}
