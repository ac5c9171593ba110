import { endpoints } from '@paperwage/api-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../../fixtures/answers.ts';
import type { TestAccounts } from '../../../fixtures/test-accounts.ts';
import { testAccounts } from '../../../fixtures/test-accounts.ts';

const { path } = endpoints.reportDocument;
const REPORT = {
  code: '7KQ4-M2XD-9RVT',
  reason: 'notIssuedByEmployer',
  details: 'I run this company. We never paid this person.',
  email: 'owner@example.com',
};

let test: TestAccounts;
beforeEach(async () => void (test = await testAccounts({ VERIFICATIONS_PER_MINUTE: '3' })));
afterEach(async () => {
  await test.app.close();
  await test.services.records.close();
});

describe('a report about a document', () => {
  it('waits for an admin, sealed', async () => {
    expect(await test.call(path, REPORT)).toMatchObject({ status: 200 });
    const [first, ...others] = await test.services.records.review.reports({ limit: 9, isOpen: true });
    expect(first).toMatchObject({ atMs: test.clock.nowMs(), item: REPORT });
    expect(first!.item).not.toHaveProperty('appCheckToken');
    expect(others).toEqual([]);
    const rows = await test.db.selectFrom('document_reports').selectAll().execute();
    for (const secret of ['owner@', 'never paid', REPORT.code]) {
      expect(Buffer.from(rows[0]!.content).includes(secret)).toBe(false);
    }
  });

  it('names a code or a file, and why', async () => {
    const { code, ...without } = REPORT;
    expect(await test.call(path, without)).toMatchObject({
      status: 400,
      message: 'The request body must have a code or the SHA-256 hash of a file.',
    });
    expect(await test.call(path, { ...without, code, reason: 'spite' })).toMatchObject({ status: 400 });
    expect(await test.call(path, { ...without, sha256: 'ab'.repeat(32) })).toMatchObject({ status: 200 });
  });

  it('needs a real browser', async () => {
    const answer = await test.app.inject({ method: 'POST', url: path, payload: REPORT });
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'requestInvalid']);
    expect(await test.services.records.review.reports({ limit: 9, isOpen: true })).toEqual([]);
  });
});

describe('checks of documents', () => {
  it.each([
    [endpoints.verifyCode.path, { code: REPORT.code }],
    [endpoints.verifyFile.path, { sha256: 'ab'.repeat(32), codes: [REPORT.code] }],
  ])('at %s are few a minute from one address', async (url, payload) => {
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      statuses.push((await test.app.inject({ method: 'POST', url, payload })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('want both figures or none, as people write them', async () => {
    const { path: url } = endpoints.verifyCode;
    expect(await test.call(url, { code: REPORT.code, date: '11/20/2026' })).toMatchObject({ status: 400 });
    expect(await test.call(url, { code: REPORT.code, date: '20.11.', amount: '1' })).toMatchObject({ status: 400 });
    expect(await test.call(url, { code: REPORT.code, date: '11/20/26', amount: '$1,200' })).toMatchObject({
      status: 200,
      data: { result: 'unknown' },
    });
  });
});
