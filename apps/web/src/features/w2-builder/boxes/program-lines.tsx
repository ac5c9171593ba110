import type { Box14Line } from '@paperwage/documents/w2';
import { formatMoney } from '@paperwage/values';
import { Button } from '../../../ui/button.tsx';
import explanationStyles from '../../builder/explanation/explanation.module.css';
import { WorkingSteps } from '../../builder/explanation/working-steps.tsx';
import { setState } from '../../builder/store/edits.ts';
import boxStyles from '../../tax-form-builder/boxes/boxes.module.css';
import { useBuilder, useBuilderState, useCalculation } from '../store/builder.ts';

/** What box 14 prints of the state’s programs, each with its working. A line that is typed with the same label replaces it. */
export function ProgramLines() {
  const lines = useCalculation(({ result }) => result.document.box14);
  const calculated = lines.filter(({ typed }) => !typed);
  if (calculated.length === 0) return null;
  return (
    <ul className={boxStyles.list}>
      {calculated.map((line) => (
        <ProgramLine key={line.label} line={line} />
      ))}
    </ul>
  );
}

function ProgramLine({ line: { label, amount, working } }: { line: Box14Line }) {
  const { store } = useBuilder();
  const id = `box14-${label}`;
  const isOpen = useBuilderState((state) => state.opened === id) && working !== undefined;
  const year = useBuilderState(({ draft }) => Number(draft.year));
  const state = useBuilderState(({ draft }) => draft.state);
  if (amount === undefined) return null;
  return (
    <li className={isOpen ? `${boxStyles.row} ${boxStyles.open}` : boxStyles.row}>
      <div className={`${boxStyles.name} ${boxStyles.unnumbered}`}>{label}</div>
      <div className={`${boxStyles.value} ${boxStyles.calculated}`}>{formatMoney(amount)}</div>
      <p className={`${boxStyles.note} ${boxStyles.message}`}>
        <span>
          {working
            ? 'Estimated from the year’s pay. Add a line with this label to change it.'
            : 'The wages this tax is withheld from.'}
        </span>
        {working && (
          <Button
            look="text"
            aria-expanded={isOpen}
            aria-label={`${label}: why?`}
            onClick={() => setState(store, { opened: isOpen ? undefined : id })}
          >
            Why?
          </Button>
        )}
      </p>
      {isOpen && (
        <div className={`${explanationStyles.why} ${boxStyles.why}`}>
          <WorkingSteps working={working} rules={{ year, state }} />
        </div>
      )}
    </li>
  );
}
