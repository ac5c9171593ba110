import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { agree, download } from './builder-page.ts';

/** What a page asks for a pay stub with. */
const requestSchema = z.looseObject({ documentData: z.looseObject({ employeeInfo: z.looseObject({}) }) });

type Builder = '/make-your-paystub' | '/invoice-generator' | '/make-your-w2' | '/make-your-1099';

/** Opens a builder at its last step with the sample, ready to download. */
async function openSampleToIssue(page: Page, builder: Builder): Promise<void> {
  await page.goto(`${builder}?step=finish`);
  await page.getByRole('button', { name: 'Fill in a sample' }).click();
  await expect(page.getByText('Sample filled in.')).toBeVisible();
  const isTrue = page.getByRole('checkbox', { name: /^The amounts on this form are true/ });
  if (builder === '/make-your-w2' || builder === '/make-your-1099') await isTrue.check();
}

/** Makes the sample while logged in; it enters the history. Gives the bytes of the file. */
export async function issueSample(page: Page, builder: Builder): Promise<Buffer> {
  await openSampleToIssue(page, builder);
  const { bytes } = await download(page, 'Download PDF');
  await expect(page.getByRole('link', { name: 'in your history' })).toBeVisible();
  return bytes;
}

/** Makes a sample pay stub and then others like it, `Person 02` and so on, by the call that the page makes. */
export async function issuePayStubs(page: Page, count: number): Promise<void> {
  await openSampleToIssue(page, '/make-your-paystub');
  await agree(page);
  const asked = page.waitForRequest('/api/documents/generate-pdf');
  await page.getByRole('button', { name: 'Download PDF' }).first().click();
  const request = await asked;
  await expect(page.getByRole('link', { name: 'in your history' })).toBeVisible();
  const { authorization } = await request.allHeaders();
  const body = requestSchema.parse(request.postDataJSON());
  for (let number = 2; number <= count; number += 1) {
    const employeeName = `Person ${String(number).padStart(2, '0')}`;
    const { documentData } = body;
    const employeeInfo = { ...documentData.employeeInfo, employeeName };
    const answer = await page.request.post('/api/documents/generate-pdf', {
      headers: { authorization: authorization! },
      data: { ...body, documentData: { ...documentData, employeeInfo } },
    });
    expect(answer.status()).toBe(200);
  }
}
