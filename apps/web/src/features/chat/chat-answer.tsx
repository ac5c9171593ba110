import type { ChatTurn } from '@paperwage/api-contract';
import { KINDS } from '@paperwage/documents/kinds';
import { HelpfulQuestion } from '../../feedback/helpful-question.tsx';
import { payStubHref, payText } from '../../paycheck/handed-pay.ts';
import { telephoneLink } from '../../shell/telephone-link.ts';
import { useSiteConfig } from '../../shell/site-config.ts';
import links from '../../styles/link-button.module.css';
import styles from './chat-panel.module.css';

interface ChatAnswerProps {
  readonly turn: ChatTurn;
  readonly onRate: (isHelpful: boolean, note: string) => Promise<boolean>;
  /** A link of it was followed; a sheet over the page makes way. */
  readonly onLeave: () => void;
}

/** An answer of the chat: what it says, the figures, where that is written, and whether it helped. */
export function ChatAnswerView({ turn, onRate, onLeave }: ChatAnswerProps) {
  const { answer, question, isHelpful } = turn;
  const { paragraphs, slip, links: pages, isKnown } = answer;
  const [first, ...others] = paragraphs;
  const isSheet = () => matchMedia('(width < 576px)').matches;
  return (
    <div
      className={styles.answer}
      onClick={({ target }) => target instanceof Element && target.closest('a') && isSheet() && onLeave()}
    >
      {first && <Paragraph {...first} isLead={slip !== null || !isKnown} />}
      {slip && <Slip slip={slip} />}
      {others.map((paragraph, at) => (
        <Paragraph key={at} {...paragraph} isLead={false} />
      ))}
      {slip && <SlipActions slip={slip} href={pages[0]?.href ?? ''} />}
      {!slip && pages.length > 0 && (
        <ol className={styles.cites}>
          {pages.map(({ href, title, kind, excerpt }) => (
            <li key={href}>
              <a href={href}>{title}</a>
              <span>{kind}</span>
              {excerpt !== undefined && <p>{excerpt}</p>}
            </li>
          ))}
        </ol>
      )}
      {!isKnown && <AskPerson question={question} />}
      <HelpfulQuestion id={turn.answerId} isHelpful={isHelpful} onRate={onRate} />
    </div>
  );
}

interface ParagraphProps {
  readonly text: string;
  readonly source: number | null;
  /** Its first sentence is what it comes down to. */
  readonly isLead: boolean;
}

function Paragraph({ text, source, isLead }: ParagraphProps) {
  const end = isLead ? text.search(/[.?](?= |$)/) + 1 : 0;
  return (
    <p>
      {end > 0 && <b>{text.slice(0, end)}</b>}
      {text.slice(end)}
      {source !== null && <sup>{source}</sup>}
    </p>
  );
}

type SlipData = NonNullable<ChatTurn['answer']['slip']>;

function Slip({ slip: { caption, rows, net } }: { readonly slip: SlipData }) {
  return (
    <div className={styles.slip}>
      <p>{caption}</p>
      <dl>
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.net}>
          <dt>{net.name}</dt>
          <dd>{net.amount}</dd>
        </div>
      </dl>
    </div>
  );
}

/** The pay goes along to the builder and to the calculator. */
function SlipActions({ slip, href }: { readonly slip: SlipData; readonly href: string }) {
  const { state, ...pay } = slip.pay;
  const entries = { ...pay, dependents: '0', preTax: {} };
  return (
    <p className={styles.actions}>
      <a className={links.plain} href={payStubHref(KINDS.paystub.builderPath, { ...entries, state })}>
        Make this pay stub
      </a>
      <a className={styles.link} href={`${href}#${payText(entries)}`}>
        Every step
      </a>
    </p>
  );
}

function AskPerson({ question }: { readonly question: string }) {
  const { phone } = useSiteConfig();
  return (
    <div className={styles.hand}>
      <p>
        <b>Ask a person.</b> Your question goes along. We answer by email.
      </p>
      <p className={styles.actions}>
        <a className={links.primary} href={`/contact?question=${encodeURIComponent(question)}`}>
          Contact us
        </a>
        <a className={styles.link} href={telephoneLink(phone)}>
          {phone}
        </a>
      </p>
    </div>
  );
}
