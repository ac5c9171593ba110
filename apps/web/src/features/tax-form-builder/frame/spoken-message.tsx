import { useCallback, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useBuilder, useCalculation } from '../store/form-builder.ts';

const GONE_AFTER_MS = 3_000;

/**
 * Says to screen readers what is wrong or odd in a field once it is left, with the name of the field: by then the focus is
 * elsewhere. Each message is said once, and not while its field is typed in.
 */
export function SpokenMessage() {
  const { store } = useBuilder();
  const [spoken, setSpoken] = useState('');
  const said = useRef<ReadonlyMap<string, string>>(new Map());
  // In one text, so that only other messages are news.
  const shown = useCalculation(({ errors, warnings }) => {
    const { touched } = store.get();
    const odd = warnings.filter(({ path }) => !errors.has(path));
    const ofFields = [...errors.values(), ...odd].filter(({ path }) => touched.has(path));
    return JSON.stringify(ofFields.map(({ path, message }) => [path, message]));
  });
  const latest = useRef(shown);
  const speak = useCallback(() => {
    const all = JSON.parse(latest.current) as [string, string][];
    const left = all.filter(([path]) => document.activeElement?.id !== path);
    // What is wrong on another step was said there.
    const news = left.filter(
      ([path, message]) => said.current.get(path) !== message && document.getElementById(path) !== null,
    );
    const stays = [...said.current].filter(([path]) => all.some(([one]) => one === path));
    said.current = new Map([...stays, ...left]);
    if (news.length > 0) setSpoken(news.map(([path, message]) => `${nameOf(path)}${message}`).join(' '));
  }, []);
  useEffect(() => {
    latest.current = shown;
    speak();
  }, [shown, speak]);
  useEffect(() => {
    // The focus moves on after this event.
    const onFocusOut = () => setTimeout(speak);
    document.addEventListener('focusout', onFocusOut);
    return () => document.removeEventListener('focusout', onFocusOut);
  }, [speak]);
  useEffect(() => {
    // Announced once: later, screen readers find the message only at its field.
    const timer = setTimeout(() => setSpoken(''), GONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [spoken]);
  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}

/** `Box 2, Federal income tax withheld: ` */
function nameOf(path: string): string {
  const control = document.getElementById(path);
  const label =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels?.[0] : null;
  const name = control?.getAttribute('aria-label') ?? label?.textContent;
  return name ? `${name}: ` : '';
}
