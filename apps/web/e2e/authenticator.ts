import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { PASSWORD } from './account-page.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 6238 with 30 seconds and six digits, `stepsAhead` of now, since a code is good once. */
export function codeOf(secret: string, stepsAhead = 0): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Turns the authenticator app on, on the account page that is open. */
export async function setUpAuthenticator(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.getByText('Set up', { exact: true }).click();
  const form = page.locator('#set-up-authenticator');
  await form.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7 ]{16,}$/).textContent())!;
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCodes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I saved these codes' }).click();
  await expect(page.getByText('10 recovery codes left').locator('..')).toBeFocused();
  return { secret, recoveryCodes };
}
