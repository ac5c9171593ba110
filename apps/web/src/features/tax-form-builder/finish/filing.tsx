import { calendarDate, formatUsDate } from '@paperwage/values';
import type { ReactNode } from 'react';
import sectionStyles from '../../builder/finish/finish-step.module.css';
import styles from './filing.module.css';

export interface FilingStep {
  /** `YYYY-MM-DD` */
  readonly by?: string;
  readonly what: ReactNode;
}

/** Who gets which copy, where Copy A goes, and by when. */
export function Filing({ steps, notes }: { steps: readonly FilingStep[]; notes: readonly string[] }) {
  return (
    <section className={sectionStyles.section} aria-labelledby="filing-heading">
      <h2 id="filing-heading">How to file it</h2>
      <ol className={styles.steps}>
        {steps.map(({ by, what }, index) => (
          <li key={index}>
            {by !== undefined && <b>By {formatUsDate(calendarDate(by))}: </b>}
            {what}
          </li>
        ))}
      </ol>
      {notes.map((note) => (
        <p key={note} className={sectionStyles.note}>
          {note}
        </p>
      ))}
    </section>
  );
}

/** A page of an authority, in a window of its own. */
export function FilingLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
