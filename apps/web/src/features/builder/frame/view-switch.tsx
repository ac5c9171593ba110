import { useBuilderState } from '../store/builder.tsx';
import { useShowView } from '../store/use-view.ts';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import styles from './builder-frame.module.css';

const VIEWS = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
];

/** Form or paper, when both do not fit side by side. */
export function ViewSwitch() {
  const show = useShowView();
  const view = useBuilderState((state) => state.view);
  return (
    <div className={styles.switch}>
      <SegmentedField
        id="view"
        label="Show"
        value={view}
        options={VIEWS}
        onChange={(value) => show(value as 'edit' | 'preview')}
      />
    </div>
  );
}
