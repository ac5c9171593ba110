import { generatedIdentifiers } from '@paperwage/documents/pay-stub';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { editWithUndo } from '../../builder/store/edits.ts';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';

const FIELDS = [
  { path: 'coNumber', label: 'Company code', maxLength: 12 },
  { path: 'fileNumber', label: 'File number', maxLength: 12 },
  { path: 'deptNumber', label: 'Department number', maxLength: 12 },
  { path: 'clockNumber', label: 'Clock number', maxLength: 12 },
  { path: 'vchrNumber', label: 'Voucher number', maxLength: 16 },
  { path: 'checkNo', label: 'Check number', maxLength: 12 },
] as const;

/** The numbers a pay stub carries; generated, and open to change. */
export function Identifiers() {
  const { store, context } = useBuilder();
  const checkNo = useBuilderState((state) => state.draft.checkNo);
  function generate() {
    const { coNumber, fileNumber, deptNumber, clockNumber, vchrNumber, checkNo: check } = store.get().draft;
    const before = { coNumber, fileNumber, deptNumber, clockNumber, vchrNumber, checkNo: check };
    editWithUndo(
      store,
      'New numbers generated.',
      (draft) => ({ ...draft, ...generatedIdentifiers(context.random) }),
      (draft) => ({ ...draft, ...before }),
    );
  }
  return (
    <Disclosure summary="Company, file and check numbers" hint={`Check ${checkNo}`}>
      <div className={styles.group}>
        <p className={styles.note}>These are made up for you. Type your own where you have them.</p>
        <div className={styles.triple}>
          {FIELDS.map((field) => (
            <DraftText key={field.path} {...field} />
          ))}
        </div>
        <div>
          <Button onClick={generate}>Generate anew</Button>
        </div>
      </div>
    </Disclosure>
  );
}
