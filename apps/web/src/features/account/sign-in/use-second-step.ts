import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { windowTitle } from '../../../shell/window-title.ts';

interface SecondStep {
  readonly isSecond: boolean;
  /** Shows the second step, from which the browser's back button leads to the first. */
  readonly goOn: () => void;
  /** Shows the first again, as that button does. */
  readonly goBack: () => void;
}

/** A second step on a page of signing in, with a title and an entry of the history of its own. */
export function useSecondStep(first: string, second: string): SecondStep {
  const [isSecond, setIsSecond] = useState(false);
  useEffect(() => {
    if (!isSecond) return undefined;
    document.title = windowTitle(second);
    const toFirst = () => {
      flushSync(() => setIsSecond(false));
      document.querySelector<HTMLElement>('main h1')?.focus();
    };
    addEventListener('popstate', toFirst);
    return () => {
      removeEventListener('popstate', toFirst);
      document.title = windowTitle(first);
    };
  }, [isSecond, first, second]);
  return {
    isSecond,
    goOn() {
      if (isSecond) return;
      history.pushState(history.state, '');
      setIsSecond(true);
    },
    goBack() {
      if (!isSecond) return;
      setIsSecond(false);
      history.back();
    },
  };
}
