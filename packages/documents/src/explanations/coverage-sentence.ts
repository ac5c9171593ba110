import type { Coverage } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import { STATE_NAMES } from '@paperwage/values';

/** What the rules hold for a state's income tax on the pay date, in one sentence. */
export function coverageSentence({ state, incomeTaxState, stateIncomeTax }: Coverage): string {
  if (!state) return 'Choose the state where the work is done. Its taxes come on top of the federal ones.';
  if (incomeTaxState) {
    const agreed = `${STATE_NAMES[state]} leaves the income tax to ${STATE_NAMES[incomeTaxState]}, where the employee lives.`;
    return `${agreed} ${incomeTaxSentence(incomeTaxState, stateIncomeTax)}`;
  }
  return incomeTaxSentence(state, stateIncomeTax);
}

function incomeTaxSentence(state: StateCode, stateIncomeTax: Coverage['stateIncomeTax']): string {
  const name = STATE_NAMES[state];
  switch (stateIncomeTax) {
    case 'none':
      return `${name} takes no income tax from wages.`;
    case 'calculated':
      return `${name} income tax follows the rules in force on the pay date.`;
    case 'missing':
      return `${name} income tax is not worked out yet. Enter the amount yourself.`;
  }
}

/** What the rules hold for payroll items of the state other than its income tax; undefined when there is nothing to say. */
export function stateItemsSentence({ state, stateItems }: Coverage): string | undefined {
  if (!state || stateItems !== 'missing') return undefined;
  const name = STATE_NAMES[state];
  return `Other ${name} payroll deductions, such as disability insurance or paid leave, are not worked out yet. Enter those that apply.`;
}

/** What a state takes by a figure that only the employer knows, while nobody gave it; undefined when there is none. */
export function notStatedSentence({ itemsNotStated }: Coverage): string | undefined {
  if (!itemsNotStated) return undefined;
  const names = itemsNotStated.join(' and ');
  return `${names} is not worked out, because its rate for an hour stands on the rate notice of the employer. Give that rate with the employee, or enter what is taken.`;
}
