import type { ReactNode } from 'react';
import { NextDocument } from '../../builder/finish/next-document.tsx';
import { LookPicker } from '../../builder/finish/look-picker.tsx';
import { DownloadPanel } from '../../builder/finish/download-panel.tsx';
import { IssueList } from '../../builder/finish/issue-list.tsx';
import styles from '../../builder/finish/finish-step.module.css';
import { UnlessIssued } from '../../builder/issuing/unless-issued.tsx';
import { stepById } from '../../builder/kind/builder-kind.ts';
import { setState } from '../../builder/store/edits.ts';
import { replaceDraft } from '../../builder/store/replace-draft.ts';
import type { TaxFormDraft } from '../store/form-builder.ts';
import { useBuilder, useBuilderState } from '../store/form-builder.ts';
import type { IssueSubject } from '../../builder/store/issue-subject.ts';
import ownStyles from './form-finish.module.css';
import { TruthConfirmation } from './truth-confirmation.tsx';

interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface FormFinishProps {
  /** What people call a place in the draft. */
  readonly placeName: (path: string) => string | undefined;
  /** Told after the errors of the fields. */
  readonly more?: readonly { readonly path: string; readonly message: string }[];
  /** Buttons that resolve an issue. */
  readonly actionsOf?: (path: string) => ReactNode;
  /** From whom to whom, what of, and on which form. */
  readonly facts: readonly [from: Fact, to: Fact, amount: Fact, form: Fact];
  /** Who issues it. */
  readonly owner: 'Employer' | 'Payer';
  readonly filing: ReactNode;
  /** The next form of the same one who issues it. */
  readonly next: {
    readonly label: string;
    readonly said: string;
    readonly note: string;
    readonly draft: () => TaxFormDraft;
  };
}

/** The last step: which copies, what they say, the files, and how to file them. */
export function FormFinish({ placeName, more = [], actionsOf, facts, owner, filing, next }: FormFinishProps) {
  const builder = useBuilder();
  const { kind } = builder;
  const hasDownloaded = useBuilderState((state) => state.hasDownloaded);
  // The terms were agreed to for the whole set of forms; that the figures are true is confirmed for each.
  const make = () => {
    const { agreements } = builder.store.get();
    replaceDraft(builder, next.said, next.draft());
    setState(builder.store, { agreements });
  };
  const loadSubject = () => Promise.resolve(formSubject(facts, owner));
  return (
    <>
      <UnlessIssued>
        <LookPicker />
        <section className={styles.section} aria-labelledby="review-heading">
          <h2 id="review-heading">Review</h2>
          <IssueList
            placeOf={(path) => placeName(path) ?? stepById(kind, kind.stepOf(path)).label}
            more={more}
            {...(actionsOf && { actionsOf })}
          />
          <dl className={`${styles.facts} ${ownStyles.facts}`}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <DownloadPanel issuing={{ count: 1, loadSubject }}>
          <TruthConfirmation />
        </DownloadPanel>
      </UnlessIssued>
      <NextDocument next={{ label: next.label, step: kind.steps[0]!.id, make }}>
        {next.note}
        {!hasDownloaded && ' Download this one first. The next form replaces it.'}
      </NextDocument>
      {filing}
    </>
  );
}

/** What is issued of a form, which has no code. */
function formSubject(
  [from, to, amount, form]: FormFinishProps['facts'],
  owner: FormFinishProps['owner'],
): IssueSubject {
  return {
    issuer: from.value,
    owner,
    hasCodes: false,
    columns: [form.name, to.name, amount.name],
    rows: [[form.value, to.value, amount.value]],
    typedOver: [],
  };
}
