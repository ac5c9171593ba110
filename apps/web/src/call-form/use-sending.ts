import type { FormEvent, RefObject } from 'react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Called, CallError } from '../identity/call.ts';
import { emptyFields, refusedFields } from './field-errors.ts';

export type Values = Readonly<Record<string, string>>;

export interface SendingOptions<Data> {
  readonly send: (values: Values) => Promise<Called<Data>>;
  readonly onDone: (data: Data, values: Values) => void;
  /** Whether a refusal is no mistake but leads on. */
  readonly onRefused?: ((error: CallError) => boolean) | undefined;
  /** Empties the fields once it is done. */
  readonly clears?: boolean | undefined;
}

export interface Outcome {
  readonly errors: ReadonlyMap<string, string>;
  readonly failure?: { readonly error: CallError; readonly values: Values };
}

const GOOD: Outcome = { errors: new Map() };
const subscribeToNothing = () => () => undefined;

interface Sending {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly outcome: Outcome;
  readonly isBusy: boolean;
  /** Before the code has come a press would send the form as a page. */
  readonly isReady: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends what is in a form, once at a time, and says what is wrong with it. */
export function useSending<Data>({ send, onDone, onRefused, clears }: SendingOptions<Data>): Sending {
  const [outcome, setOutcome] = useState(GOOD);
  const [isBusy, setIsBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  function show(next: Outcome) {
    flushSync(() => setOutcome(next));
    const selector = next.errors.size > 0 ? '[aria-invalid="true"]' : '[data-failure]';
    formRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input[name]')];
    const values = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
    const missing = emptyFields(inputs);
    if (missing.size > 0) {
      show({ errors: missing });
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    const answer = await send(values);
    isSending.current = false;
    setIsBusy(false);
    if (answer.ok) {
      setOutcome(GOOD);
      if (clears) form.reset();
      onDone(answer.data, values);
    } else if (onRefused?.(answer.error)) {
      setOutcome(GOOD);
    } else {
      const labels = new Map(inputs.map(({ name, dataset }) => [name, dataset.label ?? name]));
      const errors = refusedFields(answer.error, labels);
      show(errors.size > 0 ? { errors } : { errors, failure: { error: answer.error, values } });
    }
  }

  /** What is said of a field holds until it is changed. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (!outcome.errors.has(name)) return;
    setOutcome({ ...outcome, errors: new Map([...outcome.errors].filter(([other]) => other !== name)) });
  }

  return { formRef, outcome, isBusy, isReady, onSubmit, onInput };
}
