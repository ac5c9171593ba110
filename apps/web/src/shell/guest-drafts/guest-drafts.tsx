import { lazy, Suspense, useEffect, useState } from 'react';
import { useAddress } from '../../navigation/address.ts';
import { catchUp, removeFromAccount } from '../../records/guest-drafts.ts';
import { titleOfWork } from '../../records/stored-work.ts';
import type { ToastMessage } from '../../ui/toast.tsx';

/** Few pages ever say it. */
const GuestDraftsToast = lazy(() =>
  import('./guest-drafts-toast.tsx').then((code) => ({ default: code.GuestDraftsToast })),
);

/** What is said of work that came along; the headers of two pages say it as one. */
let shown: ToastMessage | undefined;
let lastId = 0;

/**
 * Sends to the account what earlier pages could not, and says what came along with a sign-up, with the way back: not where
 * somebody pays, which would offer to take back the work that waits for it.
 */
export function GuestDraftsClaimed({ userId }: { readonly userId: string }) {
  const [message, setMessage] = useState(shown);
  const isPaying = useAddress().pathname.startsWith('/checkout');
  useEffect(() => {
    const say = (text: string, action?: ToastMessage['action']) => {
      lastId += 1;
      shown = { id: lastId, text, action };
      setMessage(shown);
    };
    const undo = async (works: Parameters<typeof removeFromAccount>[0]) => {
      const failure = await removeFromAccount(works, userId);
      if (failure === undefined) say('Your work is in this browser only.');
      else say(failure, { label: 'Try again', run: () => void undo(works) });
    };
    void catchUp(userId).then(({ along }) => {
      if (along.length === 0) return;
      const titles = along.map(titleOfWork).join(', ');
      say(`We added your work to your account: ${titles}.`, { label: 'Undo', run: () => void undo(along) });
    });
  }, [userId]);
  function close() {
    shown = undefined;
    setMessage(undefined);
  }
  return (
    message &&
    !isPaying && (
      <Suspense fallback={null}>
        <GuestDraftsToast message={message} onClose={close} />
      </Suspense>
    )
  );
}
