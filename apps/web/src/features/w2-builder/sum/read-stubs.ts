import {
  calculatePayStub,
  payStubDraftSchema,
  readPayStubAttachment,
  withComputedTotals,
} from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import type { PaidStub } from '@paperwage/documents/w2';
import { paidStubsOf } from '@paperwage/documents/w2/from-pay-stubs';
import type { RuleBook } from '@paperwage/payroll';
import { loadRuleBook } from '@paperwage/payroll';
import { isStateCode } from '@paperwage/values';
import { z } from 'zod';
import { attachedTexts } from '../../../records/read-made-here.ts';

/** Where pay stubs come from: the record of their builder in this browser, or PDFs that were made here. */
export type StubSource = { readonly record: string } | { readonly files: readonly File[] };

/** Stubs that were read, or why there are none. */
export type ReadStubs = readonly PaidStub[] | { readonly message: string };

const recordSchema = z.object({ draft: payStubDraftSchema });

/**
 * The stubs in a record of the pay stub builder, with the figures that it shows. Throws when the tax rules of their
 * states cannot be loaded.
 */
export async function stubsOfRecord(text: string): Promise<ReadStubs> {
  const record = recordSchema.safeParse(valueOf(text));
  if (!record.success) {
    return { message: 'We can’t read the pay stubs. Open the pay stub builder once, then try again.' };
  }
  const { draft } = record.data;
  const rules = await rulesOf(draft);
  return paidStubsOf(withComputedTotals(draft, calculatePayStub(draft, rules)), rules);
}

/** The stubs in PDFs that were made here. One file that is none stops them all: a sum without it would be wrong. */
export async function stubsOfFiles(files: readonly Pick<File, 'name' | 'arrayBuffer'>[]): Promise<ReadStubs> {
  const read = await Promise.all(files.map(stubsOfFile));
  const missing = files.find((_, index) => read[index] === undefined);
  if (missing)
    return { message: `${missing.name} has no pay stub made with Paperwage. Leave it out and choose the others.` };
  return read.flatMap((stubs) => stubs ?? []);
}

/** Whether any of the files is a PDF of pay stubs that was made here. */
export async function hasStubs(files: readonly Pick<File, 'arrayBuffer'>[]): Promise<boolean> {
  const texts = await Promise.all(files.map(attachedTexts));
  return texts.flat().some((json) => readPayStubAttachment(json).isRead);
}

/** A file carries the totals as printed. */
async function stubsOfFile(file: Pick<File, 'arrayBuffer'>): Promise<PaidStub[] | undefined> {
  for (const json of await attachedTexts(file)) {
    const read = readPayStubAttachment(json);
    if (!read.isRead) continue;
    const draft = read.attachment.documentData;
    return paidStubsOf(draft, await rulesOf(draft));
  }
  return undefined;
}

function rulesOf({ workState, residenceState, assumeYear }: PayStubDraft): Promise<RuleBook> {
  const state = (code: string) => (isStateCode(code) ? code : undefined);
  return loadRuleBook(state(workState), state(residenceState), assumeYear === '' ? undefined : Number(assumeYear));
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
