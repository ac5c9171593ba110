import { Button } from '../../../ui/button.tsx';
import styles from '../fields/fields.module.css';
import { useBuilder } from '../store/builder.tsx';
import { fillInSample } from '../store/replace-draft.ts';
import { keepFocus } from '../fields/keep-focus.ts';

/** An example says more than help text. Shown only while there is nothing to lose. */
export function SampleOffer() {
  const builder = useBuilder();
  return (
    <p className={styles.offer}>
      <span>New here? Try a sample first.</span>
      <Button look="text" onClick={() => void fillInSample(builder, keepFocus)}>
        Fill in a sample
      </Button>
    </p>
  );
}
