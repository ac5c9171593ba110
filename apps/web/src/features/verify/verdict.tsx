import type { Issuer, VerifyCodeAnswer } from '@paperwage/api-contract';
import { KINDS } from '@paperwage/documents/kinds';
import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import links from '../../styles/link-button.module.css';
import { Button } from '../../ui/button.tsx';
import { timeText } from '../../ui/day-text.ts';
import type { Check } from './check.ts';
import { askForFigures } from './code-door.tsx';
import type { ReportFormProps } from './report-form.tsx';
import styles from './verdict.module.css';
import { VerdictSign } from './verdict-sign.tsx';
import { verdictWords } from './verdict-words.tsx';

interface VerdictProps {
  readonly check: Check;
  /** The focus goes to it: it answers what the user just did. */
  readonly takesFocus: boolean;
}

/** What is known of the document, in one word and what follows from it. */
export function Verdict({ check, takesFocus }: VerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [Report, setReport] = useState<ComponentType<ReportFormProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  /** Few report anything, so the form is fetched with the press. */
  async function pressReport() {
    if (Report) return setReport(undefined);
    const code = await import('./report-form.tsx').catch(() => undefined);
    setHasFailed(!code);
    if (code) setReport(() => code.ReportForm);
  }
  const { tone, sign, title, said, ask, newer } = verdictWords(check);
  const { answer } = check;
  const matched = answer.result === 'matches' ? answer : undefined;
  return (
    <>
      <section className={`${styles.result} ${styles[tone]}`} aria-labelledby="verdict">
        <VerdictSign sign={sign} />
        <div className={styles.said}>
          <h2 id="verdict" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {said.map((words, at) => (
            <p key={at}>{words}</p>
          ))}
        </div>
        {matched && <Matched answer={matched} />}
        {ask && (
          <div className={styles.next}>
            <Button onClick={() => askForFigures(ask.code)}>{ask.label}</Button>
          </div>
        )}
        {newer !== undefined && (
          <div className={styles.next}>
            <a className={links.plain} href={`/verify/${newer}`}>
              Check the newer one
            </a>
          </div>
        )}
        {answer.result === 'unchanged' && (
          <div className={styles.inside}>
            <Proofs type={answer.type} proven={PROVEN_BY_FILE} />
          </div>
        )}
        <p className={styles.report}>
          <Button look="text" aria-expanded={Report !== undefined} onClick={() => void pressReport()}>
            Report this document
          </Button>
        </p>
        <p role="alert" className={styles.report}>
          {hasFailed && 'The form didn’t load. Check your connection and press again.'}
        </p>
      </section>
      {Report && <Report check={check} onClose={() => setReport(undefined)} />}
    </>
  );
}

type MatchedAnswer = VerifyCodeAnswer & { readonly result: 'matches' };

const ROLES: Readonly<Record<Exclude<Issuer['role'], 'employer'>, string>> = {
  preparer: 'As an authorized preparer',
  selfEmployed: 'As a self-employed person',
};

/** The figures, what they prove, and what they do not. */
function Matched({ answer }: { readonly answer: MatchedAnswer }) {
  const { issuer, issuedAt, facts } = answer;
  return (
    <div className={styles.inside}>
      <div>
        <h3>What was issued</h3>
        <dl className={styles.facts}>
          <Fact label="Issued by" value={issuer.name} note={roleOf(answer)} />
          <Fact label="Issued on" value={timeText(issuedAt)} />
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
          <TypedOver answer={answer} />
        </dl>
      </div>
      <Proofs
        type={answer.type}
        proven={[
          `Someone who gave the name ${issuer.name} issued it and declared its figures true.`,
          'It had these names, dates and figures on that day.',
          NOT_ENDED,
        ]}
      />
    </div>
  );
}

const NOT_ENDED = 'It hasn’t been revoked or replaced since.';
const PROVEN_BY_FILE = [
  'Someone issued it on that day and declared its figures true.',
  'Every name, date and figure in the file is as it was then.',
  NOT_ENDED,
];
const NOT_PROVEN_BY_FORM = [
  'That it was filed. Ask for an IRS transcript.',
  'Who the issuer is. Call them at a number you found yourself.',
  'That the amounts are right. The issuer typed them.',
];

interface ProofsProps {
  readonly type: MatchedAnswer['type'];
  readonly proven: readonly string[];
}

function Proofs({ type, proven }: ProofsProps) {
  return (
    <div>
      <h3>What this proves</h3>
      <SentenceList sentences={proven} />
      <h3>What it doesn’t prove</h3>
      <SentenceList sentences={KINDS[type].verified?.notProven ?? NOT_PROVEN_BY_FORM} />
    </div>
  );
}

function SentenceList({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className={styles.proves}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function roleOf({ type, issuer: { role } }: MatchedAnswer): string {
  return role === 'employer' ? `As the ${KINDS[type].verified?.issuer ?? 'employer'}` : ROLES[role];
}

function Fact({ label, value, note }: { readonly label: string; readonly value: string; readonly note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}

/** Nothing where everything is typed. */
function TypedOver({ answer: { type, typedOver } }: { readonly answer: MatchedAnswer }) {
  if (!KINDS[type].verified?.hasTaxes) return null;
  return (
    <div className={typedOver.length > 0 ? styles.typedOver : undefined}>
      <dt>Figures the issuer typed over</dt>
      <dd>
        {typedOver.length || 'None'}
        {typedOver.map(({ label, value }) => (
          <small key={label}>
            {label}: {value}
          </small>
        ))}
        <small>
          {typedOver.length > 0 ? 'Paperwage calculated the other taxes.' : 'Paperwage calculated the taxes.'}
        </small>
      </dd>
    </div>
  );
}

export { verdictWords };
