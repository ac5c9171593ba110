import { MAX_BOX_14_LINES, setBox14 } from '@paperwage/documents/w2';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import { moneyFormat } from '../../builder/fields/formats.ts';
import { focusFirst, keepFocus } from '../../builder/fields/keep-focus.ts';
import { editDraft, editWithUndo } from '../../builder/store/edits.ts';
import { useBoxName } from '../../tax-form-builder/boxes/box-name.ts';
import boxStyles from '../../tax-form-builder/boxes/boxes.module.css';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { stubSource, stubCountOfLine } from '../sum/stub-source.ts';
import { lazyPart } from '../../builder/frame/part-not-loaded.tsx';
import styles from './box-14.module.css';

/** The sentences of a working are code of their own, which the first visit does without. */
const ProgramLines = lazyPart(() => import('./program-lines.tsx').then((code) => code.ProgramLines));

const ADD_ID = 'add-box-14';

/** Box 14, or 14a: up to four lines of the employer’s own, each a label with an amount. */
export function Box14() {
  const { store } = useBuilder();
  const box = useBoxName('field14')!;
  const count = useBuilderState(({ draft }) => draft.field14.length);
  function add() {
    flushSync(() => editDraft(store, (draft) => setBox14(draft, [...draft.field14, { label: '', amount: '' }])));
    focusFirst([`[id="field14.${count}.label"]`]);
  }
  function remove(index: number) {
    const line = store.get().draft.field14[index]!;
    editWithUndo(
      store,
      'Box 14 line removed.',
      (draft) => setBox14(draft, draft.field14.toSpliced(index, 1)),
      (draft) => setBox14(draft, draft.field14.toSpliced(index, 0, line).slice(0, MAX_BOX_14_LINES)),
    );
  }
  const name = `${box.number} ${box.caption}`;
  return (
    <section className={boxStyles.section} aria-label={`Box ${name}`} data-path="field14">
      <h2>{name}</h2>
      <ProgramLines />
      <ul className={boxStyles.list}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={styles.row}>
            <Line index={index} />
            <Button
              look="quiet"
              data-removes=""
              className={styles.remove}
              aria-label={`Remove box 14 line ${index + 1}`}
              onClick={() => keepFocus(() => remove(index), `#${ADD_ID}`)}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
      {count < MAX_BOX_14_LINES && (
        <p className={boxStyles.more}>
          <Button id={ADD_ID} look="text" onClick={add}>
            + Add a line
          </Button>
        </p>
      )}
    </section>
  );
}

function Line({ index }: { index: number }) {
  const stubs = useBuilderState((state) => stubCountOfLine(state, index));
  return (
    <>
      <DraftText path={`field14.${index}.label`} label={`Label ${index + 1}`} maxLength={30} />
      <DraftText
        path={`field14.${index}.amount`}
        label={`Amount ${index + 1}`}
        help={stubs > 0 ? stubSource(stubs) : undefined}
        inputMode="decimal"
        format={moneyFormat}
        align="end"
        maxLength={24}
      />
    </>
  );
}
