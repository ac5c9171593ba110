import {
  assumedEarlierPaychecks,
  carriedAssumedPaychecks,
  countAssumedPaychecks,
  countPaychecks,
} from '@paperwage/documents/pay-stub';
import type { PayTaxes } from '@paperwage/payroll';
import { yearOf } from '@paperwage/values';
import type { TaxRulesAddress } from '../../../../shell/tax-rules-href.ts';
import { WorkingSteps } from '../../../builder/explanation/working-steps.tsx';
import { useBuilderState, useCalculation } from '../../store/builder.ts';

export interface ExplanationProps {
  /** Index of the stub. */
  readonly stub: number;
  /** Identifier of the deduction on it. */
  readonly id: string;
}

/** How a computed figure came about: numbered steps, the figures strong, the source last. */
export function Explanation({ stub, id }: ExplanationProps) {
  const working = useCalculation(
    ({ result }) => result.document.stubs[stub]?.deductions.find((line) => line.id === id)?.working,
  );
  const isTyped = useCalculation(
    ({ result }) => result.document.stubs[stub]?.deductions.find((line) => line.id === id)?.typed === true,
  );
  const coverage = useCalculation(({ result }) => result.document.stubs[stub]?.coverage);
  const key = useCalculation(
    ({ result }) => result.document.stubs[stub]?.deductions.find((line) => line.id === id)?.key,
  );
  const problem = useCalculation(({ result }) => result.calculation.problem?.message);
  const earlier = useBuilderState(({ draft }) => assumedEarlierPaychecks(draft));
  const carried = useBuilderState(({ draft }) => carriedAssumedPaychecks(draft));
  const isOne = useBuilderState(({ draft }) => draft.items.length === 1);
  const earlierWords = useBuilderState(({ draft }) => countPaychecks(earlier, draft));
  const carriedWords = useBuilderState(({ draft }) => countAssumedPaychecks(carried, draft));
  if (!working) {
    const typed = coverage ? 'You entered this instead of the calculated amount.' : 'You entered this amount.';
    return <p>{isTyped ? typed : (problem ?? 'We calculate this once you choose the state and pay date.')}</p>;
  }
  return (
    <>
      <WorkingSteps working={working} rules={rulesOf(coverage, key ?? '', working.source.assumedYear)} />
      {earlier > 0 && (
        <p>
          Year to date includes {earlierWords} before {isOne ? 'this one' : 'these'}, each with the rules in force on
          its pay date.
        </p>
      )}
      {carried > 0 && <p>Year to date includes {carriedWords}.</p>}
    </>
  );
}

const FEDERAL_LINES: ReadonlySet<string> = new Set(['federal', 'fica', 'medicare']);

/** Whose rules a line follows, and of which year. */
function rulesOf(
  coverage: PayTaxes['coverage'] | undefined,
  key: string,
  assumedYear: number | undefined,
): TaxRulesAddress | undefined {
  if (!coverage) return undefined;
  const ofState = key === 'state' ? (coverage.incomeTaxState ?? coverage.state) : coverage.state;
  return { year: assumedYear ?? yearOf(coverage.payDate), state: FEDERAL_LINES.has(key) ? 'US' : ofState };
}
