import type { DragEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { AccountState } from '../store/save-state.ts';
import { describedBy, FieldMessage } from '../../../ui/field-frame.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useBuilder, useStored, useBuilderState } from '../store/builder.tsx';
import { readAt, writeAt } from '../store/draft-path.ts';
import { editDraft, editWithUndo } from '../store/edits.ts';
import { isLogoAddress } from '../../../records/is-logo-address.ts';
import { LOGO_TYPES, LogoError } from './logo-error.ts';
import styles from './logo-field.module.css';

const HELP = 'PNG, JPEG, WebP or SVG, up to 5 MB. Saved in this browser, and in your account if you have one.';
const READING = 'Reading the picture';
const NOT_LOADED =
  'The picture reader didn’t load. Check your connection, reload the page and choose the picture again.';
const UNKNOWN = 'We couldn’t read the picture. Save it as PNG, then choose it again.';

/** Fetched with the field, not with the page, so that a picture can be chosen offline. */
async function loadNormalizer() {
  const { normalizeLogo } = await import('./normalize-logo.ts').catch((cause: unknown) => {
    throw new LogoError(NOT_LOADED, { cause });
  });
  return normalizeLogo;
}

function fetchNormalizer(): void {
  // If this fails, choosing a picture reports it.
  void loadNormalizer().catch(() => undefined);
}

const NOT_FETCHED =
  'We couldn’t load the logo from your account, so it isn’t on the document. It’s still there. Reload the page.';

/** Why the picture of this field is not in the account. */
function notKept(state: AccountState, path: string): string | undefined {
  if (state.status !== 'failed' || state.path !== path) return undefined;
  return `${state.message} The picture is saved in this browser.`;
}

export interface LogoFieldProps {
  /** Place in the draft. */
  readonly path: string;
  readonly label: string;
  /** `logo`, in the names of the buttons. */
  readonly what: string;
  /** Says whose picture it is, where it is shown. */
  readonly alt: string;
}

/** Chooses, shows, replaces and removes a picture of the draft. */
export function LogoField({ path, label, what, alt }: LogoFieldProps) {
  const { store, account } = useBuilder();
  const inAccount = useStored(account);
  const logo = useBuilderState((state) => String(readAt(state.draft, path) ?? ''));
  const [error, setError] = useState<string>();
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isMissing = isLogoAddress(logo);
  const shownError = error ?? notKept(inAccount, path) ?? (isMissing ? NOT_FETCHED : undefined);

  useEffect(fetchNormalizer, []);

  async function take(file: File | undefined) {
    if (!file) return;
    setError(undefined);
    setReading(true);
    try {
      const normalizeLogo = await loadNormalizer();
      const url = await normalizeLogo(file);
      editDraft(store, (draft) => writeAt(draft, path, url));
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
      `${sentence(what)} removed.`,
      (draft) => writeAt(draft, path, ''),
      (draft) => writeAt(draft, path, logo),
    );
    input.current?.focus();
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }
  return (
    <div className={styles.field} data-path={path} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <span className={styles.label}>{label}</span>
      <div className={styles.row}>
        {logo && !isMissing && <img className={styles.preview} src={logo} alt={alt} />}
        <FileButton
          ref={input}
          id={path}
          accept={LOGO_TYPES.join(',')}
          {...describedBy(path, { help: HELP, error: shownError })}
          onChange={(event) => void take(event.target.files?.[0])}
        >
          {buttonText(isReading, logo, what)}
        </FileButton>
        {logo && (
          <Button look="quiet" onClick={remove}>
            Remove {what}
          </Button>
        )}
      </div>
      {/* Rendered before any error, so that screen readers announce it when it appears. */}
      <div role="alert">{shownError !== undefined && <FieldMessage id={path} error={shownError} />}</div>
      {shownError === undefined && <FieldMessage id={path} help={HELP} />}
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
