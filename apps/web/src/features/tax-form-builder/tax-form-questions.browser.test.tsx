import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { agree, confirmTruth, goTo, openBuilder, openSample, waitUntilSaved } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { fill, fillAndLeave, paste, press } from '../../testing/user-input.ts';

const W2 = '/make-your-w2';
const FORM_1099 = '/make-your-1099';

describe('what a form alone does not tell', () => {
  test('is asked: a household leaves boxes empty below its threshold, and may not fill them', async () => {
    await openSample(W2, 'parties');
    await press(page.getByRole('checkbox', { name: 'Household employer' }));
    await expect.element(page.getByText(/Boxes 3 to 7 stay blank below \$3,000\.00 in wages for 2026\./)).toBeVisible();
    await goTo('boxes');
    const box3 = page.getByLabelText('Box 3, Social security wages');
    await expect.element(box3).toHaveValue('68,400.00');
    await fill(page.getByRole('combobox', { name: 'Code 12a' }), '');
    await fill(page.getByLabelText('Amount 12a'), '');
    await goTo('information');
    await fill(page.getByLabelText('Pay for the year'), '2900');
    await goTo('boxes');
    await expect.element(box3).toHaveValue('');
    await fillAndLeave(box3, '2900');
    await expect
      .element(page.getByText(/Household employers report these wages only from \$3,000\.00 a year\./).first())
      .toBeVisible();
    await goTo('finish');
    await confirmTruth();
    await agree();
    await press(page.getByRole('button', { name: 'Download PDF' }).first());
    await expect.element(page.getByRole('button', { name: /^Box 3: Household employers report/ })).toBeVisible();
  });

  for (const form of [W2, FORM_1099] as const) {
    test(`is how many returns are filed: from ten on, electronically, on ${form}`, { tags: ['release'] }, async () => {
      await openSample(form, 'finish');
      const count = page.getByLabelText(/^Information returns you file for 2026/);
      await fillAndLeave(count, '9');
      const told = page.getByText(/With \d+ information returns for 2026, you must file all of them electronically\./);
      await expect.element(told).not.toBeInTheDocument();
      await fill(count, '10');
      await expect.element(told.first()).toBeVisible();
      await fillAndLeave(count, 'ten');
      await expect
        .element(page.getByText(/Enter a whole number, such as 12, or leave it blank\./).first())
        .toBeVisible();
    });
  }

  test(
    'is a second form for the same recipient, and direct sales that are marked there',
    { tags: ['release'] },
    async () => {
      await openSample(FORM_1099, 'parties');
      await fill(page.getByLabelText('Other 1099-NEC forms for 2026'), '1');
      await fillAndLeave(page.getByLabelText('Account number'), '');
      await expect.element(page.getByText(/each needs its own account number/).first()).toBeVisible();
      await goTo('boxes');
      const elsewhere = page.getByRole('checkbox', { name: 'Direct sales are checked on another form' });
      await expect.element(elsewhere).not.toBeInTheDocument();
      await press(page.getByRole('checkbox', { name: /Payer made direct sales/ }));
      await press(elsewhere);
      await expect.element(page.getByText(/Clear one\./).first()).toBeVisible();
      await goTo('finish');
      await expect.element(page.getByRole('button', { name: /^Box 2: Check direct sales/ })).toBeVisible();
    },
  );

  test('is kept with the work', { tags: ['release'] }, async () => {
    await openBuilder(W2, 'parties');
    await press(page.getByRole('checkbox', { name: 'Household employer' }));
    await waitUntilSaved();
    await reload();
    await expect.element(page.getByRole('checkbox', { name: 'Household employer' })).toBeChecked();
  });
});

describe('a void form', () => {
  for (const [form, first, other] of [
    [W2, /Don’t give the employee a void W-2/, /Copy 1 has no VOID box/],
    [FORM_1099, /Copy B has no VOID box/, undefined],
  ] as const) {
    test(
      `is told of at the last step of ${form} where its copies do not show it`,
      releaseOnlyUnless(form === W2),
      async () => {
        const told = page.getByText(/no VOID box|Don’t give the employee a void W-2/);
        await openSample(form, 'finish');
        await expect.element(told).not.toBeInTheDocument();
        await goTo('boxes');
        await press(page.getByRole('checkbox', { name: 'Void' }));
        await goTo('finish');
        await expect.element(page.getByText(first)).toBeVisible();
        await press(page.getByRole('radio', { name: /^(Employer|Payer) copies/ }));
        await expect.element(page.getByText(first)).not.toBeInTheDocument();
        if (other) await expect.element(page.getByText(other)).toBeVisible();
        else await expect.element(told).not.toBeInTheDocument();
      },
    );
  }
});

test('a text that is too long is told of in every text of the parties of a W-2', async () => {
  await openBuilder(W2, 'parties');
  for (const path of ['companyName', 'companyAddress', 'companyCity', 'employeeAddress', 'controlNumber']) {
    const field = page.css(`[id="${path}"]`);
    await paste(field, 'x'.repeat(104));
    await expect.element(field).toHaveValue('x'.repeat(104));
    await expect
      .element(field)
      .toHaveAccessibleDescription(expect.stringMatching(/has 104 characters, and \d\d fit\. Shorten it\./));
  }
});
