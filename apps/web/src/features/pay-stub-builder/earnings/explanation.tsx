import { explainWorking, standingSentence } from '@paperwage/documents';
import { useComputed } from '../store/builder.tsx';
import styles from './explanation.module.css';

/** How a computed figure came about: numbered steps, the figures strong, the source last. */
export function Explanation({ stub, id }: { stub: number; id: string }) {
  const working = useComputed(
    ({ result }) => result.document.stubs[stub]?.deductions.find((line) => line.id === id)?.working,
  );
  const isTyped = useComputed(
    ({ result }) => result.document.stubs[stub]?.deductions.find((line) => line.id === id)?.typed === true,
  );
  const hasRules = useComputed(({ result }) => result.document.stubs[stub]?.coverage !== undefined);
  const problem = useComputed(({ result }) => result.calculation.problem?.message);
  if (!working) {
    const typed = hasRules ? 'You typed this figure over the worked-out one.' : 'You typed this figure.';
    return (
      <p>{isTyped ? typed : (problem ?? 'This is worked out as soon as the state and the pay date are there.')}</p>
    );
  }
  const { steps, source, standing } = explainWorking(working);
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
        , {source.publisher}. {standingSentence(standing)}
      </p>
    </>
  );
}
