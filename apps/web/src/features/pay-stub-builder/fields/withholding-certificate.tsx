import { FILING_STATUS_NAMES } from '@paperwage/documents';
import { setW4Field } from '@paperwage/documents/pay-stub';
import { CheckField } from '../../../ui/check-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { editDraft } from '../../builder/store/edits.ts';
import { DependentsHelper } from './dependents-helper.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import { moneyFormat } from '../../builder/fields/formats.ts';
import { W4_VERSIONS } from './options.ts';
import { useDraftChoice } from '../../builder/fields/use-field.ts';

const FILING_STATUSES = Object.entries(FILING_STATUS_NAMES).map(([value, label]) => ({ value, label }));

/** The employee's Form W-4, in the words and the order of the form. */
export function WithholdingCertificate() {
  const { store } = useBuilder();
  const version = useBuilderState((state) => state.draft.w4.w4Version);
  const isExempt = useBuilderState((state) => state.draft.w4.exempt);
  const status = useDraftChoice<string>('employeeInfo.maritalStatus');
  return (
    <div className={styles.group}>
      <h2>Form W-4</h2>
      <SegmentedField
        id="w4.w4Version"
        label="Which form the employee signed"
        value={version}
        options={W4_VERSIONS}
        onChange={(value) => editDraft(store, (draft) => setW4Field(draft, 'w4Version', value))}
      />
      <SelectField
        id="employeeInfo.maritalStatus"
        label="Filing status"
        options={FILING_STATUSES}
        help={
          version === '2019' && status.value === 'HEAD_OF_HOUSEHOLD'
            ? 'Forms from 2019 and earlier treat this as single.'
            : undefined
        }
        {...status}
      />
      {isExempt ? null : version === '2020' ? <SinceTwentyTwenty /> : <BeforeTwentyTwenty />}
      <Claim
        field="exempt"
        label="Exempt from federal income tax"
        help={
          version === '2020'
            ? 'Checked or written below step 4(c). Expires February 15 of the next year.'
            : 'Written on line 7. Expires February 15 of the next year.'
        }
      />
      <Claim
        field="nonresidentAlien"
        label="Nonresident alien"
        help="“NRA” is written on the form. We withhold as single. Don’t check it for students and apprentices from India."
      />
    </div>
  );
}

function Claim({ field, ...shown }: { field: 'exempt' | 'nonresidentAlien'; label: string; help: string }) {
  const { store } = useBuilder();
  const checked = useBuilderState((state) => state.draft.w4[field]);
  return (
    <CheckField
      id={`w4.${field}`}
      checked={checked}
      onChange={(isChecked) => editDraft(store, (draft) => setW4Field(draft, field, isChecked))}
      {...shown}
    />
  );
}

function SinceTwentyTwenty() {
  const { store } = useBuilder();
  const isChecked = useBuilderState((state) => state.draft.w4.step2Checkbox);
  const others = useBuilderState(
    ({ draft: { w4 } }) => [w4.otherIncome, w4.deductions, w4.extraWithholding].filter(isGiven).length,
  );
  return (
    <>
      <CheckField
        id="w4.step2Checkbox"
        label="Step 2(c): two jobs in total, or the spouse works"
        checked={isChecked}
        onChange={(checked) => editDraft(store, (draft) => setW4Field(draft, 'step2Checkbox', checked))}
      />
      <DependentsHelper />
      <Disclosure summary="Step 4: other adjustments" hint={others === 0 ? 'None' : `${others} filled in`}>
        <div className={styles.triple}>
          <Amount path="w4.otherIncome" label="4(a) Other income" help="Per year" />
          <Amount path="w4.deductions" label="4(b) Deductions" help="Per year" />
          <Amount path="w4.extraWithholding" label="4(c) Extra withholding" help="Per pay period" />
        </div>
      </Disclosure>
    </>
  );
}

function isGiven(text: string): boolean {
  return text.trim() !== '' && !/^0*(\.0*)?$/.test(text.trim());
}

function BeforeTwentyTwenty() {
  return (
    <div className={`${styles.pair} ${styles.stack}`}>
      <DraftText
        path="w4.federalAllowances"
        label="Line 5: allowances"
        inputMode="numeric"
        maxLength={3}
        help="0 if none"
      />
      <Amount path="w4.extraWithholding" label="Line 6: additional amount" help="Per pay period" />
    </div>
  );
}

function Amount(props: { path: string; label: string; help: string }) {
  return <DraftText {...props} inputMode="decimal" format={moneyFormat} align="end" maxLength={24} />;
}
