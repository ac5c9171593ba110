import { ATTESTATIONS } from '@paperwage/api-contract';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CallForm } from '../../../call-form/call-form.tsx';
import { Entry } from '../../../call-form/entry.tsx';
import { fieldId, useFormContext } from '../../../call-form/form-context.ts';
import type { Called } from '../../../identity/call.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { useBuilder } from '../store/builder.tsx';
import { setState } from '../store/edits.ts';
import type { IssuedWork } from '../store/issued.ts';
import styles from './issue-dialog.module.css';
import type { Issuer } from './issue-document.ts';
import { finishDraftOf } from '../account/finish-draft.ts';
import { issueDocument } from './issue-document.ts';
import type { IssueSubject } from '../store/issue-subject.ts';
import { countedName } from '../store/issue-subject.ts';
import { rememberedIssuer, rememberIssuer } from './remembered-issuer.ts';

export interface IssueDialogProps {
  readonly subject: IssueSubject;
  readonly count: number;
  readonly onClose: () => void;
}

const FORM = 'issue';

/** Otherwise the focus would go to the figures, which scroll. */
function openAtHeading(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
}

/** Asks who issues a document and whether it is true, then issues it. The paper beside it stays visible. */
export function IssueDialog({ subject, count, onClose }: IssueDialogProps) {
  const { kind, store } = useBuilder();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { role, setRole, name, isTrue, setIsTrue, issue } = useIssuing(subject, setIsBusy);
  useEffect(() => openAtHeading(dialog.current!), []);
  const what = countedName(kind.words.name, count);
  const isSet = count > 1;
  const them = isSet ? 'them' : 'it';
  const isReplacing = store.get().replaces !== undefined;
  const onDone = (issued: IssuedWork) => {
    dialog.current?.close();
    setState(store, { issued, replaces: undefined, hasDownloaded: true, changedSinceFinish: false });
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="issue-title"
      onClose={onClose}
      // The form underneath marks on the paper what has the focus in it.
      onFocus={(event) => event.stopPropagation()}
      onBlur={(event) => event.stopPropagation()}
    >
      <div className={styles.part}>
        <h2 id="issue-title" tabIndex={-1}>
          Issue {what}
        </h2>
        <p className={styles.lead}>
          {subject.hasCodes
            ? `A code goes on ${isSet ? 'each' : 'it'}, and the figures are fixed.`
            : 'The figures are fixed, and anyone can check the file.'}
          {isReplacing && (isSet ? ' They replace what you issued before.' : ' It replaces the one you issued before.')}
        </p>
        <Subject subject={subject} />
      </div>
      <CallForm
        id={FORM}
        submit={`Issue ${what}`}
        send={issue}
        onDone={onDone}
        aside={<Aside isBusy={isBusy} onClose={() => dialog.current?.close()} />}
      >
        <div className={styles.part}>
          <SegmentedField
            id={fieldId(FORM, 'role')}
            label={`You issue ${them} as`}
            value={role}
            options={roleOptions(subject.owner)}
            onChange={(value) => setRole(value as Issuer['role'])}
            help={`${roleHelp(role, subject.issuer)} Anyone who checks ${them} sees your name and role.`}
          />
          <Entry
            name="name"
            label="Your name"
            autoComplete="name"
            maxLength={80}
            defaultValue={name}
            empty="Enter your name."
          />
        </div>
        <div className={styles.part}>
          <Attestation words={ATTESTATIONS[kind.type]} isTrue={isTrue} onChange={setIsTrue} />
        </div>
      </CallForm>
    </dialog>,
    document.body,
  );
}

function Aside({ isBusy, onClose }: { readonly isBusy: boolean; readonly onClose: () => void }) {
  return (
    <>
      <Button look="quiet" onClick={onClose}>
        Not now
      </Button>
      <p role="status" className={styles.busy}>
        {isBusy && 'Making the files. They’ll be in your history, even if you close this page.'}
      </p>
    </>
  );
}

const UNTRUE = 'Check this box to issue it. If something isn’t true, go back and fix it.';

function useIssuing(subject: IssueSubject, setIsBusy: (isBusy: boolean) => void) {
  const builder = useBuilder();
  const { type } = builder.kind;
  const [{ role: before, name }] = useState(() => rememberedIssuer(type));
  const [role, setRole] = useState(before);
  const [isTrue, setIsTrue] = useState(false);
  async function issue(values: { readonly name?: string }): Promise<Called<IssuedWork>> {
    if (!isTrue) {
      const issues = [{ path: 'attested', code: 'custom', message: UNTRUE }];
      return { ok: false, error: { code: 'requestInvalid', message: UNTRUE, issues } };
    }
    setIsBusy(true);
    const issuer = { role, name: (values.name ?? '').trim() };
    const { workId } = builder.store.get();
    const answer = await issueDocument(builder, issuer, subject);
    if (answer.ok) {
      rememberIssuer(type, issuer);
      await finishDraftOf(builder, { ...answer.data, workId });
    }
    setIsBusy(false);
    return answer;
  }
  return { role, setRole, name, isTrue, setIsTrue, issue };
}

function Attestation(props: {
  readonly words: string;
  readonly isTrue: boolean;
  readonly onChange: (isTrue: boolean) => void;
}) {
  const { words, isTrue, onChange } = props;
  const { errors } = useFormContext();
  return (
    <CheckField
      id={fieldId(FORM, 'attested')}
      name="attested"
      label={<b>{words}</b>}
      checked={isTrue}
      onChange={onChange}
      error={isTrue ? undefined : errors.get('attested')}
      help="A false record used to get credit, housing or benefits is a crime. We keep this statement with the document."
    />
  );
}

/** How many typed-over figures are named. */
const MOST_NAMED = 6;

function Subject({ subject: { columns, rows, total, typedOver } }: { readonly subject: IssueSubject }) {
  const [first, second, last] = columns;
  const named = typedOver.slice(0, MOST_NAMED).join('; ');
  const others = typedOver.length - MOST_NAMED;
  return (
    <>
      <div className={styles.rows} role="region" aria-label="What you issue" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">{second}</th>
              <th scope="col">{last}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([one, other, amount], at) => (
              <tr key={at}>
                <td>{one}</td>
                <td>{other}</td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
          {total !== undefined && (
            <tfoot>
              <tr>
                <td colSpan={2}>Total</td>
                <td>{total}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {typedOver.length > 0 && (
        <p className={styles.over}>
          <b>{typedOver.length === 1 ? '1 amount was typed over:' : `${typedOver.length} amounts were typed over:`}</b>{' '}
          {named}
          {others > 0 && `; and ${others} more`}. Anyone who checks it sees this.
        </p>
      )}
    </>
  );
}

function roleOptions(owner: string) {
  return [
    { value: 'employer', label: owner },
    { value: 'preparer', label: 'Authorized preparer' },
    { value: 'selfEmployed', label: 'Self-employed' },
  ];
}

function roleHelp(role: Issuer['role'], issuer: string): string {
  const company = issuer || 'the company';
  if (role === 'employer') return `You own or run ${company}.`;
  if (role === 'preparer') return `You prepare documents for ${company}.`;
  return 'You work for yourself.';
}
