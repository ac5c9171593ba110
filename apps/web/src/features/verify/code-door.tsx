import type { Called } from '../../identity/call.ts';
import { call } from '../../identity/call.ts';
import { CallForm } from '../../call-form/call-form.tsx';
import { Entry } from '../../call-form/entry.tsx';
import { fieldId } from '../../call-form/form-context.ts';
import type { Values } from '../../call-form/use-sending.ts';
import type { CodeCheck } from './check.ts';
import { SampleFoot } from './sample-foot.tsx';
import styles from './verify-page.module.css';

const FORM = 'verify';

/** Checks what stands on a print: the code alone, or with a date and an amount. */
export function CodeDoor({ onChecked }: { readonly onChecked: (check: CodeCheck) => void }) {
  return (
    <section aria-labelledby="code-door">
      <h2 id="code-door">You have a print or a photo</h2>
      <p className={styles.say}>Enter what’s on it. The code is at the bottom of the page.</p>
      <SampleFoot />
      <CallForm id={FORM} submit="Check" send={sendTyped} onDone={onChecked} aside={<Aside />}>
        <div className={styles.code}>
          <Entry
            name="code"
            label="Code"
            autoComplete="off"
            maxLength={64}
            empty="Enter the code, such as 7KQ4-M2XD-9RVT."
          />
        </div>
        <div className={styles.pair}>
          <Entry name="date" label="Pay date or invoice date" autoComplete="off" maxLength={40} />
          <Entry name="amount" label="Net pay or invoice total" autoComplete="off" inputMode="decimal" maxLength={40} />
        </div>
      </CallForm>
    </section>
  );
}

function Aside() {
  return (
    <p className={styles.aside}>
      The code alone says whether a document was issued. The date and amount, as printed, open its figures.
    </p>
  );
}

/** Leads to the field of the date, with a code filled in where there is one. */
export function askForFigures(code?: string): void {
  if (code !== undefined) fillInCode(code);
  document.getElementById(fieldId(FORM, 'date'))?.focus();
}

/** Puts a code into the form. */
export function fillInCode(code: string): void {
  const input = document.getElementById(fieldId(FORM, 'code'));
  if (input instanceof HTMLInputElement) input.value = code;
}

async function sendTyped({ code = '', date = '', amount = '' }: Values): Promise<Called<CodeCheck>> {
  return checkCode(code.trim().toUpperCase(), {
    ...(date.trim() !== '' && { date }),
    ...(amount.trim() !== '' && { amount }),
  });
}

/** Asks what is known of a code, and of its figures where they are given: the server says what is missing or wrong. */
export async function checkCode(
  code: string,
  figures: { readonly date?: string; readonly amount?: string } = {},
): Promise<Called<CodeCheck>> {
  const answer = await call('POST /api/verify/code', { body: { code, ...figures } });
  if (!answer.ok) return answer;
  return { ok: true, data: { door: 'code', code, hasFigures: 'date' in figures, answer: answer.data } };
}
