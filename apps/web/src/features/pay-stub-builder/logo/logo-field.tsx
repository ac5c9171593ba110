import { setCompanyField } from '@paperwage/documents/pay-stub';
import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldMessage } from '../../../ui/field-frame.tsx';
import { useBuilder, useTyped } from '../store/builder.tsx';
import { editDraft, editWithUndo } from '../store/edits.ts';
import { LOGO_TYPES, LogoError, normaliseLogo } from './normalise-logo.ts';
import styles from './logo-field.module.css';

const PATH = 'companyInfo.employerLogo';
const HELP = 'PNG, JPEG, WebP or SVG, up to 5 MB. It stays in this browser.';
const UNKNOWN = 'The picture could not be taken in. Save it as PNG, then choose it again.';

/** Chooses, shows, replaces and removes the company's logo. */
export function LogoField() {
  const { store } = useBuilder();
  const logo = useTyped((state) => state.draft.companyInfo.employerLogo);
  const name = useTyped((state) => state.draft.companyInfo.employerName);
  const [error, setError] = useState<string>();
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    setError(undefined);
    setReading(true);
    try {
      const url = await normaliseLogo(file);
      editDraft(store, (draft) => setCompanyField(draft, 'employerLogo', url));
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
      'Logo removed.',
      (draft) => setCompanyField(draft, 'employerLogo', ''),
      (draft) => setCompanyField(draft, 'employerLogo', logo),
    );
    input.current?.focus();
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }
  return (
    <div className={styles.field} data-path={PATH} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <span className={styles.label}>Logo (optional)</span>
      <div className={styles.row}>
        {logo && <img className={styles.preview} src={logo} alt={`Logo of ${name || 'the company'}`} />}
        <label className={styles.choose}>
          <input
            ref={input}
            id={PATH}
            type="file"
            accept={LOGO_TYPES.join(',')}
            aria-describedby={`${PATH}-message`}
            onChange={(event) => void take(event.target.files?.[0])}
          />
          <span>{buttonText(isReading, logo)}</span>
        </label>
        {logo && (
          <Button look="quiet" onClick={remove}>
            Remove logo
          </Button>
        )}
      </div>
      <FieldMessage id={PATH} help={HELP} error={error} />
    </div>
  );
}

function buttonText(isReading: boolean, logo: string): string {
  if (isReading) return 'Reading the picture';
  return logo ? 'Replace logo' : 'Choose a logo';
}
