import type { TaxRulesRow } from '@paperwage/api-contract';
import type { ReactNode } from 'react';
import buttons from '../../styles/link-button.module.css';
import { ExamplesRun } from './examples-run.tsx';
import type { Jurisdiction } from './jurisdictions.ts';
import { nameOf } from './jurisdictions.ts';
import { CoveredPlaces } from './covered-places.tsx';
import { ProgramWagesTable } from './program-wages.tsx';
import type { Rule } from './rule-entry.tsx';
import { RuleEntry } from './rule-entry.tsx';
import styles from './state-detail.module.css';
import { ViewLink } from './view-link.tsx';

interface StateDetailProps {
  readonly state: Jurisdiction;
  readonly year: number | undefined;
  /** Not known while the rules are on their way. */
  readonly row: TaxRulesRow | undefined;
}

/** The id of the heading, which takes the focus when a state is opened. */
export const DETAIL_HEADING = 'rules-of-state';

/** Everything we have for one state in one year. */
export function StateDetail({ state, year, row }: StateDetailProps) {
  const name = nameOf(state);
  return (
    <article className={styles.detail} aria-labelledby={DETAIL_HEADING} aria-busy={row === undefined}>
      <p className={styles.back}>
        <ViewLink view={year === undefined ? {} : { year }}>Back to all states</ViewLink>
      </p>
      <h2 id={DETAIL_HEADING} tabIndex={-1}>
        {state === 'US' ? 'Federal taxes' : name}
        {year === undefined ? '' : ` in ${year}`}
      </h2>
      {row ? <Sections row={row} /> : <p className={styles.waiting}>Loading the rules</p>}
      <TypeOver />
    </article>
  );
}

function Sections({ row }: { readonly row: TaxRulesRow }) {
  const { state, incomeTax, programs, programLists, supplemental, reciprocity, certificates } = row;
  const isFederal = state === 'US';
  const taxesWages = incomeTax.some(({ method }) => method !== 'none');
  return (
    <>
      <Section title="Income tax">
        <Rules rules={incomeTax} isNamed={isFederal} />
      </Section>
      <Section title={isFederal ? 'Social Security and Medicare' : 'Programs employees pay into'}>
        <Rules rules={programs} isNamed />
        {!isFederal && <Rules rules={programLists} />}
      </Section>
      {row.programWages.length > 0 && (
        <Section title="What counts as wages for these programs">
          <ProgramWagesTable programs={row.programWages} />
        </Section>
      )}
      <Section title="Supplemental pay, such as a bonus">
        <Rules
          rules={supplemental}
          otherwise={
            taxesWages
              ? 'The state has no rate for supplemental pay, so we add it to regular pay and withhold on both together.'
              : 'The state has no income tax on wages, so nothing is withheld from supplemental pay either.'
          }
        />
      </Section>
      {!isFederal && (
        <>
          <Section title="Cities, counties and districts">
            <CoveredPlaces row={row} />
          </Section>
          <Section title="Employees who live in another state">
            <Rules
              rules={reciprocity}
              isNamed
              otherwise={
                taxesWages
                  ? 'The state has no agreement with other states, so we withhold where they work.'
                  : 'The state has no income tax on wages, wherever the employee lives.'
              }
            />
          </Section>
        </>
      )}
      <Section title="The employee’s withholding form">
        <Rules rules={certificates} isNamed otherwise="No form changes what we withhold in this state." />
      </Section>
      <Section title="Worked examples">
        <ExamplesRun row={row} />
      </Section>
    </>
  );
}

const PHONE = 'screen and (width <= 576px)';

interface SectionProps {
  readonly title: string;
  /** Only of use on a screen. */
  readonly isOnScreen?: boolean;
  readonly children: ReactNode;
}

function Section({ title, isOnScreen = false, children }: SectionProps) {
  const classes = isOnScreen ? `${styles.section} ${styles.onScreen}` : styles.section;
  // All of them open are too long for a phone.
  if (matchMedia(PHONE).matches) {
    return (
      <details className={classes}>
        <summary>
          <h3>{title}</h3>
        </summary>
        <div>{children}</div>
      </details>
    );
  }
  return (
    <section className={classes}>
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}

interface RulesProps {
  readonly rules: readonly Rule[];
  /** Whether the name of each has to be told. */
  readonly isNamed?: boolean;
  /** What is said when there are none. */
  readonly otherwise?: string;
}

function Rules({ rules, isNamed, otherwise }: RulesProps) {
  if (rules.length === 0) return otherwise === undefined ? null : <p>{otherwise}</p>;
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <RuleEntry key={`${rule.name} ${rule.from}`} rule={rule} {...(isNamed ? { name: rule.name } : {})} />
      ))}
    </ul>
  );
}

function TypeOver() {
  return (
    <Section title="Think we’re wrong?" isOnScreen>
      <p>
        You can change any amount. In the pay stub builder, press “Why?” on a line, see how we calculated it, and enter
        your own. Yours prints instead of ours, and the builder marks it as entered by you. If we don’t cover a tax,
        such as a local one, add it as a custom line.
      </p>
      <p>
        <a className={buttons.plain} href="/make-your-paystub?step=earnings">
          Change an amount
        </a>
      </p>
    </Section>
  );
}
