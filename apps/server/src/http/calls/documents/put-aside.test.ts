import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DeletedBody, DeletedRow } from '@paperwage/api-contract';
import {
  deletedAnswerSchema,
  DOCUMENT_ID_HEADER,
  documentsAnswerSchema,
  draftsAnswerSchema,
  endpoints,
  saveDraftAnswerSchema,
} from '@paperwage/api-contract';
import { DAY_MS } from '@paperwage/values';
import { MARK } from '../../../ports/documents/document-records.ts';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { openJson, sealJson } from '../../../adapters/database/sealing/sealed-json.ts';
import { sweep } from '../../../features/account-data/sweep.ts';
import { completeOldRows } from '../../../features/history/complete-rows.ts';
import { codeOf } from '../../../fixtures/answers.ts';
import { usualDatabaseKinds } from '../../../fixtures/databases.ts';
import { DOCUMENT_REQUEST, INVOICE_REQUEST } from '../../../fixtures/requests.ts';
import type { Ask, UserApp } from '../../../fixtures/user-app.ts';
import { userApp } from '../../../fixtures/user-app.ts';

const renderer = inProcessRenderer();
const of = (path: string, value: string) => path.replace(/:\w+/, value);

describe.each(usualDatabaseKinds)('on %s', (kind) => {
  let server: UserApp;
  let ana: Ask;
  beforeEach(async () => {
    server = await userApp(kind, { renderer });
    ({ ana } = server);
  });
  afterEach(() => server.close());

  const issue = async (body: object, ask: Ask = ana) =>
    String((await ask('POST', endpoints.generatePdf.path, body)).headers[DOCUMENT_ID_HEADER]);
  const save = async (body: object, ask: Ask = ana) =>
    saveDraftAnswerSchema.parse((await ask('POST', endpoints.saveDraft.path, body)).json()).data;
  const drafts = async () => draftsAnswerSchema.parse((await ana('GET', endpoints.listDrafts.path)).json()).data.drafts;
  const deleted = async (body: DeletedBody = { limit: 50 }, ask: Ask = ana) =>
    deletedAnswerSchema.parse((await ask('POST', endpoints.listDeleted.path, body)).json()).data;
  const idOf = (row: DeletedRow) => (row.is === 'document' ? row.document.id : row.draft.draftId);
  const idsOf = async (type: string, filter: object) => {
    const response = await ana('POST', of(endpoints.listDocuments.path, type), { limit: 50, filter });
    return documentsAnswerSchema.parse(response.json()).data.map(({ id }) => id);
  };
  const stubsOn = (...payDates: readonly string[]) => {
    const { documentData } = DOCUMENT_REQUEST;
    const items = payDates.map((payDate) => ({ ...documentData.items[0]!, payDate }));
    return { ...DOCUMENT_REQUEST, documentData: { ...documentData, items, paystubsNumber: items.length } };
  };

  describe('what was deleted', () => {
    it('is listed until it is restored or 30 days have gone, the last deleted first', async () => {
      const stub = await issue(DOCUMENT_REQUEST);
      const invoice = await issue(INVOICE_REQUEST);
      const { draftId } = await save(INVOICE_REQUEST);
      expect(await deleted()).toEqual([]);
      await ana('POST', of(endpoints.deleteDocument.path, stub));
      server.clock.goOn(DAY_MS);
      await ana('DELETE', of(endpoints.deleteDraft.path, draftId));
      server.clock.goOn(DAY_MS);
      await ana('POST', of(endpoints.deleteDocument.path, invoice));
      const now = server.clock.nowMs();
      const rows = await deleted();
      expect(rows.map(idOf)).toEqual([invoice, draftId, stub]);
      expect(rows[0]).toMatchObject({ deletedAt: now, goneAt: now + 30 * DAY_MS, document: { type: 'invoice' } });
      expect(rows[1]).toMatchObject({ deletedAt: now - DAY_MS, draft: { fromName: 'Fernhill Garden Design' } });
      expect(await deleted({ limit: 50 }, server.ben)).toEqual([]);
      await ana('POST', of(endpoints.restoreDraft.path, draftId));
      expect((await deleted()).map(idOf)).toEqual([invoice, stub]);
      server.clock.goOn(29 * DAY_MS);
      await sweep(server.services);
      expect((await deleted()).map(idOf)).toEqual([invoice]);
    });

    it('goes on after the last row seen, also where many were deleted at once', async () => {
      const ids: string[] = [];
      for (let count = 0; count < 4; count += 1) {
        ids.push(await issue(INVOICE_REQUEST), (await save(INVOICE_REQUEST)).draftId);
        server.clock.goOn(1);
      }
      for (const [at, id] of ids.entries()) {
        if (at % 2 === 0) await ana('POST', of(endpoints.deleteDocument.path, id));
        else await ana('DELETE', of(endpoints.deleteDraft.path, id));
        if (at === 4) server.clock.goOn(1);
      }
      const seen: string[] = [];
      let from: DeletedBody['from'];
      for (let page = 0; page < 4; page += 1) {
        const rows = await deleted({ limit: 3, from });
        seen.push(...rows.map(idOf));
        const last = rows.at(-1);
        if (last) from = { id: idOf(last), deletedAt: last.deletedAt };
      }
      expect([...seen].sort()).toEqual([...ids].sort());
    });
  });

  describe('a finished draft', () => {
    it('leaves the list and comes back with a change', async () => {
      const draft = await save(INVOICE_REQUEST);
      const finish = (version: number, ask: Ask = ana) =>
        ask('POST', of(endpoints.finishDraft.path, draft.draftId), { version });
      expect(codeOf(await finish(1, server.ben))).toBe('draftUnknown');
      expect((await finish(1)).statusCode).toBe(200);
      expect(await drafts()).toEqual([]);
      expect(await deleted()).toEqual([]);
      expect((await ana('GET', of(endpoints.getDraft.path, draft.draftId))).statusCode).toBe(200);
      await save({ ...INVOICE_REQUEST, ...draft, updatedAt: undefined });
      expect(await drafts()).toMatchObject([{ draftId: draft.draftId, version: 2 }]);
    });

    it('stays on the list with what was changed since', async () => {
      const { draftId, version } = await save(INVOICE_REQUEST);
      await save({ ...INVOICE_REQUEST, draftId, version });
      expect((await ana('POST', of(endpoints.finishDraft.path, draftId), { version })).statusCode).toBe(200);
      expect(await drafts()).toMatchObject([{ draftId }]);
    });

    it('goes for good after 30 days', async () => {
      const { draftId, version } = await save(INVOICE_REQUEST);
      await ana('POST', of(endpoints.finishDraft.path, draftId), { version });
      const { draftId: open } = await save(INVOICE_REQUEST);
      server.clock.goOn(31 * DAY_MS);
      await sweep(server.services);
      expect((await ana('GET', of(endpoints.getDraft.path, draftId))).statusCode).toBe(404);
      expect((await drafts()).map((row) => row.draftId)).toEqual([open]);
    });
  });

  describe('a tax year', () => {
    it('finds stubs by each of their pay dates, and others by their date, with a name or without', async () => {
      const both = await issue(stubsOn('2025-12-26', '2026-01-09'));
      const later = await issue(stubsOn('2026-11-20'));
      const invoice = await issue(INVOICE_REQUEST);
      expect(await idsOf('paystub', { taxYear: 2026 })).toEqual([later, both].sort().reverse());
      expect(await idsOf('paystub', { taxYear: 2025 })).toEqual([both]);
      expect(await idsOf('paystub', { taxYear: 2022 })).toEqual([]);
      expect(await idsOf('invoice', { taxYear: 2026, name: 'fern' })).toEqual([invoice]);
      expect(await idsOf('invoice', { taxYear: 2026, name: 'nobody' })).toEqual([]);
      expect(
        (await ana('POST', of(endpoints.listDocuments.path, 'invoice'), { limit: 5, filter: { taxYear: 1 } }))
          .statusCode,
      ).toBe(400);
    });

    it('finds documents that were made before years were kept, which get what else their rows lack', async () => {
      const kept = await issue(stubsOn('2026-11-06', '2026-11-20'));
      const gone = await issue(stubsOn('2026-11-20'));
      await ana('POST', of(endpoints.deleteDocument.path, gone));
      const { db, vault } = server.database;
      await db.deleteFrom('document_words').execute();
      for (const row of await db.selectFrom('documents').selectAll().execute()) {
        const context = `documents:${row.id}`;
        const { summary, words } = openJson(vault, row, context) as {
          summary: Record<string, unknown>;
          words: string[];
        };
        const less = { ...summary, net: '1.00', payDate: undefined, netTotal: undefined };
        const sealed = { summary: less, words: words.filter((word) => !word.startsWith(MARK)) };
        await db
          .updateTable('documents')
          .set({ years_kept: 0, ...sealJson(vault, sealed, context) })
          .where('id', '=', row.id)
          .execute();
      }
      expect(await idsOf('paystub', { taxYear: 2026 })).toEqual([]);
      await completeOldRows(server.services);
      expect(await idsOf('paystub', { taxYear: 2026 })).toEqual([kept]);
      const rows = (await ana('POST', of(endpoints.listDocuments.path, 'paystub'), { limit: 5 })).json()
        .data as object[];
      expect(rows[0]).toMatchObject({ payDate: '2026-11-20', net: '1.00', netTotal: expect.stringMatching(/^\d/) });
      await ana('POST', of(endpoints.restoreDocument.path, gone));
      expect(await idsOf('paystub', { taxYear: 2026 })).toEqual([kept, gone].sort().reverse());
      expect(await idsOf('paystub', { name: 'nuria' })).toHaveLength(
        await idsOf('paystub', {}).then((ids) => ids.length),
      );
    });
  });
});
