import { readFontFiles } from '@paperwage/paper/font-files';
import { calendarDate } from '@paperwage/values';
import JSZip from 'jszip';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createIssuance } from './create-issuance.ts';
import { DocumentProblem } from './drafts/document-problem.ts';
import { readPayStubAttachment } from './kinds/pay-stub/files/attachment.ts';
import {
  samplePayStubDraft,
  setCompanyField,
  setEarning,
  setEmployeeField,
  setPayDate,
  setPayPeriod,
  setWorkState,
} from './kinds/pay-stub/index.ts';
import type { PayStubDraft } from './kinds/pay-stub/index.ts';
import { testContext } from './kinds/pay-stub/fixtures/test-drafts.ts';
import type { DocumentRequest } from './document-kinds.ts';
import type { Issuance } from './look/issuance.ts';
import { renderPdf, renderXlsx } from './render.ts';
import { readVerificationCodes } from './verification-codes.ts';

const sample = samplePayStubDraft(testContext());
const fonts = readFontFiles();

type Look = Pick<DocumentRequest, 'template' | 'theme'>;

function request(documentData: PayStubDraft, look: Partial<Look> = {}): DocumentRequest {
  return { type: 'paystub', template: 'ledger', theme: 'harbor', documentData, ...look };
}

/** The problem a request is refused with, by PDF and by workbook alike. */
async function refusal(documentData: PayStubDraft): Promise<DocumentProblem> {
  const pdf = thrownBy(() => renderPdf(request(documentData), { fonts }));
  const xlsx = await renderXlsx(request(documentData)).catch((error: unknown) => error);
  expect(xlsx).toEqual(pdf);
  if (!(pdf instanceof DocumentProblem)) throw new Error('It was not refused');
  return pdf;
}

function thrownBy(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('the PDF of a pay stub', () => {
  const file = renderPdf(request(sample), { fonts });
  let pdf: Awaited<ReturnType<typeof getDocument>['promise']>;

  beforeAll(async () => {
    pdf = await getDocument({ data: file.bytes.slice(), verbosity: 0 }).promise;
    return () => pdf.destroy();
  });

  it('has a file name, a title, a language and the issuer', async () => {
    expect(file).toMatchObject({
      fileName: 'paystub-2026-11-20-nuria-nguyen-ortega.pdf',
      mediaType: 'application/pdf',
    });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Author: 'Cascade Timber Works LLC',
      Subject: 'Pay stub',
      Creator: 'Paperwage',
      Language: 'en-US',
    });
    expect((info as { Title: string }).Title).toContain('Núria Nguyễn-Ortega');
  });

  it('carries the document’s data as JSON', async () => {
    const attachments = (await pdf.getAttachments()) as Record<string, { content: Uint8Array }>;
    const read = readPayStubAttachment(new TextDecoder().decode(attachments['paystub.json']!.content));
    if (!read.isRead) throw new Error(read.message);
    expect(read.attachment).toMatchObject({ template: 'ledger', theme: 'harbor' });
    expect(read.attachment.documentData.items[0]!.netpayTotal).toMatch(/^\d,\d{3}\.\d{2}$/);
    const again = renderPdf(request(read.attachment.documentData), { fonts });
    expect(Buffer.from(again.bytes).equals(Buffer.from(file.bytes))).toBe(true);
  });

  it('is the same bytes for the same request', () => {
    expect(Buffer.from(renderPdf(request(sample), { fonts }).bytes).equals(Buffer.from(file.bytes))).toBe(true);
  });
});

describe('the PDF of an issued pay stub', () => {
  const codes = ['7KQ4-M2XD-9RVT', 'H3WN-8TZC-5PZK', 'QD72-XJ6B-M4EF'];
  const issuance = createIssuance('https://paperwage.example/verify', codes);
  const made = (given?: Issuance) => renderPdf({ ...request(sample), issuance: given }, { fonts }).bytes;

  it('states its codes in bytes that are read without parsing them', () => {
    expect(readVerificationCodes(made(issuance))).toEqual(codes);
    expect(readVerificationCodes(made({ kind: 'sample' }))).toEqual([]);
    expect(readVerificationCodes(made())).toEqual([]);
  });

  it('states them still where other bytes are changed, cut off or added', () => {
    const issued = made(issuance);
    const changed = Uint8Array.from(issued, (byte, at) => (at === 2000 ? byte ^ 1 : byte));
    for (const bytes of [changed, issued.subarray(0, -1), Buffer.concat([issued, issued])]) {
      expect(readVerificationCodes(bytes)).toEqual(codes);
    }
  });

  it('holds a draft that opens again without them', async () => {
    const pdf = await getDocument({ data: made(issuance).slice(), verbosity: 0 }).promise;
    const attachments = (await pdf.getAttachments()) as Record<string, { content: Uint8Array }>;
    await pdf.destroy();
    const json = new TextDecoder().decode(attachments['paystub.json']!.content);
    expect(readPayStubAttachment(json)).toMatchObject({ isRead: true });
    for (const code of codes) expect(json).not.toContain(code);
  });

  it('is the same bytes for the same codes, and for none those of a plain one', () => {
    const same = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(other);
    expect(same(made(issuance), made(createIssuance('https://paperwage.example/verify', codes)))).toBe(true);
    expect(same(made({ kind: 'plain' }), made())).toBe(true);
    expect(same(made({ kind: 'sample' }), made())).toBe(false);
  });

  it('has a workbook that names them', async () => {
    const { bytes } = await renderXlsx({ ...request(sample), issuance });
    const { files } = await JSZip.loadAsync(bytes);
    const texts = await files['xl/sharedStrings.xml']!.async('string');
    for (const code of codes) expect(texts).toContain(code);
  });
});

describe('the workbook of a pay stub', () => {
  it('has a file name and a sheet a stub', async () => {
    const file = await renderXlsx(request(sample));
    expect(file.fileName).toBe('paystub-2026-11-20-nuria-nguyen-ortega.xlsx');
    expect(file.mediaType).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const { files } = await JSZip.loadAsync(file.bytes);
    expect(Object.keys(files).filter((path) => /^xl\/worksheets\/sheet\d\.xml$/.test(path))).toHaveLength(3);
  });
});

describe('a document with fields still empty', () => {
  it('is made all the same', async () => {
    let bare = setCompanyField(setEmployeeField(sample, 'employeeName', ''), 'employerName', '');
    bare = setPayPeriod(bare, 0, { from: '', to: '' });
    expect(renderPdf(request(bare), { fonts }).fileName).toBe('paystub-2026-11-20.pdf');
    expect((await renderXlsx(request(bare))).bytes.length).toBeGreaterThan(1_000);
  });
});

describe('a document that would hold a wrong figure', () => {
  it('is refused for amounts that are no amounts', async () => {
    const problem = await refusal(setEarning(sample, 0, 'regular', { rate: '3x' }));
    expect(problem.issues).toMatchObject([
      { path: 'items.0.earnings.regular.rate', code: 'not-a-number', severity: 'error' },
    ]);
    expect(problem.message).toBe(problem.issues[0]!.message);
  });

  it('is refused when its period ends before it begins', async () => {
    const backwards = setPayPeriod(sample, 0, { from: calendarDate('2026-11-20'), to: calendarDate('2026-11-07') });
    expect((await refusal(backwards)).issues.map(({ code }) => code)).toContain('period-ends-before-it-begins');
  });

  it('is refused when taxes cannot be worked out, with the message of the rules', async () => {
    const problem = await refusal(setPayDate(sample, 0, calendarDate('2019-06-14')));
    expect(problem.issues).toMatchObject([
      {
        path: 'items.0.payDate',
        message: expect.stringMatching(/^We don’t have the federal tax rules for /) as string,
      },
    ]);
    expect(problem.message).toBe(problem.issues[0]!.message);
    expect((await refusal(setWorkState(sample, ''))).issues.map(({ code }) => code)).toEqual(['state-missing']);
  });

  it('is refused for a logo whose header alone is a picture', async () => {
    const { employerLogo } = sample.companyInfo;
    const cut = employerLogo.slice(0, Math.floor(employerLogo.length / 8) * 4);
    const withLogo = (logo: string) => ({ ...sample, companyInfo: { ...sample.companyInfo, employerLogo: logo } });
    expect((await refusal(withLogo(cut))).issues).toMatchObject([
      { path: 'companyInfo.employerLogo', code: 'logo-unreadable', severity: 'error' },
    ]);
    const ofService = { ...withLogo(''), companyInfo: { ...withLogo('').companyInfo, payrollLogo: cut } };
    expect((await refusal(ofService)).issues).toMatchObject([{ path: 'companyInfo.payrollLogo' }]);
  });

  it('is not refused for a state with a local tax', () => {
    expect(renderPdf(request(setWorkState(sample, 'MD')), { fonts }).bytes.length).toBeGreaterThan(1_000);
  });

  it('is refused for a template or theme that there is not', () => {
    const problem = thrownBy(() => renderPdf(request(sample, { template: 'gothic' }), { fonts }));
    expect(problem).toBeInstanceOf(DocumentProblem);
    expect((problem as DocumentProblem).issues).toMatchObject([{ path: 'template', code: 'template-unknown' }]);
    expect(thrownBy(() => renderPdf(request(sample, { theme: 'neon' }), { fonts }))).toBeInstanceOf(DocumentProblem);
  });

  it('is refused for a logo whose picture is damaged', () => {
    const damaged = sample.companyInfo.employerLogo.replace(/.{40}$/, 'A'.repeat(40));
    const problem = thrownBy(() => renderPdf(request(setCompanyField(sample, 'employerLogo', damaged)), { fonts }));
    expect(problem).toBeInstanceOf(DocumentProblem);
    expect((problem as DocumentProblem).issues[0]).toMatchObject({ path: 'companyInfo.employerLogo' });
  });
});
