import { useEffect, useRef, useState } from 'react';
import { handOverFile } from '../../../records/hand-over-file.ts';
import { revokeDocument } from '../../../records/documents.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmInPlace } from '../../../ui/confirm-in-place.tsx';
import { timeText } from '../../../ui/day-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useBuilder } from '../store/builder.tsx';
import { setState } from '../store/edits.ts';
import type { IssuedWork } from '../store/issued.ts';
import finish from '../finish/finish-step.module.css';
import { downloadWorkbook } from './issue-document.ts';
import { countedName } from '../store/issue-subject.ts';
import styles from './issued-view.module.css';

export interface IssuedViewProps {
  readonly issued: IssuedWork;
}

const ROLES: Readonly<Record<IssuedWork['row']['role'], string>> = {
  employer: '',
  preparer: ' as authorized preparer',
  selfEmployed: ', self-employed',
};

/** What was issued: its files, its codes, and a way to revoke it. */
export function IssuedView({ issued }: IssuedViewProps) {
  const { kind } = useBuilder();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, row, issuance, subject } = issued;
  const codes = issuance.kind === 'issued' ? issuance.codes : [];
  const count = Math.max(1, codes.length);
  const name = countedName(kind.words.name, count);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [id]);
  const state = row.state === 'valid' ? 'issued' : row.state;
  return (
    <section className={finish.section} aria-labelledby="issued-heading">
      <h2 id="issued-heading" ref={heading} tabIndex={-1} className={styles.heading}>
        {name.charAt(0).toUpperCase() + name.slice(1)} {state}
      </h2>
      <p className={finish.note}>
        By {row.name}
        {ROLES[row.role]}, {timeText(row.at)}. {count === 1 ? 'It’s' : 'They’re'} in{' '}
        <a href={`/user/history/${kind.type}/${id}`}>your history</a>.
      </p>
      <Files issued={issued} />
      {codes.length > 0 && (
        <Codes codes={codes} labels={subject.rows.map(([first]) => `${subject.columns[0]} ${first}`)} />
      )}
      {row.state === 'valid' && <TakeBack issued={issued} count={count} />}
      {subject.next && (
        <p className={finish.note}>
          {subject.next.text} <a href={subject.next.href}>{subject.next.label}</a>
        </p>
      )}
    </section>
  );
}

/** The files, for any number of downloads. */
function Files({ issued }: { readonly issued: IssuedWork }) {
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { blob, name } = issued.pdf;
  const downloadPdf = () => {
    setFailure(undefined);
    handOverFile(blob, name);
    setSaid(`${name} is in your downloads.`);
  };
  async function downloadExcel() {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    setSaid('Making the Excel file.');
    const answer = await downloadWorkbook(issued);
    setIsBusy(false);
    setSaid(answer.ok ? `${answer.data} is in your downloads.` : '');
    if (!answer.ok) setFailure(answer.error.message);
  }
  return (
    <>
      <div className={finish.buttons}>
        <Button look="primary" onClick={downloadPdf}>
          Download PDF
        </Button>
        <Button aria-disabled={isBusy || undefined} onClick={() => void downloadExcel()}>
          Download Excel
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {failure !== undefined && (
        <Notice tone="error" role="alert" actions={<Button onClick={() => void downloadExcel()}>Try again</Button>}>
          {failure}
        </Notice>
      )}
    </>
  );
}

type IssuedCodes = (IssuedWork['issuance'] & { readonly kind: 'issued' })['codes'];

/** Each code with its document; the selected one is shown to scan. */
function Codes({ codes, labels }: { readonly codes: IssuedCodes; readonly labels: readonly string[] }) {
  const [chosen, setChosen] = useState(0);
  const [copied, setCopied] = useState('');
  const { code, address, qr } = codes[chosen] ?? codes[0]!;
  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    setCopied(isCopied ? 'Link copied.' : `Copy this link: ${address}`);
  }
  return (
    <>
      <div className={styles.proof}>
        <Qr qr={qr} label={`QR code that opens ${address}`} />
        <div>
          <p className={finish.note}>{labels[chosen] ?? 'Code'}</p>
          <strong>{code}</strong>
          <p className={styles.links}>
            <Button look="text" onClick={() => void copy()}>
              Copy verify link
            </Button>
            <a href={`/verify/${code}`} target="_blank">
              See what others see
            </a>
          </p>
          <p role="status" className={styles.said}>
            {copied}
          </p>
        </div>
      </div>
      {codes.length > 1 && (
        <ul className={styles.codes} aria-label="Codes">
          {codes.map((one, at) => (
            <li key={one.code} className={at === chosen ? styles.on : undefined}>
              <span>{labels[at]}</span>
              <span className={styles.code}>{one.code}</span>
              <Button look="text" aria-pressed={at === chosen} onClick={() => setChosen(at)}>
                Show QR <VisuallyHidden>of {one.code}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Light modules required around a code. */
const QUIET = 4;

type QrCode = IssuedCodes[number]['qr'];

function Qr({ qr, label }: { readonly qr: QrCode; readonly label: string }) {
  const side = qr.size + 2 * QUIET;
  const dark = qr.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}

/** Revokes what was issued, or starts its replacement. */
function TakeBack({ issued, count }: { readonly issued: IssuedWork; readonly count: number }) {
  const { store } = useBuilder();
  const which = count === 1 ? 'it' : 'them';
  const replace = () => setState(store, { issued: undefined, replaces: issued.id });
  async function revoke() {
    const answer = await revokeDocument(issued.id);
    if (!answer.ok) return answer.error.message;
    setState(store, { issued: { ...issued, row: { ...issued.row, state: 'revoked' } } });
    return undefined;
  }
  return (
    <div className={styles.wrong}>
      <p className={finish.note}>
        Something wrong? Replace or revoke {which}. Anyone who checks {which} sees that.
      </p>
      <div className={finish.buttons}>
        <Button onClick={replace}>Replace</Button>
        <ConfirmInPlace
          label="Revoke"
          question={`Revoke ${which}? Anyone who checks ${which} sees that you did. You can’t undo this.`}
          confirm={`Revoke ${which}`}
          run={revoke}
        />
      </div>
    </div>
  );
}
