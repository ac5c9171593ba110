import { MAX_NAME_LETTERS_KEPT } from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { MouseEvent } from 'react';
import { BareInput } from '../../../../ui/bare-input.tsx';
import { plainFormat } from '../../../builder/fields/formats.ts';
import { useFieldError, useFieldWarning } from '../../../builder/fields/use-field.ts';
import { useBuilder, useBuilderState } from '../../store/builder.ts';
import { readAt } from '../../../builder/store/draft-path.ts';
import { editDraft, editWithUndo, touch } from '../../../builder/store/edits.ts';
import { restoreCustomLine } from './custom-line-back.ts';
import type { CustomLines } from './custom-line-back.ts';
import styles from './lines.module.css';
import { focusBeside } from '../../../builder/fields/keep-focus.ts';
import { RemoveButton } from './remove-button.tsx';

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
  const name = useBuilderState((state) => String(readAt(state.draft, `${path}.name`) ?? ''));
  const namePath = `${path}.name`;
  const error = useFieldError(namePath);
  const warning = useFieldWarning(namePath);
  const kind = lines === 'customEarnings' ? 'earning' : 'deduction';
  const place = useBuilderState(({ draft }) => draft.items[0]![lines].findIndex((line) => line.id === id) + 1);
  function removeLine({ currentTarget }: MouseEvent<HTMLElement>) {
    focusBeside(currentTarget);
    const before = store.get().draft;
    editWithUndo(
      store,
      `${name || 'Line'} removed.`,
      (draft) => remove(draft, id),
      (draft) => restoreCustomLine(draft, before, lines, id),
    );
  }
  return (
    <span className={styles.customName}>
      {/* Before the name, as it stands: the Tab key goes on from the name to the amount. */}
      <RemoveButton isFirst line={name || `custom ${kind} ${place}`} onClick={removeLine} />
      <BareInput
        id={namePath}
        name={`Name of custom ${kind} ${place}`}
        placeholder="Name"
        align="start"
        value={name}
        maxLength={MAX_NAME_LETTERS_KEPT}
        invalid={error !== undefined}
        messageId={(error ?? warning) === undefined ? undefined : `${namePath}-message`}
        onChange={(text) => editDraft(store, (draft) => rename(draft, id, text))}
        onBlur={() => {
          editDraft(store, (draft) => (plainFormat(name) === name ? draft : rename(draft, id, plainFormat(name))));
          touch(store, namePath);
        }}
      />
    </span>
  );
}
