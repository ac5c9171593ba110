import type { PayStubDocument } from '@paperwage/documents/pay-stub';
import { useEffect, useState } from 'react';

/** Up to this many stubs the paper follows each key at once. */
const FOLLOWED_STUBS = 12;
const SETTLE_MS = 200;

/** The document to lay out: at once for a usual set, after a pause in typing for a very long one. */
export function useSettledDocument(document: PayStubDocument): PayStubDocument {
  const [settled, setSettled] = useState(document);
  const isLong = document.stubs.length > FOLLOWED_STUBS;
  useEffect(() => {
    if (!isLong) return undefined;
    const timer = setTimeout(() => setSettled(document), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [document, isLong]);
  return isLong && settled.stubs.length > 0 ? settled : document;
}
