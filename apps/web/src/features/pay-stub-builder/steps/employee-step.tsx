import { setAccountEnding, setDirectDeposit, setEmployeeField } from '@paperwage/documents/pay-stub';
import { useCallback, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addressPaths } from '../fields/address-paths.ts';
import { LazyAddressBook } from '../../builder/address-book/lazy-address-book.tsx';
import { AddressFields } from '../../builder/fields/address-fields.tsx';
import { DraftText } from '../../builder/fields/draft-text.tsx';
import styles from '../../builder/fields/fields.module.css';
import type { ContactPlaces } from '../../builder/kind/contact-places.ts';
import { phoneFormat } from '../../builder/fields/formats.ts';
import { HomeStateQuestion } from '../fields/home-state-question.tsx';
import { Identifiers } from '../fields/identifiers.tsx';
import { SocialSecurityField } from '../fields/social-security-field.tsx';
import { useFieldError, useFieldWarning } from '../../builder/fields/use-field.ts';
import { Withholding } from '../fields/withholding.tsx';
import { LazyStateQuestions } from '../state/lazy-state-questions.tsx';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { editDraft, touch } from '../../builder/store/edits.ts';

const EMPLOYEE: ContactPlaces = {
  kind: 'employee',
  who: 'an employee',
  name: 'employeeInfo.employeeName',
  phone: 'employeeInfo.employeeTelephone',
  streetAddress1: 'employeeInfo.streetAddress1',
  streetAddress2: 'employeeInfo.streetAddress2',
  city: 'employeeInfo.city',
  state: 'employeeInfo.state',
  zipCode: 'employeeInfo.zipCode',
};

const CONTRACTOR: ContactPlaces = { ...EMPLOYEE, who: 'a contractor' };

/** Step 3: who is paid, and what their withholding certificate says. */
export function EmployeeStep() {
  const isContractor = useBuilderState((state) => state.draft.employmentType === 'contractor');
  return (
    <>
      <div className={styles.group}>
        <LazyAddressBook places={isContractor ? CONTRACTOR : EMPLOYEE} />
        <DraftText
          path="employeeInfo.employeeName"
          label="Name"
          autoComplete="section-employee name"
          maxLength={80}
          required
        />
        <div className={`${styles.pair} ${styles.stack}`}>
          <SocialSecurityField />
          <RecipientId label={isContractor ? 'Contractor ID' : 'Employee ID'} />
        </div>
        <AddressFields paths={addressPaths('employeeInfo')} section="section-employee" country="us" />
        <HomeStateQuestion role="status" />
        <DraftText
          path="employeeInfo.employeeTelephone"
          label="Phone (optional)"
          inputMode="tel"
          format={phoneFormat}
          autoComplete="section-employee tel"
          maxLength={40}
        />
        <DirectDeposit />
      </div>
      {!isContractor && (
        <>
          <Withholding />
          <LazyStateQuestions part="places" />
        </>
      )}
      <Identifiers />
    </>
  );
}

/** Offers a generated number, which prints once the employer or payer takes it. */
function RecipientId({ label }: { label: string }) {
  const { store } = useBuilder();
  const generated = useBuilderState((state) => state.draft.employeeInfo.defaultEmployeeId);
  const own = useBuilderState((state) => state.draft.employeeInfo.employeeId);
  const use = () => editDraft(store, (draft) => setEmployeeField(draft, 'employeeId', generated));
  return (
    <DraftText
      path="employeeInfo.employeeId"
      label={label}
      maxLength={20}
      help={
        own === '' ? (
          <>
            Leave blank to print none.{' '}
            <Button look="text" onClick={() => keepFocus(use, '#employeeInfo\\.employeeId')}>
              Use {generated}
            </Button>
          </>
        ) : undefined
      }
    />
  );
}

function DirectDeposit() {
  const { store } = useBuilder();
  const isDirect = useBuilderState((state) => state.draft.employeeInfo.isDirectDeposit === true);
  return (
    <div className={styles.group} style={{ marginBottom: 0 }}>
      <CheckField
        id="employeeInfo.isDirectDeposit"
        label="Paid by direct deposit"
        checked={isDirect}
        onChange={(checked) => editDraft(store, (draft) => setDirectDeposit(draft, checked))}
      />
      {isDirect && <AccountEnding />}
    </div>
  );
}

/** Like the social security number: more than four digits never reach the draft. */
function AccountEnding() {
  const path = 'employeeInfo.last4Digits';
  const { store } = useBuilder();
  const value = useBuilderState((state) => state.draft.employeeInfo.last4Digits);
  const error = useFieldError(path);
  const warning = useFieldWarning(path);
  const [typed, setTyped] = useState<string>();
  const reduce = useCallback(() => {
    if (typed !== undefined) editDraft(store, (draft) => setAccountEnding(draft, typed));
    setTyped(undefined);
    touch(store, path);
  }, [store, typed]);
  return (
    <TextField
      id={path}
      label="Account number, last 4 digits"
      help="We keep only these four digits."
      error={error}
      warning={warning}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={typed ?? value}
      onChange={setTyped}
      onBlur={reduce}
    />
  );
}
