import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { telephoneLink } from '../../shell/telephone-link.ts';
import { useHasPlans, useSiteConfig } from '../../shell/site-config.ts';
import { FaqAnswer } from './faq-answer.tsx';
import { faqQuestions } from '../../content/faq-questions.ts';
import styles from './faq-page.module.css';
import type { FaqHit } from './faq-search.ts';
import type { FaqEntry, FaqQuestion } from '../../content/read-faq.ts';

interface PreparedSearch {
  readonly search: (query: string) => readonly FaqHit[];
  readonly answers: ReadonlyMap<string, FaqEntry>;
}

/** The page at `/faq`: questions in groups, with a search over all of them. */
export function FaqPage() {
  const groups = useGroups();
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const { query, setQuery, hits, answers, hasFailed, prepare } = useSearch(entries);
  const hitOf = useMemo(() => hits && new Map(hits.map((hit) => [hit.id, hit])), [hits]);
  useOpenAtAddress();
  const shown = groups.map((group) => ({
    ...group,
    entries: group.entries.filter(({ id }) => hitOf?.has(id) ?? true),
  }));
  const count = shown.reduce((total, group) => total + group.entries.length, 0);
  return (
    <main id="main">
      <div className={styles.top}>
        <h1 tabIndex={-1}>Questions and answers</h1>
        <SearchField
          total={entries.length}
          count={hitOf && count}
          query={query}
          onChange={setQuery}
          onFocus={prepare}
          hasFailed={hasFailed}
        />
      </div>
      <div className={styles.answers}>
        <Groups groups={shown} />
        <div>
          {shown
            .filter((group) => group.entries.length > 0)
            .map((group) => (
              <section key={group.id} id={group.id} className={styles.group}>
                <h2>{group.title}</h2>
                {group.entries.map((entry) => (
                  <FaqAnswer
                    key={keyOf(entry)}
                    entry={entry}
                    text={answers?.get(entry.id)?.text ?? ''}
                    words={hitOf?.get(entry.id)?.words}
                  />
                ))}
              </section>
            ))}
          {hitOf && <NothingFits query={query} isEmpty={count === 0} />}
        </div>
      </div>
      <AskPerson />
    </main>
  );
}

/** The questions that are true of this site. */
function useGroups() {
  const other = useHasPlans() ? 'noPlans' : 'plans';
  return useMemo(
    () =>
      faqQuestions.map((group) => ({ ...group, entries: group.entries.filter(({ onlyWith }) => onlyWith !== other) })),
    [other],
  );
}

/** The search, whose code is fetched with the answers when the field is first used. */
function useSearch(entries: readonly FaqQuestion[]) {
  const [query, setQuery] = useState('');
  const [create, setCreate] = useState<(questions: readonly FaqQuestion[]) => PreparedSearch>();
  const [hasFailed, setFailed] = useState(false);
  const prepared = useMemo(() => create?.(entries), [create, entries]);
  const hits = useMemo(() => (query.trim() === '' ? undefined : prepared?.search(query)), [prepared, query]);
  const prepare = () => {
    if (create) return;
    Promise.all([import('./faq-search.ts'), import('../../content/faq-content.ts')]).then(
      ([{ createFaqSearch }, { faqGroups }]) => {
        setFailed(false);
        setCreate(() => (questions: readonly FaqQuestion[]) => {
          const ids = new Set(questions.map(keyOf));
          const answered = faqGroups.flatMap((group) => group.entries).filter((entry) => ids.has(keyOf(entry)));
          return { search: createFaqSearch(answered), answers: new Map(answered.map((entry) => [entry.id, entry])) };
        });
      },
      () => setFailed(true),
    );
  };
  return { query, setQuery, hits, answers: prepared?.answers, hasFailed, prepare };
}

/** Two sites may answer the same question differently. */
function keyOf({ id, onlyWith }: FaqQuestion): string {
  return `${id} ${onlyWith}`;
}

/** Opens the answer that the address names, now and whenever a link on the page leads to another. */
function useOpenAtAddress(): void {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(answer instanceof HTMLDetailsElement)) return;
      answer.open = true;
      answer.scrollIntoView();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}

interface SearchFieldProps {
  readonly total: number;
  /** How many answers fit; undefined while nobody searches. */
  readonly count: number | undefined;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onFocus: () => void;
  readonly hasFailed: boolean;
}

function SearchField({ total, count, query, onChange, onFocus, hasFailed }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const focusBySlash = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', focusBySlash);
    return () => removeEventListener('keydown', focusBySlash);
  }, []);
  return (
    <div role="search">
      <label htmlFor={id} className={styles.label}>
        Search all {total} answers
      </label>
      <div className={styles.search}>
        <input
          ref={field}
          id={id}
          value={query}
          placeholder="For example: take-home pay"
          autoComplete="off"
          spellCheck={false}
          aria-keyshortcuts="/"
          onFocus={onFocus}
          onChange={({ target }) => {
            // Someone may have begun before the page answered.
            onFocus();
            onChange(target.value);
          }}
        />
        <span role="status">{count === undefined ? '' : count === 0 ? 'No match' : `${count} of ${total}`}</span>
        {query === '' ? (
          <kbd aria-hidden="true">/</kbd>
        ) : (
          <button
            type="button"
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          >
            Clear
          </button>
        )}
      </div>
      {hasFailed && (
        <p className={styles.failed} role="alert">
          The search didn’t load. Check your connection and click in the field again.
        </p>
      )}
    </div>
  );
}

function Groups({ groups }: { readonly groups: ReturnType<typeof useGroups> }) {
  return (
    <nav className={styles.groups} aria-label="Groups of questions">
      <ul>
        {groups.map(({ id, title, entries }) => (
          <li key={id} className={entries.length === 0 ? styles.none : undefined}>
            {entries.length === 0 ? <span>{title}</span> : <a href={`#${id}`}>{title}</a>}
            <small>{entries.length}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingFits({ query, isEmpty }: { readonly query: string; readonly isEmpty: boolean }) {
  return (
    <p className={styles.nothing}>
      {isEmpty ? `No answer matches “${query.trim()}”.` : 'Not what you need?'}{' '}
      <a href={`/contact?question=${encodeURIComponent(query.trim())}`}>Ask us</a>
    </p>
  );
}

function AskPerson() {
  const { phone } = useSiteConfig();
  return (
    <section className={styles.still}>
      <div>
        <h2>Not here? Ask a person.</h2>
        <p>
          <a href="/contact">Contact us</a> or call <a href={telephoneLink(phone)}>{phone}</a>
        </p>
      </div>
    </section>
  );
}
