import { formFactsOf } from '@paperwage/documents/forms';
import { calendarDate, formatDollars, formatUsDate } from '@paperwage/values';
import type { ReactNode } from 'react';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import sectionStyles from '../../builder/finish/finish-step.module.css';
import styles from './filing.module.css';

export interface FilingStep {
  /** `YYYY-MM-DD` */
  readonly by?: string;
  readonly what: ReactNode;
}

/** Who gets which copy, where Copy A goes, and by when. */
export function Filing({ year, steps }: { year: number; steps: readonly FilingStep[] }) {
  const { electronicFiling, latePenalties: late } = formFactsOf(year);
  const { from, of } = electronicFiling;
  const what = of === 'all types' ? 'information returns in total' : 'forms of one kind';
  return (
    <section className={sectionStyles.section} aria-labelledby="filing-heading">
      <h2 id="filing-heading">How to file</h2>
      <ol className={styles.steps}>
        {steps.map(({ by, what }, index) => (
          <li key={index}>
            {by !== undefined && <b>By {formatUsDate(calendarDate(by))}: </b>}
            {what}
          </li>
        ))}
      </ol>
      <p className={sectionStyles.note}>
        If you file {from} or more {what} for {year}, you must file them electronically.
      </p>
      {late && (
        <p className={sectionStyles.note}>
          The penalty for a late or wrong return is {formatDollars(late.within30Days)} if you fix it within 30 days,{' '}
          {formatDollars(late.byAugust1)} by August 1, {formatDollars(late.later)} after that, and at least{' '}
          {formatDollars(late.intentional)} if you ignore the requirement on purpose.
        </p>
      )}
      <div className={styles.count}>
        <DraftText
          path="returnsOfYear"
          label={`Information returns you file for ${year}`}
          help="Optional. Count every W-2 and 1099, including this one."
          inputMode="numeric"
          maxLength={6}
        />
      </div>
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
