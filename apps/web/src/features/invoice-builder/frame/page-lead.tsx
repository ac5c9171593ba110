import styles from '../../builder/frame/builder-frame.module.css';

/** What stands below the heading of the form, and of the last step. */
export function leadOf(step: string): string {
  return step === 'finish'
    ? 'Choose how it looks, read it once more, then download it.'
    : 'The paper changes as you type. Your work is saved as you type.';
}

/** The same, as the frame shows it. */
export function PageLead({ step }: { step: string }) {
  return <p className={styles.lead}>{leadOf(step)}</p>;
}
