import type { Coverage } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { STATE_NAMES, stateInText } from '@paperwage/values';

/** A state program that depends on something only the employer knows, so we ask for it. */
export interface AskedProgram {
  readonly election: 'waWorkersCompensationRate' | 'deEmployees';
  /** The key of its line. */
  readonly key: 'wc' | 'fli';
  /** In a few words, as in `Net pay before workers’ comp`. */
  readonly short: string;
  /** What we ask for. */
  readonly asks: 'rate' | 'employees';
}

const ASKED_PROGRAMS: Readonly<Partial<Record<StateCode, AskedProgram>>> = {
  WA: { election: 'waWorkersCompensationRate', key: 'wc', short: 'workers’ comp', asks: 'rate' },
  DE: { election: 'deEmployees', key: 'fli', short: 'paid leave', asks: 'employees' },
};

/** The program left out because nobody gave what it depends on. */
export function openProgram({
  state,
  itemsNotStated,
}: Pick<Coverage, 'state' | 'itemsNotStated'>): AskedProgram | undefined {
  return itemsNotStated && state && ASKED_PROGRAMS[state];
}

/** What we cover of a state's income tax on the pay date, in one sentence. */
export function coverageSentence({
  state,
  incomeTaxState,
  stateIncomeTax,
}: Pick<Coverage, 'state' | 'incomeTaxState' | 'stateIncomeTax'>): string {
  if (!state) return 'Choose the state where they work. We’ll add its taxes to the federal ones.';
  if (incomeTaxState) {
    const agreed =
      `${STATE_NAMES[incomeTaxState]}, where the employee lives, gets the income tax instead of ` +
      `${stateInText(state)}.`;
    return `${agreed} ${incomeTaxSentence(incomeTaxState, stateIncomeTax)}`;
  }
  return incomeTaxSentence(state, stateIncomeTax);
}

function incomeTaxSentence(state: StateCode, stateIncomeTax: Coverage['stateIncomeTax']): string {
  const name = STATE_NAMES[state];
  switch (stateIncomeTax) {
    case 'none':
      return `${name} has no income tax on wages.`;
    case 'calculated':
      return `${name} income tax follows the rules for the pay date.`;
    case 'missing':
      return `We don’t cover ${name} income tax yet. Enter the amount yourself.`;
  }
}

/** What we cover of the state's payroll items other than its income tax; undefined if there is nothing to say. */
export function stateItemsSentence({ state, stateItems }: Pick<Coverage, 'state' | 'stateItems'>): string | undefined {
  if (!state || stateItems !== 'missing') return undefined;
  const name = STATE_NAMES[state];
  return (
    `We don’t yet cover other ${name} payroll deductions, such as disability insurance or paid leave. Enter ` +
    'those that apply.'
  );
}

/** The same if a person said they aren't sure. */
export function notSureSentence(coverage: Pick<Coverage, 'state' | 'itemsNotStated'>): string {
  const names = coverage.itemsNotStated?.join(' and ');
  return openProgram(coverage)?.asks === 'employees'
    ? `You’re not sure how many employees the company has, so ${names} is not included.`
    : `You’re not sure about the rate of ${names}, so it is not included.`;
}

/** What a state takes based on a figure only the employer knows, while nobody has given it; undefined if there is none. */
export function notStatedSentence(coverage: Pick<Coverage, 'state' | 'itemsNotStated'>): string | undefined {
  if (!coverage.itemsNotStated) return undefined;
  const names = coverage.itemsNotStated.join(' and ');
  if (openProgram(coverage)?.asks === 'employees') {
    return `We can’t calculate ${names} without the number of employees. Choose how many the company has, or enter the amount.`;
  }
  return (
    `We can’t calculate ${names} without the hourly rate on the employer’s rate notice. Enter that rate or the ` +
    'amount, or answer “Not withheld” if the employer pays all of it.'
  );
}
