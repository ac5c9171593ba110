import { dayText } from '../ui/day-text.ts';
import { StandingMark } from './standing-mark.tsx';
import type { Why } from '../paycheck/calculate.ts';
import styles from './why-steps.module.css';

/** How a line came about: numbered steps, the figures strong, the source last. */
export function WhySteps({ why: { steps, rule, standing } }: { readonly why: Why }) {
  return (
    <div className={styles.steps}>
      <ol>
        {steps.map((phrase, index) => (
          <li key={index}>
            {phrase.map(({ text, strong }, at) => (strong ? <b key={at}>{text}</b> : <span key={at}>{text}</span>))}
          </li>
        ))}
      </ol>
      {rule && (
        <p className={styles.source}>
          {standing && <StandingMark standing={standing} />}
          <span>
            {rule.url === null ? (
              rule.title
            ) : (
              <a href={rule.url} target="_blank" rel="noreferrer">
                {rule.title}
              </a>
            )}
            . Checked {dayText(rule.checked)}
          </span>
        </p>
      )}
    </div>
  );
}
