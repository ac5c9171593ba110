import type { RuleBook } from '../rule-book/rule-book.ts';
import type { ExampleOutcome } from './example-outcome.ts';
import { FEDERAL_EXAMPLES, runFederalExample } from './federal-examples.ts';
import { runStateExample, STATE_EXAMPLES } from './state-examples.ts';

export { isWithin, passes } from './example-outcome.ts';
export type { ComparedAmount, ExampleKind, ExampleOutcome } from './example-outcome.ts';
export * from './covered-rules.ts';
export { lowestStanding } from '../rule-book/standing.ts';

/** Runs every recorded worked example, federal and state, and reports the outcome of each. */
export function runExamples(rules: RuleBook): readonly ExampleOutcome[] {
  return [
    ...FEDERAL_EXAMPLES.map((example) => runFederalExample(example, rules)),
    ...STATE_EXAMPLES.map((example) => runStateExample(example, rules)),
  ];
}
