import type { Phrase } from '@paperwage/documents';
import { explainWorking, standingSentence } from '@paperwage/documents';
import type { Working } from '@paperwage/payroll';
import type { TaxRulesAddress } from '../../../shell/tax-rules-href.ts';
import { taxRulesHref } from '../../../shell/tax-rules-href.ts';
import styles from './explanation.module.css';

export interface WorkingStepsProps {
  readonly working: Working;
  /** Whose rules these are, and for which year, for the page that shows all we have about them. */
  readonly rules: TaxRulesAddress | undefined;
}

/** Numbered steps, figures in bold. */
export function Phrases({ phrases }: { phrases: readonly Phrase[] }) {
  return (
    <ol>
      {phrases.map((phrase, index) => (
        <li key={index}>
          {phrase.map((part, at) => (part.strong ? <b key={at}>{part.text}</b> : <span key={at}>{part.text}</span>))}
        </li>
      ))}
    </ol>
  );
}

/** How a figure was calculated: numbered steps, figures in bold, the source last. */
export function WorkingSteps({ working, rules }: WorkingStepsProps) {
  const { steps, source, standing, inForce } = explainWorking(working);
  return (
    <>
      <Phrases phrases={steps} />
      <p className={styles.source}>
        Source:{' '}
        {source.url === null ? (
          `${source.title} (not linked)`
        ) : (
          <a href={source.url} target="_blank" rel="noreferrer">
            {source.title}
          </a>
        )}
        , {source.publisher}. {inForce} {standingSentence(standing)}{' '}
        <a href={taxRulesHref(rules)} target="_blank" rel="noreferrer">
          How sure are we?
        </a>
      </p>
    </>
  );
}
