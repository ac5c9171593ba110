import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Disclosure<Box extends HTMLElement> {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Holds both the button and what it opens. */
  readonly boxRef: RefObject<Box | null>;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * A menu under a button. Escape closes it and gives the button its focus back; a click or the focus going elsewhere
 * closes it too.
 */
export function useDisclosure<Box extends HTMLElement>(): Disclosure<Box> {
  const [isOpen, setIsOpen] = useState(false);
  const boxRef = useRef<Box>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const closeOutside = (event: Event) => {
      if (!boxRef.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      buttonRef.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, listening);
    document.addEventListener('focusin', closeOutside, listening);
    document.addEventListener('keydown', closeOnEscape, listening);
    return () => listening.abort();
  }, [isOpen]);
  return { isOpen, toggle: () => setIsOpen(!isOpen), close: () => setIsOpen(false), boxRef, buttonRef };
}
