import { endpoints } from '@paperwage/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcessRenderer } from '../../../adapters/in-process-renderer.ts';
import { ISSUE } from '../../../fixtures/issuing.ts';
import { memoryGateway } from '../../../fixtures/memory-gateway.ts';
import { DOCUMENT_REQUEST } from '../../../fixtures/requests.ts';
import { testSigner } from '../../../fixtures/signing.ts';
import type { UserApp } from '../../../fixtures/user-app.ts';
import { userApp } from '../../../fixtures/user-app.ts';
import type { RenderJob } from '../../../ports/documents/document-renderer.ts';

const { generatePdf, generateXlsx } = endpoints;
const LIST = { limit: 10 };

let app: UserApp;
let withoutPlans: UserApp;
const jobs: RenderJob[] = [];
beforeAll(async () => {
  const renderer = inProcessRenderer(undefined, testSigner);
  const recording = {
    ...renderer,
    render: (job: RenderJob) => {
      jobs.push(job);
      return renderer.render(job);
    },
  };
  app = await userApp('sqlite', { payments: memoryGateway(), renderer: recording });
  withoutPlans = await userApp('sqlite', { renderer: recording });
});
afterAll(() => Promise.all([app.close(), withoutPlans.close()]));

describe('where there are plans', () => {
  it('a PDF that nobody issues is a sample, and enters no history', async () => {
    const answers = [
      await app.ana('POST', generatePdf.path, DOCUMENT_REQUEST),
      await app.app.inject({ method: 'POST', url: generatePdf.path, payload: DOCUMENT_REQUEST }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]!.rawPayload.equals(answers[1]!.rawPayload)).toBe(true);
    expect(jobs.splice(0).map(({ issuance }) => issuance)).toEqual(['sample', 'sample']);
    const list = await app.ana('POST', '/api/profile/documents/filter/paystub', LIST);
    expect(list.json().data).toEqual([]);
  });

  it('issuing and workbooks need a plan, and say where they are', async () => {
    const asked = [
      await app.ana('POST', generatePdf.path, { ...DOCUMENT_REQUEST, issue: ISSUE }),
      await app.ana('POST', generateXlsx.path, { ...DOCUMENT_REQUEST, issue: ISSUE }),
      await app.ana('POST', generateXlsx.path, DOCUMENT_REQUEST),
    ];
    for (const answer of asked) {
      expect(answer.statusCode).toBe(402);
      expect(answer.json()).toMatchObject({
        error: { code: 'planNeeded', message: expect.stringContaining('/pricing') },
      });
    }
    const visitor = await app.app.inject({ method: 'POST', url: generateXlsx.path, payload: DOCUMENT_REQUEST });
    expect(visitor.json()).toMatchObject({ error: { code: 'signInNeeded' } });
    expect(jobs).toEqual([]);
  });
});

describe('where there are no plans', () => {
  it('no PDF is a sample, no matter who makes it', async () => {
    jobs.splice(0);
    const answers = [
      await withoutPlans.ana('POST', generatePdf.path, DOCUMENT_REQUEST),
      await withoutPlans.app.inject({ method: 'POST', url: generatePdf.path, payload: DOCUMENT_REQUEST }),
      await withoutPlans.ana('POST', generatePdf.path, { ...DOCUMENT_REQUEST, issue: ISSUE }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(jobs.map(({ issuance }) => issuance)).toEqual([undefined, undefined, expect.objectContaining({})]);
    const list = await withoutPlans.ana('POST', '/api/profile/documents/filter/paystub', LIST);
    expect(list.json().data).toHaveLength(2);
  });
});
