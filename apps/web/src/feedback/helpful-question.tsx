import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LONGEST_NOTE } from '@paperwage/api-contract';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import styles from './helpful-question.module.css';

interface HelpfulQuestionProps {
  /** Of the answer: names the field. */
  readonly id: string;
  /** What was said before; null for nothing. */
  readonly isHelpful: boolean | null;
  /** Resolves to whether it was stored. */
  readonly onRate: (isHelpful: boolean, note: string) => Promise<boolean>;
}

const FAILED = 'We couldn’t save that. Check your connection and try again.';

/** Asks whether an answer helped. Thumbs down opens a field for what was missing. */
export function HelpfulQuestion({ id, isHelpful, onRate }: HelpfulQuestionProps) {
  const [note, setNote] = useState<string>();
  const [said, setSaid] = useState('');
  const down = useRef<HTMLButtonElement>(null);
  const isSending = useRef(false);
  async function rate(value: boolean, text: string, thanks: string) {
    if (isSending.current) return false;
    isSending.current = true;
    const isStored = await onRate(value, text);
    isSending.current = false;
    setSaid(isStored ? thanks : FAILED);
    return isStored;
  }
  function pressDown() {
    flushSync(() => setNote(''));
    document.getElementById(`note-${id}`)?.focus();
    if (isHelpful !== false) void rate(false, '', '');
  }
  function close() {
    flushSync(() => setNote(undefined));
    down.current?.focus();
  }
  async function sendNote() {
    if (await rate(false, note ?? '', 'Thank you. A person reads it.')) close();
  }
  return (
    <div className={styles.rate}>
      <p>
        <span role="status">{said}</span>
        {said === '' && <span>Did this help?</span>}
        <button
          type="button"
          aria-label="Yes, this helped"
          aria-pressed={isHelpful === true}
          onClick={() => {
            setNote(undefined);
            void rate(true, '', 'Thank you.');
          }}
        >
          <Thumb />
        </button>
        <button
          ref={down}
          type="button"
          aria-label="No, this didn’t help"
          aria-pressed={isHelpful === false}
          onClick={pressDown}
        >
          <Thumb isDown />
        </button>
      </p>
      {note !== undefined && (
        <NoteForm id={id} note={note} onType={setNote} onSend={() => void sendNote()} onCancel={close} />
      )}
    </div>
  );
}

interface NoteFormProps {
  readonly id: string;
  readonly note: string;
  readonly onType: (note: string) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

function NoteForm({ id, note, onType, onSend, onCancel }: NoteFormProps) {
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <TextAreaField
        id={`note-${id}`}
        label="What was missing? (optional)"
        rows={3}
        value={note}
        maxLength={LONGEST_NOTE}
        onChange={onType}
        help="A person reads it. Leave out Social Security numbers."
      />
      <p>
        <Button type="submit" look="primary">
          Send
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </p>
    </form>
  );
}

function Thumb({ isDown = false }: { readonly isDown?: boolean }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={isDown ? styles.down : undefined}>
      <path
        d="M5 14H2.500V7H5m0 7V7l3-5.500c1.200 0 1.800.8 1.600 1.900L9.200 6H13c.9 0 1.400.8 1.200 1.600l-1.300 5c-.2.8-.8 1.400-1.600 1.400z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
