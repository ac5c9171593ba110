import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { LONGEST_QUESTION } from '@paperwage/api-contract';
import { track } from '../../analytics/track.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChatAnswerView } from './chat-answer.tsx';
import styles from './chat-panel.module.css';
import { useChat } from './use-chat.ts';

const EXAMPLES = [
  'Net pay on $60,000 in Texas, single, monthly',
  'What is the Social Security wage base?',
  'How does a landlord check a pay stub?',
];
const TOP_GAP = 16;
/** As wide as the sheet from the bottom. */
const PHONE = '(width < 576px)';

/** The chat: a window in the corner beside the page, or on a phone a sheet over it. Escape closes it. */
export function Dialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { turns, pending, isLoading, failure, ask, rate } = useChat();
  useEffect(() => {
    const box = dialog.current!;
    if (matchMedia(PHONE).matches) box.showModal();
    else box.show();
    field.current?.focus();
    track('chatOpened');
    return () => box.close();
  }, []);
  useEffect(() => {
    // The last question stays in sight above a long answer.
    const last = log.current?.lastElementChild;
    if (last instanceof HTMLElement) log.current!.scrollTop = last.offsetTop - log.current!.offsetTop - TOP_GAP;
  }, [turns.length, pending]);
  async function send(question: string) {
    const isAnswered = await ask(question.trim());
    // What was typed since stays.
    if (isAnswered) setText((now) => (now.trim() === question.trim() ? '' : now));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
  return createPortal(
    <dialog ref={dialog} className={styles.panel} aria-labelledby="chat-title" onKeyDown={onKeyDown} onCancel={onClose}>
      <Head onClose={onClose} />
      <div
        ref={log}
        className={styles.talk}
        role="log"
        aria-label="Questions and answers"
        tabIndex={0}
        aria-busy={isLoading}
      >
        {turns.length === 0 && pending === undefined && !isLoading && (
          <Examples
            onChoose={(question) => {
              flushSync(() => setText(question));
              field.current?.focus();
              void send(question);
            }}
          />
        )}
        {turns.map((turn) => (
          <div key={turn.answerId} className={styles.turn}>
            <Asked question={turn.question} />
            <ChatAnswerView turn={turn} onRate={(isHelpful, note) => rate(turn, isHelpful, note)} onLeave={onClose} />
          </div>
        ))}
        {pending !== undefined && <Pending question={pending} />}
      </div>
      <QuestionForm
        field={field}
        text={text}
        onType={setText}
        onSend={() => void send(text)}
        isBusy={pending !== undefined}
        failure={failure}
        isFirst={turns.length === 0}
      />
    </dialog>,
    document.body,
  );
}

function Head({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={styles.head}>
      <h2 id="chat-title">Help</h2>
      <p>Answers come from our pages and tax rules</p>
      <button type="button" className={styles.close} aria-label="Close help" onClick={onClose}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}

interface QuestionFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onSend: () => void;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly isFirst: boolean;
}

function QuestionForm({ field, text, onType, onSend, isBusy, failure, isFirst }: QuestionFormProps) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <label htmlFor="chat-question">
        <VisuallyHidden>Your question</VisuallyHidden>
      </label>
      <input
        ref={field}
        id="chat-question"
        value={text}
        maxLength={LONGEST_QUESTION}
        placeholder={isFirst ? 'Ask about pay or taxes' : 'Ask another question'}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" look="primary" aria-disabled={isBusy}>
        Ask
      </Button>
    </form>
  );
}

function Pending({ question }: { readonly question: string }) {
  return (
    <div className={styles.turn}>
      <Asked question={question} />
      <p className={styles.quiet}>Looking it up…</p>
    </div>
  );
}

function Asked({ question }: { readonly question: string }) {
  return (
    <p className={styles.you}>
      <VisuallyHidden>You: </VisuallyHidden>
      {question}
    </p>
  );
}

function Examples({ onChoose }: { readonly onChoose: (question: string) => void }) {
  return (
    <div className={styles.turn}>
      <p>Ask about a paycheck, a tax, a form or this site. Leave out Social Security numbers.</p>
      <ul className={styles.examples}>
        {EXAMPLES.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onChoose(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        We keep questions for a while to improve the answers. See the <a href="/privacy-policy">Privacy Policy</a>.
      </p>
    </div>
  );
}
