import { generatedIdentifiers } from '@paperwage/documents/pay-stub';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { editDraft, editWithUndo } from '../../builder/store/edits.ts';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';

const FIELDS = [
  { path: 'coNumber', label: 'Company code', maxLength: 12 },
  { path: 'fileNumber', label: 'File number', maxLength: 12 },
  { path: 'deptNumber', label: 'Department number', maxLength: 12 },
  { path: 'clockNumber', label: 'Clock number', maxLength: 12 },
  { path: 'vchrNumber', label: 'Voucher number', maxLength: 16 },
  { path: 'checkNo', label: 'Check number', maxLength: 12 },
  { path: 'bankName', label: 'Bank name on the check (optional)', maxLength: 60 },
] as const;

/** The numbers a pay stub carries; generated, and open to change. */
export function Identifiers() {
  const { store, context } = useBuilder();
  const isPrinted = useBuilderState((state) => state.draft.printsPayrollCodes);
  const isGenerated = useBuilderState(({ draft }) => draft.checkNo === draft.generatedCheckNo);
  const checkNo = useBuilderState((state) => state.draft.checkNo);
  function generate() {
    const {
      coNumber,
      fileNumber,
      deptNumber,
      clockNumber,
      vchrNumber,
      checkNo: check,
      generatedCheckNo,
    } = store.get().draft;
    const before = { coNumber, fileNumber, deptNumber, clockNumber, vchrNumber, checkNo: check, generatedCheckNo };
    const generated = generatedIdentifiers(context.random);
    editWithUndo(
      store,
      'New numbers generated.',
      (draft) => ({ ...draft, ...generated, generatedCheckNo: generated.checkNo }),
      (draft) => ({ ...draft, ...before }),
    );
  }
  return (
    <Disclosure summary="Check number and payroll codes" hint={isGenerated ? 'None printed' : `Check ${checkNo}`}>
      <div className={styles.group}>
        <p className={styles.note}>
          We generated these. Enter your own if you have them. A generated check number doesn’t print.
        </p>
        <CheckField
          id="printsPayrollCodes"
          label="Print the payroll codes"
          help="If off, only a check number that you entered prints."
          checked={isPrinted}
          onChange={(printsPayrollCodes) => editDraft(store, (draft) => ({ ...draft, printsPayrollCodes }))}
        />
        <div className={styles.triple}>
          {FIELDS.map((field) => (
            <DraftText key={field.path} {...field} />
          ))}
        </div>
        <div>
          <Button onClick={generate}>Generate again</Button>
        </div>
      </div>
    </Disclosure>
  );
}
