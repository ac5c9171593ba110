import type { GenerateDocumentBody, IssueRequest } from '@paperwage/api-contract';
import { DOCUMENT_ID_HEADER } from '@paperwage/api-contract';
import { createIssuance } from '@paperwage/documents/create-issuance';
import { track } from '../../../analytics/track.ts';
import type { Called } from '../../../identity/call.ts';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { digestOfValue } from '../../../records/digest.ts';
import { fetchDocument } from '../../../records/documents.ts';
import { fileNameIn } from '../../../records/file-name-in.ts';
import { handOverFile } from '../../../records/hand-over-file.ts';
import type { FileKind } from '../../../records/is-file.ts';
import { isFile, NOT_THE_FILE } from '../../../records/is-file.ts';
import type { Builder } from '../store/builder.tsx';
import type { IssuedWork } from '../store/issued.ts';
import type { IssueSubject } from '../store/issue-subject.ts';

export type Issuer = Pick<IssueRequest, 'role' | 'name'>;

/** How often the same draft may be issued again after it was revoked or replaced. */
const MAX_TURNS = 20;
const LOST = 'We couldn’t show what was issued. Press again: it’s issued only once.';
const ISSUED_ALREADY =
  'You already issued this one with another name or role. Find it in your history, or change something first.';

/**
 * Issues the current work. The same draft is issued only once, however often this is called, in any tab and after a reload: its
 * key is derived from its content. Only once that was revoked or replaced is it issued again.
 */
export async function issueDocument(
  { kind, store }: Pick<Builder, 'kind' | 'store'>,
  issuer: Issuer,
  subject: IssueSubject,
): Promise<Called<IssuedWork>> {
  const { draft, template, theme, agreements, workId, replaces } = store.get();
  const content = {
    type: kind.type,
    template,
    theme,
    documentData: kind.toSend?.(draft, agreements, template) ?? draft,
  };
  const issue = { ...issuer, attested: true, ...(replaces !== undefined && { replaces }) };
  // The server checks that the input fits the type.
  const body = { ...content, issue } as GenerateDocumentBody;
  let after = '';
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const key = `${workId}-${digestOfValue({ content, replaces, after })}`;
    const made = await makeFile('pdf', { body, key });
    if (!made.ok) return made;
    const { id, blob, name } = made.data;
    const found = await fetchDocument(kind.type, id);
    if (!found.ok) return found;
    const row = found.data.row.issued;
    if (!row) return failed(LOST);
    if (row.state === 'valid') {
      const issuance = createIssuance(`${location.origin}/verify`, row.codes);
      const pdf = { blob, name };
      track('documentDownloaded', kind.type);
      return { ok: true, data: { draft, template, theme, id, row, issuance, subject, request: { body, key }, pdf } };
    }
    after = id;
  }
  return failed(LOST);
}

/** Downloads the workbook of an issued document. Returns its name. */
export async function downloadWorkbook({ request }: IssuedWork): Promise<Called<string>> {
  const made = await makeFile('xlsx', request as { body: GenerateDocumentBody; key: string });
  if (!made.ok) return made;
  handOverFile(made.data.blob, made.data.name);
  return { ok: true, data: made.data.name };
}

const ADDRESSES = {
  pdf: 'POST /api/documents/generate-pdf',
  xlsx: 'POST /api/documents/generate-xlsx',
} as const satisfies Readonly<Record<FileKind, string>>;

async function makeFile(
  kind: FileKind,
  request: { readonly body: GenerateDocumentBody; readonly key: string },
): Promise<Called<{ readonly id: string; readonly blob: Blob; readonly name: string }>> {
  const answer = await callAsUser(ADDRESSES[kind], { ...request, wants: 'response' });
  if (!answer.ok) return answer.error.code === 'idempotencyKeyReused' ? failed(ISSUED_ALREADY) : answer;
  const { headers } = answer.data;
  if (!isFile(answer.data, kind)) return failed(NOT_THE_FILE);
  const blob = await answer.data.blob().catch(() => undefined);
  if (!blob) return failed(LOST);
  const name = fileNameIn(headers.get('content-disposition')) ?? `document.${kind}`;
  return { ok: true, data: { id: headers.get(DOCUMENT_ID_HEADER) ?? '', blob, name } };
}

function failed(message: string): Called<never> {
  return { ok: false, error: { code: 'notIssued', message, issues: [] } };
}
