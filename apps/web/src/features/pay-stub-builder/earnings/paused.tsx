import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { setState } from '../../builder/store/edits.ts';
import { keepFocus } from '../../builder/fields/keep-focus.ts';

/** Ids of the two buttons that take each other's place. */
export const PAUSE_ID = 'pause-calculation';
export const RESUME_ID = 'resume-calculation';

/** Says in the flow of a step that the calculation is paused, and resumes it. */
export function PausedNotice({ role }: { role?: 'status' }) {
  const isOutdated = useIsOutdated();
  return (
    <Notice tone="warning" {...(role ? { role } : {})} actions={<Resume id={RESUME_ID} next={[`#${PAUSE_ID}`]} />}>
      {isOutdated
        ? 'Calculation is paused. These amounts don’t include your last changes.'
        : 'Calculation is paused. Amounts won’t change until you resume.'}
    </Notice>
  );
}

/** The same in a line, to stand right beside figures; nothing while the calculation is not paused. */
export function PausedLine({ className, next }: { className: string | undefined; next: readonly string[] }) {
  const isPaused = useBuilderState((state) => state.paused);
  const isOutdated = useIsOutdated();
  if (!isPaused) return null;
  return (
    <p className={className}>
      <span>{isOutdated ? 'Paused: your last changes aren’t included.' : 'Paused: amounts won’t change.'}</span>
      <Resume look="text" next={next} />
    </p>
  );
}

/** `next`: what may take the focus once the button has gone. */
function Resume({ id, look = 'plain', next }: { id?: string; look?: 'plain' | 'text'; next: readonly string[] }) {
  const { store } = useBuilder();
  return (
    <Button id={id} look={look} onClick={() => keepFocus(() => setState(store, { paused: false }), ...next)}>
      Resume
    </Button>
  );
}

function useIsOutdated(): boolean {
  return useCalculation(({ freshness }) => freshness === 'outdated');
}
