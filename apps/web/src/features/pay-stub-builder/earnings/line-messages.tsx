import { useBuilder, useComputed, useTyped } from '../store/builder.tsx';
import type { PlacedIssue } from '../store/calculation.ts';
import { readAt } from '../store/draft-path.ts';
import { isCoverage } from './coverage-note.tsx';
import styles from './line-messages.module.css';

/** What is wrong or odd in a group of lines. The place for one message is kept free: the lines do not move. */
export function LineMessages({ places }: { places: readonly string[] }) {
  const { store } = useBuilder();
  const errors = useComputed((calculation) => calculation.errors);
  const warnings = useComputed((calculation) => calculation.warnings);
  const touched = useTyped((state) => state.touched);
  const isChecked = useTyped((state) => state.checkedSteps.has('earnings'));
  const isShown = ({ path }: PlacedIssue) =>
    places.some((place) => path.startsWith(`${place}.`)) && (isChecked || touched.has(path));
  const shownErrors = [...errors.values()].filter(isShown);
  // A place has one message; what is not covered has a note of its own.
  const shownWarnings = warnings.filter(
    (warning) => isShown(warning) && !errors.has(warning.path) && !isCoverage(warning),
  );
  const nameOf = (path: string) => {
    const line = readAt(store.get().draft, path.slice(0, path.lastIndexOf('.')));
    return (line as { name?: string } | undefined)?.name;
  };
  return (
    <div className={styles.messages}>
      {[...shownErrors, ...shownWarnings].map(({ path, message, severity }) => (
        <p key={path} id={`${path}-message`} className={severity === 'warning' ? styles.odd : undefined}>
          {nameOf(path) ? `${nameOf(path)}: ` : ''}
          {message}
        </p>
      ))}
    </div>
  );
}
