import { ZERO } from '@paperwage/values';
import { inState } from '../figures.ts';
import type { TaxLine } from '../pay.ts';
import type { StateRules } from '../rules/state-rules.ts';

/**
 * The state's line by its published method. A state that taxes no wages gets a line of zero, because its working says
 * so with the source; a line that is missing would leave the reader to guess.
 */
export function stateIncomeTax({ state, incomeTax }: StateRules): TaxLine {
  switch (incomeTax.method) {
    case 'none':
      return {
        tax: 'stateIncomeTax',
        taxable: ZERO,
        amount: ZERO,
        working: {
          steps: [{ step: 'noStateWageTax', figures: { state: inState(state) } }],
          source: incomeTax.source,
          standing: incomeTax.standing,
        },
      };
  }
}
