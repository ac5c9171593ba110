import { formFactsOf, inDollars } from '@paperwage/documents/forms';
import { calendarDate, formatUsDate } from '@paperwage/values';
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
  const what = of === 'all types' ? 'information returns of all kinds' : 'forms of one kind';
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
      <p className={sectionStyles.note}>
        From {from} {what} for {year} on, all of them must be filed electronically.
      </p>
      {late && (
        <p className={sectionStyles.note}>
          A late or wrong return costs {inDollars(late.within30Days)} when you fix it within 30 days,{' '}
          {inDollars(late.byAugust1)} by August 1 and {inDollars(late.later)} after that, or{' '}
          {inDollars(late.intentional)} and more if you disregard the duty on purpose.
        </p>
      )}
      <div className={styles.count}>
        <DraftText
          path="returnsOfYear"
          label={`How many information returns do you file for ${year}, of all kinds?`}
          help="Optional. W-2s and 1099s of every kind count, this one too."
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
