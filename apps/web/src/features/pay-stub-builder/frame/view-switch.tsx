import { useBuilder, useTyped } from '../store/builder.tsx';
import { setState } from '../store/edits.ts';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import styles from './builder-frame.module.css';

const VIEWS = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
];

/** Form or paper, where both do not fit side by side. */
export function ViewSwitch() {
  const { store } = useBuilder();
  const view = useTyped((state) => state.view);
  return (
    <div className={styles.switch}>
      <SegmentedField
        id="view"
        label="Show"
        value={view}
        options={VIEWS}
        onChange={(value) => setState(store, { view: value as 'edit' | 'preview' })}
      />
    </div>
  );
}
