import { callAsUser } from '../../../identity/call-as-user.ts';
import { PressButton } from '../form/press-button.tsx';
import type { SubscriptionPartProps } from './subscription-part.ts';

interface CancelButtonProps {
  readonly onDone: SubscriptionPartProps['onDone'];
  /** Id of what says how long it stays on. */
  readonly describedBy?: string;
}

/** Cancels at once: no questions, no second page. */
export function CancelButton({ onDone, describedBy }: CancelButtonProps) {
  return (
    <PressButton
      describedBy={describedBy}
      press={() => callAsUser('POST /api/stop-subscription')}
      onDone={(details) => onDone(details, 'canceled')}
    >
      Cancel Pro
    </PressButton>
  );
}
