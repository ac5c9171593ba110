import { useCallback, useState } from 'react';
import type { ToastMessage } from '../../../ui/toast.tsx';

let lastId = 0;

/** The message at the bottom of a page. */
export function useToast() {
  const [message, setMessage] = useState<ToastMessage>();
  const say = useCallback((text: string, action?: ToastMessage['action']) => {
    lastId += 1;
    setMessage({ id: lastId, text, action });
  }, []);
  const onClose = useCallback(() => setMessage(undefined), []);
  return { say, toast: { message, onClose } };
}
