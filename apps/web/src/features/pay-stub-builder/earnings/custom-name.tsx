import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { BareInput } from '../../../ui/bare-input.tsx';
import { plainFormat } from '../fields/formats.ts';
import { useFieldError } from '../fields/use-field.ts';
import { useBuilder, useTyped } from '../store/builder.tsx';
import { readAt } from '../store/draft-path.ts';
import { editDraft, editWithUndo, touch } from '../store/edits.ts';
import { withCustomLineBack } from './custom-line-back.ts';
import type { CustomLines } from './custom-line-back.ts';
import styles from './lines.module.css';

export interface CustomNameProps {
  readonly path: string;
  readonly lines: CustomLines;
  readonly rename: (draft: PayStubDraft, id: string, name: string) => PayStubDraft;
  readonly remove: (draft: PayStubDraft, id: string) => PayStubDraft;
}

/** The name of a line of the user's own, and the button that removes the line. */
export function CustomName({ path, lines, rename, remove }: CustomNameProps) {
  const { store } = useBuilder();
  const id = path.slice(path.lastIndexOf('.') + 1);
  const name = useTyped((state) => String(readAt(state.draft, `${path}.name`) ?? ''));
  const namePath = `${path}.name`;
  const error = useFieldError(namePath);
  function removeLine() {
    const before = store.get().draft;
    editWithUndo(
      store,
      `${name || 'Line'} removed.`,
      (draft) => remove(draft, id),
      (draft) => withCustomLineBack(draft, before, lines, id),
    );
  }
  return (
    <span className={styles.customName}>
      <BareInput
        id={namePath}
        name="Name of the line"
        placeholder="Name"
        align="start"
        value={name}
        maxLength={80}
        invalid={error !== undefined}
        messageId={error === undefined ? undefined : `${namePath}-message`}
        onChange={(text) => editDraft(store, (draft) => rename(draft, id, text))}
        onBlur={() => {
          editDraft(store, (draft) => (plainFormat(name) === name ? draft : rename(draft, id, plainFormat(name))));
          touch(store, namePath);
        }}
      />
      <button type="button" className={styles.remove} aria-label={`Remove ${name || 'this line'}`} onClick={removeLine}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2.500 2.500l9 9M11.500 2.500l-9 9" stroke="currentColor" strokeWidth="1.600" />
        </svg>
      </button>
    </span>
  );
}
