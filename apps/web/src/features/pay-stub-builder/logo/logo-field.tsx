import { setCompanyField } from '@paperwage/documents/pay-stub';
import type { DragEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { describedBy, FieldMessage } from '../../../ui/field-frame.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useBuilder, useTyped } from '../store/builder.ts';
import { editDraft, editWithUndo } from '../../builder/store/edits.ts';
import { LOGO_TYPES, LogoError } from '../../builder/logo/logo-error.ts';
import styles from '../../builder/logo/logo-field.module.css';

const LOGOS = {
  employerLogo: { label: 'Logo (optional)', what: 'logo', name: 'Logo of' },
  payrollLogo: { label: 'Payroll service’s logo', what: 'payroll logo', name: 'Logo of the payroll service of' },
} as const;
const HELP = 'PNG, JPEG, WebP or SVG, up to 5 MB. It stays in this browser.';
const READING = 'Reading the picture';
const NOT_LOADED =
  'What reads pictures could not be loaded. Check the connection, load the page again and choose it again.';
const UNKNOWN = 'The picture could not be taken in. Save it as PNG, then choose it again.';

/** Fetched with the field, not with the page, so that it is there when a picture is chosen without a connection. */
async function loadNormaliser() {
  const { normaliseLogo } = await import('../../builder/logo/normalise-logo.ts').catch((cause: unknown) => {
    throw new LogoError(NOT_LOADED, { cause });
  });
  return normaliseLogo;
}

function fetchNormaliser(): void {
  // Choosing a picture says so when this fails.
  void loadNormaliser().catch(() => undefined);
}

/** Chooses, shows, replaces and removes one of the company's logos. */
export function LogoField({ of }: { of: keyof typeof LOGOS }) {
  const { store } = useBuilder();
  const path = `companyInfo.${of}`;
  const texts = LOGOS[of];
  const logo = useTyped((state) => state.draft.companyInfo[of]);
  const name = useTyped((state) => state.draft.companyInfo.employerName);
  const [error, setError] = useState<string>();
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(fetchNormaliser, []);

  async function take(file: File | undefined) {
    if (!file) return;
    setError(undefined);
    setReading(true);
    try {
      const normaliseLogo = await loadNormaliser();
      const url = await normaliseLogo(file);
      editDraft(store, (draft) => setCompanyField(draft, of, url));
    } catch (problem) {
      setError(problem instanceof LogoError ? problem.message : UNKNOWN);
      if (!(problem instanceof LogoError)) reportError(problem);
    } finally {
      setReading(false);
      if (input.current) input.current.value = '';
    }
  }
  function remove() {
    editWithUndo(
      store,
      `${sentence(texts.what)} removed.`,
      (draft) => setCompanyField(draft, of, ''),
      (draft) => setCompanyField(draft, of, logo),
    );
    input.current?.focus();
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }
  return (
    <div className={styles.field} data-path={path} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <span className={styles.label}>{texts.label}</span>
      <div className={styles.row}>
        {logo && <img className={styles.preview} src={logo} alt={`${texts.name} ${name || 'the company'}`} />}
        <label className={styles.choose}>
          <input
            ref={input}
            id={path}
            type="file"
            accept={LOGO_TYPES.join(',')}
            {...describedBy(path, { help: HELP, error })}
            onChange={(event) => void take(event.target.files?.[0])}
          />
          <span>{buttonText(isReading, logo, texts.what)}</span>
        </label>
        {logo && (
          <Button look="quiet" onClick={remove}>
            Remove {texts.what}
          </Button>
        )}
      </div>
      {/* There before the error is, so that screen readers say it when it comes. */}
      <div role="alert">{error !== undefined && <FieldMessage id={path} error={error} />}</div>
      {error === undefined && <FieldMessage id={path} help={HELP} />}
      <VisuallyHidden>
        <span role="status">{isReading ? READING : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

function buttonText(isReading: boolean, logo: string, what: string): string {
  if (isReading) return READING;
  return logo ? `Replace ${what}` : `Choose a ${what}`;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
