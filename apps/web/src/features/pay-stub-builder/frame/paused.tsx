import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useBuilder, useComputed, useTyped } from '../store/builder.tsx';
import { setState } from '../store/edits.ts';

/** Says in the flow of a step that the calculation is paused, and resumes it. */
export function PausedNotice({ role }: { role?: 'status' }) {
  const isOutdated = useIsOutdated();
  return (
    <Notice tone="warning" {...(role ? { role } : {})} actions={<Resume />}>
      {isOutdated
        ? 'Calculation is paused. The figures are those from before your last changes.'
        : 'Calculation is paused. The figures stay as they are until you resume.'}
    </Notice>
  );
}

/** The same in a line, to stand right beside figures; nothing while the calculation is not paused. */
export function PausedLine({ className }: { className: string | undefined }) {
  const isPaused = useTyped((state) => state.paused);
  const isOutdated = useIsOutdated();
  if (!isPaused) return null;
  return (
    <p className={className}>
      <span>{isOutdated ? 'Paused: figures from before your last changes.' : 'Paused: figures stay as they are.'}</span>
      <Resume look="text" />
    </p>
  );
}

function Resume({ look = 'plain' }: { look?: 'plain' | 'text' }) {
  const { store } = useBuilder();
  return (
    <Button look={look} onClick={() => setState(store, { paused: false })}>
      Resume
    </Button>
  );
}

function useIsOutdated(): boolean {
  return useComputed(({ freshness }) => freshness === 'outdated');
}
