import type { Coverage } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { STATE_NAMES, stateInText } from '@paperwage/values';

/** What the rules hold for a state's income tax on the pay date, in one sentence. */
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

/** What the rules hold for payroll items of the state other than its income tax; undefined when there is nothing to say. */
export function stateItemsSentence({ state, stateItems }: Pick<Coverage, 'state' | 'stateItems'>): string | undefined {
  if (!state || stateItems !== 'missing') return undefined;
  const name = STATE_NAMES[state];
  return (
    `We don’t yet cover other ${name} payroll deductions, such as disability insurance or paid leave. Enter ` +
    'those that apply.'
  );
}

/** The same where a person said that they are not sure. */
export function rateNotSureSentence({ itemsNotStated }: Pick<Coverage, 'itemsNotStated'>): string {
  return `You’re not sure about the rate of ${itemsNotStated?.join(' and ')}, so it is not included.`;
}

/** What a state takes by a figure that only the employer knows, while nobody gave it; undefined when there is none. */
export function notStatedSentence({ itemsNotStated }: Pick<Coverage, 'state' | 'itemsNotStated'>): string | undefined {
  if (!itemsNotStated) return undefined;
  const names = itemsNotStated.join(' and ');
  return (
    `We can’t calculate ${names} without the hourly rate on the employer’s rate notice. Enter that rate or the ` +
    'amount, or answer “Not withheld” if the employer pays all of it.'
  );
}
