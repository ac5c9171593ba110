import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { expectStep, goTo, openSample, openWithholding } from '../../testing/builder.ts';
import { choose, fill, fillAndLeave, press } from '../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';

const QUESTION = /The address is in Pennsylvania\. Does the employee live there\?/;
const YES = page.getByRole('button', { name: 'Yes, lives in Pennsylvania' });
const NO = page.getByRole('button', { name: 'No, lives in New Jersey' });
const question = page.getByText(QUESTION);
const home = page.getByLabelText('State where the employee lives');

async function sampleIn(state: string): Promise<void> {
  await openSample('/make-your-paystub', 'basics');
  await choose(page.getByLabelText('State where they work'), state);
}

/** The sample, who works in New Jersey and has just given an address in Philadelphia. */
async function addressInPhiladelphia(): Promise<void> {
  await sampleIn('NJ');
  await goTo('employee');
  await fillAndLeave(page.getByLabelText('ZIP code'), '19103');
  await choose(page.getByLabelText('State', { exact: true }), 'PA');
}

for (const width of [360, 768, 1440]) {
  test(
    `${width} px wide: an address in another state asks where the employee lives`,
    releaseOnlyUnless(width === 360),
    async () => {
      await windowOf(width);
      await addressInPhiladelphia();
      await expect.element(question).toBeVisible();
      await expectAccessible();
      await expectToFit();
      await press(YES);
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(page.getByText('The employee lives in Pennsylvania.')).toBeVisible();
      await expect.element(page.getByLabelText('State', { exact: true })).toHaveFocus();
      await goTo('basics');
      await expect.element(home).toHaveValue('PA');
      await expect
        .element(page.getByText(/^The two states have an agreement, so we withhold Pennsylvania income tax\./))
        .toBeVisible();
      await goTo('finish');
      await expect.element(page.getByRole('heading', { name: 'Review and download' })).toBeVisible();
      await expect.element(question).not.toBeInTheDocument();
    },
  );
}

test('the last step asks it too, and takes the answer in one press', { tags: ['release'] }, async () => {
  await addressInPhiladelphia();
  await goTo('finish');
  const odd = page.getByRole('group', { name: 'Worth a second look' });
  await expect.element(odd.getByText(QUESTION)).toBeVisible();
  await expectAccessible();
  await press(odd.getByRole('button', { name: 'Yes, lives in Pennsylvania' }));
  await expect.element(question).not.toBeInTheDocument();
  await goTo('basics');
  await expect.element(home).toHaveValue('PA');
});

test('the entry of the last step leads to the question, where it can be denied', { tags: ['release'] }, async () => {
  await addressInPhiladelphia();
  await goTo('finish');
  await press(page.getByRole('button', { name: QUESTION }));
  await expectStep('basics');
  await expect.element(YES).toHaveFocus();
  await press(NO);
  await expect.element(home).toHaveFocus();
  await expect.element(home).toHaveValue('NJ');
  await goTo('employee');
  await expect.element(question).not.toBeInTheDocument();
  await goTo('earnings');
  await expect.element(page.getByText('New Jersey income tax').first()).toBeVisible();
});

test('what the answer takes away comes back with Undo', async () => {
  await addressInPhiladelphia();
  await openWithholding();
  await fill(page.getByLabelText(/allowances/i).first(), '2');
  await press(YES);
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect.element(question).toBeVisible();
});

test('the state where the employee lives is asked on demand, and an agreement leaves the tax to it', async () => {
  await sampleIn('PA');
  await expect.element(home).not.toBeInTheDocument();
  await press(page.getByRole('button', { name: 'The employee lives in another state' }));
  await expect.element(home).toHaveFocus();
  await expect.element(home).toHaveValue('');
  await choose(home, 'NY');
  await expect.element(home).toHaveAccessibleDescription(/no agreement, so we withhold Pennsylvania income tax\.$/);
  await choose(home, 'NJ');
  await expect
    .element(home)
    .toHaveAccessibleDescription(
      /^The two states have an agreement, so we withhold New Jersey income tax\. We assume the employee filed/,
    );
  const onPaper = (name: string) => page.css('#preview').getByText(name, { exact: true }).first();
  await expect.element(onPaper('New Jersey income tax')).toBeVisible();
  await expect.element(onPaper('Pennsylvania SUI')).toBeVisible();
  await goTo('employee');
  await openWithholding();
  await expect.element(page.getByRole('heading', { name: 'New Jersey Form NJ-W4' })).toBeVisible();
  await goTo('earnings');
  await press(page.getByRole('button', { name: /^New Jersey income tax/ }));
  await expect
    .element(page.getByRole('region', { name: 'Taxes and deductions' }))
    .toHaveTextContent(/New Jersey.*Pennsylvania|Pennsylvania.*New Jersey/);
  await goTo('basics');
  await expect.element(home).toHaveValue('NJ');
});
