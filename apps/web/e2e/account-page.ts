import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  expect,
  type Page,
  request,
  type Response,
  test,
} from '@playwright/test';
import { z } from 'zod';
import { solveAppCheck } from '../../../scripts/peers/app-check.mjs';
import { open } from './open-page.ts';
import { rememberSecrets } from './remember-secrets.ts';

/** Where the server under test leaves its mails; see scripts/serve-tests.mjs. */
const outbox = () => `.cache/${test.info().project.name === 'plans' ? 'e2e-plans' : 'e2e-data'}/outbox`;
/** How long a builder waits for more before it saves to the account. */
const QUIET_MS = 3_000;
/** The browsers whose time tests may put forward. */
const withClock = new WeakSet<BrowserContext>();
export const PASSWORD = 'nine lamps over the river';

/** An address that no run has used before, nor a test that runs beside. */
export function newEmail(): string {
  return `ana.${randomUUID()}@example.com`;
}

/** Makes an account and opens its page. */
export async function signUp(page: Page): Promise<string> {
  const email = await makeAccount(page);
  await page.goto('/user/account');
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  return email;
}

/** Makes an account, in which the browser is logged in on the next page that it opens; gives its address. */
export async function makeAccount(page: Page, email = newEmail()): Promise<string> {
  await enter(page, await signUpByCall(page.request, email));
  return email;
}

/** Makes an account in which this browser is not logged in; gives its address. */
export async function newAccount(): Promise<string> {
  const elsewhere = await request.newContext({ baseURL: test.info().project.use.baseURL! });
  const email = newEmail();
  await signUpByCall(elsewhere, email);
  await elsewhere.dispose();
  return email;
}

/** Makes an account without a page. */
async function signUpByCall(caller: APIRequestContext, email: string): Promise<CustomToken> {
  const challenge = await readData(await caller.get('/api/app-check-challenge'), z.unknown());
  const appCheckToken = await solveAppCheck(challenge);
  const body = { firstName: 'Núria', email, password: PASSWORD, appCheckToken };
  return readData(await post(caller, '/api/sign-up', body), customTokenSchema);
}

/** Makes an account as a person does, wherever that leads; gives its address. */
export async function signUpByForm(page: Page): Promise<string> {
  const email = newEmail();
  await open(page, '/auth/sign-up');
  await page.getByLabel('First name').fill('Núria');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await rememberSecrets(page);
  return email;
}

const customTokenSchema = z.object({ customToken: z.string() });
type CustomToken = z.output<typeof customTokenSchema>;
export const idTokenSchema = z.object({ idToken: z.string() });

async function post(caller: APIRequestContext, path: string, data: object, headers = {}): Promise<APIResponse> {
  const answer = await caller.post(path, { data, headers });
  expect(answer.status(), path).toBe(200);
  return answer;
}

/** The data of an answer. Throws where they are not what the schema says. */
export async function readData<Data>(answer: APIResponse | Response, schema: z.ZodType<Data>): Promise<Data> {
  return z.object({ data: schema }).parse(await answer.json()).data;
}

/** Ends a sign-up or log-in with the calls that our pages make, and leaves what they leave in the browser. */
async function enter(page: Page, { customToken }: CustomToken): Promise<void> {
  const { idToken } = await readData(await post(page.request, '/api/identity/token', { customToken }), idTokenSchema);
  await post(page.request, '/api/login', {}, { authorization: `Bearer ${idToken}` });
  // An address of this site that has no code.
  await page.goto('/healthz');
  await page.clock.install({ time: await page.evaluate(() => Date.now()) });
  withClock.add(page.context());
  await page.evaluate(() => localStorage.setItem('paperwage.signed-in', '1'));
  await rememberSecrets(page);
}

/** Logs in on the page that is open. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Logs in; the next page that is opened knows it. */
export async function logInElsewhere(page: Page, email: string): Promise<void> {
  const answer = await post(page.request, '/api/sign-in', { email, password: PASSWORD });
  await enter(page, await readData(answer, customTokenSchema));
}

/** Presses “Log out” in the menu of the header. A page that arrives just then closes the menu. */
export async function logOut(page: Page): Promise<void> {
  const loggedOut = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  const press = page.getByRole('button', { name: 'Log out', exact: true });
  await expect(async () => {
    if (!(await press.isVisible())) await page.getByRole('button', { name: 'Account', exact: true }).click();
    await press.click({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(loggedOut).toBeVisible();
}

/** The newest link to a page that was sent to an address, as path and secret. */
export async function linkSentTo(email: string, path: string): Promise<string> {
  const mail = await mailTo(email, path);
  return /https?:\/\/[^/\s]+(\/auth\/\S+#token=\S+)/.exec(mail)![1]!;
}

/** The newest mail to an address that says something. */
export async function mailTo(email: string, says: string): Promise<string> {
  let found: string | undefined;
  const look = () => (found = mailsTo(email).findLast((mail) => mail.includes(says)));
  await expect.poll(look, { message: `no mail that says ${says}` }).toBeDefined();
  return found!;
}

function mailsTo(email: string): readonly string[] {
  // The folder comes with the first mail.
  if (!existsSync(outbox())) return [];
  return (
    readdirSync(outbox())
      // What is still being written has another name, which is gone a moment later.
      .filter((name) => name.endsWith('.eml'))
      .toSorted()
      .map((name) =>
        readFileSync(`${outbox()}/${name}`, 'utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      )
      .filter((mail) => mail.includes(`To: ${email}`))
  );
}

/** Waits until the work of a builder is in the account, without the seconds in which the builder waits for more. */
export async function waitUntilInAccount(page: Page): Promise<void> {
  const saved = page.locator('[data-account="saved"]');
  if (withClock.has(page.context())) {
    await expect(async () => {
      if (!(await saved.isVisible())) await page.clock.fastForward(QUIET_MS);
      await expect(saved).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  }
  await expect(saved).toBeVisible({ timeout: 20_000 });
}
