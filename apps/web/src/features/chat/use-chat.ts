import type { ChatTurn } from '@paperwage/api-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getAuth, subscribeAuth } from '../../identity/auth-state.ts';
import { call } from '../../identity/call.ts';
import { chatIdOfTab, forgetChat, rememberChat } from './chat-id.ts';

/** What the panel shows of a chat. */
export interface Chat {
  readonly turns: readonly ChatTurn[];
  /** A question that waits for its answer. */
  readonly pending: string | undefined;
  /** The chat of before a reload is still on its way. */
  readonly isLoading: boolean;
  /** Why the last question wasn't answered. */
  readonly failure: string | undefined;
  /** Asks, once at a time. Resolves to whether it was answered. */
  readonly ask: (question: string) => Promise<boolean>;
  readonly rate: (turn: ChatTurn, isHelpful: boolean, note: string) => Promise<boolean>;
}

/** The chat of this tab, with what was said before. */
export function useChat(): Chat {
  const [turns, setTurns] = useState<readonly ChatTurn[]>([]);
  const [pending, setPending] = useState<string>();
  const [isLoading, setIsLoading] = useState(() => chatIdOfTab() !== undefined);
  const [failure, setFailure] = useState<string>();
  const isAsking = useRef(false);
  useEffect(() => {
    const id = chatIdOfTab();
    if (id === undefined) return;
    void call('POST /api/chat-history', { body: { id } }).then((answer) => {
      // A question may have been answered meanwhile.
      if (answer.ok)
        setTurns((now) => [
          ...answer.data.turns.filter((one) => now.every((other) => other.answerId !== one.answerId)),
          ...now,
        ]);
      setIsLoading(false);
    });
  }, []);
  useForgottenOnLogOut(useCallback(() => setTurns([]), []));

  async function ask(question: string): Promise<boolean> {
    if (isAsking.current || question === '') return false;
    isAsking.current = true;
    setPending(question);
    setFailure(undefined);
    const chatId = chatIdOfTab();
    const answer = await call('POST /api/reply', { body: { question, ...(chatId !== undefined && { chatId }) } });
    isAsking.current = false;
    setPending(undefined);
    if (!answer.ok) {
      setFailure(answer.error.message);
      return false;
    }
    rememberChat(answer.data.chatId);
    setTurns((now) => [...now, answer.data.turn]);
    return true;
  }

  async function rate({ answerId }: ChatTurn, isHelpful: boolean, note: string): Promise<boolean> {
    const chatId = chatIdOfTab();
    if (chatId === undefined) return false;
    const set = (value: boolean | null) =>
      setTurns((now) => now.map((one) => (one.answerId === answerId ? { ...one, isHelpful: value } : one)));
    set(isHelpful);
    const answer = await call('POST /api/feedback', { body: { chatId, answerId, isHelpful, note } });
    if (!answer.ok) set(null);
    return answer.ok;
  }

  return { turns, pending, isLoading, failure, ask, rate };
}

/** The next user of this browser must not see the questions. */
function useForgottenOnLogOut(onForgotten: () => void): void {
  useEffect(() => {
    let wasLoggedIn = getAuth().isLoggedIn;
    return subscribeAuth(() => {
      const { isLoggedIn } = getAuth();
      if (wasLoggedIn && !isLoggedIn) {
        wasLoggedIn = false;
        forgetChat();
        onForgotten();
      }
      wasLoggedIn = isLoggedIn;
    });
  }, [onForgotten]);
}
