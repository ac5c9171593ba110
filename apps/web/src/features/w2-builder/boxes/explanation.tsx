import type { ComputedField } from '@paperwage/documents/w2';
import { inDollars } from '@paperwage/documents/forms';
import { WorkingSteps } from '../../builder/explanation/working-steps.tsx';
import { useCalculation, useBuilderState } from '../store/builder.ts';

/** How the figure of a box was worked out. */
export function Explanation({ path }: { path: ComputedField }) {
  const working = useCalculation(({ result }) => result.document.amounts[path].working);
  const year = useBuilderState(({ draft }) => Number(draft.year));
  const state = useBuilderState(({ draft }) => draft.state);
  const uncollected = useCalculation(({ result }) => result.document.amounts[path].uncollected);
  if (!working) return null;
  return (
    <>
      <WorkingSteps working={working} rules={{ year, state: path === 'stateIncomeTax' ? state : 'US' }} />
      {uncollected !== undefined && (
        <p>
          <b>{inDollars(uncollected)}</b> of this was not collected. Box 12 reports it, so we left it out here.
        </p>
      )}
    </>
  );
}
