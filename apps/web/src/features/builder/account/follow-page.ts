import type { Sent } from '../../../records/draft-sender.ts';
import { whileUnderWay } from '../../../records/saves-under-way.ts';
import type { Work } from '../store/work.ts';

interface PageParts {
  /** What the account does not have, as far as it may be sent now. */
  readonly unsent: () => Iterable<Work>;
  /** Sends work before it returns; undefined where that cannot be done. */
  readonly sendAtOnce: (work: Work) => Promise<Sent> | undefined;
  /** Told where the page lives on. What failed is tried again by itself. */
  readonly heard: (work: Work, sent: Sent) => void;
  /** The page comes back out of the browser's memory: answers to what it sent may not have come. */
  readonly onBack: () => void;
  readonly onOnline: () => void;
}

/**
 * Sends what is unsent as the page is closed, left or hidden: it runs nothing more after that, and phones close a hidden
 * page without another word. Returns what ends it.
 */
export function followPage({ unsent, sendAtOnce, heard, onBack, onOnline }: PageParts): () => void {
  // A page that is closed is hidden too.
  const sent = new WeakSet<Work>();
  function send() {
    for (const work of unsent()) {
      const sending = sent.has(work) ? undefined : sendAtOnce(work);
      if (!sending) continue;
      sent.add(work);
      void whileUnderWay(sending.then((how) => how.is === 'failed' || heard(work, how)));
    }
  }
  function onHidden() {
    if (document.visibilityState === 'hidden') send();
  }
  function onShown({ persisted }: PageTransitionEvent) {
    if (persisted) onBack();
  }
  addEventListener('pagehide', send);
  addEventListener('pageshow', onShown);
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    removeEventListener('pagehide', send);
    removeEventListener('pageshow', onShown);
    removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
