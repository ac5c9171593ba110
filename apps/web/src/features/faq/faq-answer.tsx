import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import styles from './faq-page.module.css';
import type { FaqGroup, FaqQuestion } from '../../content/read-faq.ts';

/** Letters around the first word that was found. */
const BEFORE = 60;
const EXCERPT = 170;

/** A built page has the answers in its HTML. Where it is drawn in the browser, they are fetched when one is opened. */
const built = import.meta.env.SSR ? (await import('../../content/faq-content.ts')).faqGroups : undefined;

interface FaqAnswerProps {
  readonly entry: FaqQuestion;
  /** The answer without tags, during a search. */
  readonly text: string;
  /** Words that were searched for and are in it; undefined while nobody searches. */
  readonly words: readonly string[] | undefined;
}

/** A question that opens to its answer. While someone searches, the place that fits is shown below the question. */
export function FaqAnswer({ entry, text, words }: FaqAnswerProps) {
  const { id, question } = entry;
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Helped, setHelped] = useState<ComponentType<{ readonly id: string }>>();
  function toggle() {
    setOpen(box.current?.open ?? false);
    // The answer is all the same without it.
    import('./answer-helped.tsx').then(
      ({ AnswerHelped }) => setHelped(() => AnswerHelped),
      () => undefined,
    );
  }
  return (
    <details ref={box} id={id} className={styles.question} onToggle={toggle}>
      <summary>
        <span>{words ? <Marked text={question} words={words} /> : question}</span>
        {words && !isOpen && (
          <span className={styles.excerpt}>
            <Marked text={excerptOf(text, words)} words={words} />
          </span>
        )}
      </summary>
      <Answer entry={entry} isOpen={isOpen} />
      {Helped && <Helped id={id} />}
      <CopyLink id={id} />
    </details>
  );
}

function Answer({ entry: { id, onlyWith }, isOpen }: { readonly entry: FaqQuestion; readonly isOpen: boolean }) {
  const [html, setHtml] = useState(() => (built ? htmlOf(built, id, onlyWith) : sentAnswer(id, onlyWith)));
  useEffect(() => {
    if (html !== '' || !isOpen) return undefined;
    let isGone = false;
    import('../../content/faq-content.ts').then(
      ({ faqGroups }) => !isGone && setHtml(htmlOf(faqGroups, id, onlyWith)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [html, isOpen, id, onlyWith]);
  return <div className={styles.answer} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** What the built page has; it is that of a site with plans. */
function sentAnswer(id: string, onlyWith: FaqQuestion['onlyWith']): string {
  if (onlyWith === 'noPlans') return '';
  return document.getElementById(id)?.querySelector(`.${styles.answer}`)?.innerHTML ?? '';
}

function htmlOf(groups: readonly FaqGroup[], id: string, onlyWith: FaqQuestion['onlyWith']): string {
  const entries = groups.flatMap((group) => group.entries);
  return entries.find((one) => one.id === id && one.onlyWith === onlyWith)?.html ?? '';
}

function CopyLink({ id }: { readonly id: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(`${location.origin}/faq#${id}`).then(() => setCopied(true));
  return (
    <p className={styles.tools}>
      <button type="button" onClick={() => void copy().catch(() => undefined)}>
        Copy link
      </button>
      <a href={`#${id}`}>/faq#{id}</a>
      <span role="status">{isCopied ? 'Link copied.' : ''}</span>
    </p>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): ReactNode {
  return text.split(patternOf(words)).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

/** The words as they begin in a text; `take-home` has two. */
function patternOf(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`\\b(${escaped.sort((a, b) => b.length - a.length).join('|')})`, 'gi');
}

function excerptOf(text: string, words: readonly string[]): string {
  const at = text.search(patternOf(words));
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const cut = text.slice(from, from + EXCERPT);
  const isWhole = from + EXCERPT >= text.length;
  return `${from > 0 ? '… ' : ''}${isWhole ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`}`;
}
