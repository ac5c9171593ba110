import { useEffect, useRef, useState } from 'react';
import type { Called } from '../../../identity/call.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './send-again.module.css';

const WAIT_SECONDS = 30;
const SECOND_MS = 1_000;

/** Has a message sent again, once some time has passed in which the first may still come. */
export function SendAgain({ send }: { readonly send: () => Promise<Called<unknown>> }) {
  const { left, start } = useWait();
  const [said, setSaid] = useState('');
  const isSending = useRef(false);
  const isWaiting = left > 0;
  async function press() {
    if (isSending.current || isWaiting) return;
    isSending.current = true;
    setSaid('');
    const answer = await send();
    isSending.current = false;
    setSaid(answer.ok ? 'Sent again. Use the code in the newest message.' : answer.error.message);
    if (answer.ok) start();
  }
  return (
    <div className={styles.again}>
      <Button aria-disabled={isWaiting} onClick={() => void press()}>
        Send again
      </Button>
      {isWaiting && (
        <span className={styles.wait}>
          Didn’t get it? You can send it again in {left} {left === 1 ? 'second' : 'seconds'}.
        </span>
      )}
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
}

function useWait() {
  const [left, setLeft] = useState(WAIT_SECONDS);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const until = Date.now() + WAIT_SECONDS * SECOND_MS;
    // By the clock, since a page that is not looked at is woken rarely.
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
      setLeft(next);
      if (next === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [turn]);
  function start() {
    setLeft(WAIT_SECONDS);
    setTurn((before) => before + 1);
  }
  return { left, start };
}
