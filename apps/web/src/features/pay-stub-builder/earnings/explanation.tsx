import { explainWorking, standingSentence } from '@paperwage/documents';
import type { PayStubResult } from '@paperwage/documents/pay-stub';
import { yearOf } from '@paperwage/values';
import { taxRulesHref } from '../../../shell/tax-rules-href.ts';
import { useComputed } from '../store/builder.ts';
import styles from './explanation.module.css';

export interface ExplanationProps {
  /** Index of the stub. */
  readonly stub: number;
  /** Identifier of the deduction on it. */
  readonly id: string;
}

/** How a computed figure came about: numbered steps, the figures strong, the source last. */
export function Explanation({ stub, id }: ExplanationProps) {
  const working = useComputed(
    ({ result }) => result.document.stubs[stub]?.deductions.find((line) => line.id === id)?.working,
  );
  const isTyped = useComputed(
    ({ result }) => result.document.stubs[stub]?.deductions.find((line) => line.id === id)?.typed === true,
  );
  const rulesHref = useComputed(({ result }) => rulesHrefOf(result, stub, id));
  const hasRules = useComputed(({ result }) => result.document.stubs[stub]?.coverage !== undefined);
  const problem = useComputed(({ result }) => result.calculation.problem?.message);
  if (!working) {
    const typed = hasRules ? 'You typed this figure over the worked-out one.' : 'You typed this figure.';
    return (
      <p>{isTyped ? typed : (problem ?? 'This is worked out as soon as the state and the pay date are there.')}</p>
    );
  }
  const { steps, source, standing, inForce } = explainWorking(working);
  return (
    <>
      <ol>
        {steps.map((phrase, index) => (
          <li key={index}>
            {phrase.map((part, at) => (part.strong ? <b key={at}>{part.text}</b> : <span key={at}>{part.text}</span>))}
          </li>
        ))}
      </ol>
      <p className={styles.source}>
        Source:{' '}
        <a href={source.url} target="_blank" rel="noreferrer">
          {source.title}
        </a>
        , {source.publisher}. {inForce} {standingSentence(standing)}{' '}
        <a href={rulesHref} target="_blank" rel="noreferrer">
          How sure are we?
        </a>
      </p>
    </>
  );
}

const FEDERAL_LINES: ReadonlySet<string> = new Set(['federal', 'fica', 'medicare']);

/** Where everything stands that is held of the tax of a line. */
function rulesHrefOf({ document }: PayStubResult, stub: number, id: string): string {
  const { coverage, deductions } = document.stubs[stub] ?? {};
  if (!coverage) return taxRulesHref();
  const key = deductions?.find((line) => line.id === id)?.key ?? '';
  const ofState = key === 'state' ? (coverage.incomeTaxState ?? coverage.state) : coverage.state;
  return taxRulesHref({ year: yearOf(coverage.payDate), state: FEDERAL_LINES.has(key) ? 'US' : ofState });
}
