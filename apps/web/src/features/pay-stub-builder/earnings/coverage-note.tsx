import { useComputed } from '../store/builder.tsx';
import styles from './lines.module.css';

/** What the rules do not hold for the state, in plain sentences, until the user has typed it. */
export function CoverageNote({ stub }: { stub: number }) {
  const messages = useComputed(({ warnings }) =>
    warnings
      .filter(({ path, code }) => path.startsWith(`items.${stub}.deductions.`) && code.endsWith('not-covered'))
      .map(({ message }) => message)
      .join('\n'),
  );
  if (messages === '') return null;
  return (
    <div className={styles.coverage}>
      {messages.split('\n').map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
