import { useBuilder, useComputed, useTyped } from '../store/builder.tsx';
import { readAt } from '../store/draft-path.ts';
import styles from './lines.module.css';

/** What is wrong in a group of lines. The place for one message is kept free, so that the lines do not move. */
export function LineMessages({ places }: { places: readonly string[] }) {
  const { store } = useBuilder();
  const errors = useComputed((calculation) => calculation.errors);
  const touched = useTyped((state) => state.touched);
  const isChecked = useTyped((state) => state.checkedSteps.has('earnings'));
  const shown = [...errors.values()].filter(
    ({ path }) => places.some((place) => path.startsWith(`${place}.`)) && (isChecked || touched.has(path)),
  );
  const nameOf = (path: string) => {
    const line = readAt(store.get().draft, path.slice(0, path.lastIndexOf('.')));
    return (line as { name?: string } | undefined)?.name;
  };
  return (
    <div className={styles.messages}>
      {shown.map(({ path, message }) => (
        <p key={path} id={`${path}-message`}>
          {nameOf(path) ? `${nameOf(path)}: ` : ''}
          {message}
        </p>
      ))}
    </div>
  );
}
