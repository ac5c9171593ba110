import type { Order } from '@paperwage/api-contract';
import { useCallback, useEffect, useState } from 'react';
import { callAsUser } from '../../identity/call-as-user.ts';
import { loadSession } from '../../identity/load-session.ts';
import { getAuth } from '../../identity/auth-state.ts';
import { forgetAttempt } from './payment-attempt.ts';

type OrderState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'ready'; readonly order: Order }
  | { readonly is: 'failed'; readonly message: string };

const ASK_AGAIN_MS = 2_500;

/** An order of the user, asked for again while it is pending. Once it is paid, every page knows what is unlocked. */
export function useOrder(orderId: string, userId: string | undefined) {
  const [state, setState] = useState<OrderState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    if (userId === undefined) return undefined;
    if (orderId === '') {
      setState({ is: 'missing' });
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async () => {
      const answer = await callAsUser('GET /api/payments/orders/:id', { params: { id: orderId } });
      if (isGone) return;
      if (!answer.ok) {
        const isMissing = answer.error.code === 'orderUnknown' || answer.error.code === 'requestInvalid';
        setState(isMissing ? { is: 'missing' } : { is: 'failed', message: answer.error.message });
        return;
      }
      setState({ is: 'ready', order: answer.data });
      const { status } = answer.data;
      if (status === 'pending') timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
      else if (status !== 'authenticationNeeded') forgetAttempt();
      if (status === 'paid') await tellPages();
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [orderId, userId, attempt]);
  return { state, retry };
}

async function tellPages(): Promise<void> {
  if (getAuth().subscription?.isActive) return;
  const session = await loadSession().catch(() => undefined);
  await session?.reloadProfile();
}
