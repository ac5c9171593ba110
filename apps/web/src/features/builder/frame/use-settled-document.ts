import { useEffect, useState } from 'react';
import type { PaperKind } from '../kind/paper-kind.ts';

const SETTLE_MS = 200;

/** The document to lay out: at once for a usual one, after a pause in typing for a very long one. */
export function useSettledDocument(kind: Pick<PaperKind, 'isLong'>, document: object): object {
  const [settled, setSettled] = useState<object>();
  const isLong = kind.isLong(document);
  useEffect(() => {
    if (!isLong) return undefined;
    const timer = setTimeout(() => setSettled(document), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [document, isLong]);
  return isLong && settled ? settled : document;
}
