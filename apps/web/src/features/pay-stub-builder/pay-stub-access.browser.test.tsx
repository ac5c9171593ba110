import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { barFigure, goTo, openBuilder, openSample } from '../../testing/builder.ts';
import { exactly, textWithFigure } from '../../testing/read-page.ts';
import { fill, fillAndLeave, focus, keys, press } from '../../testing/user-input.ts';
import { windowOf } from '../../testing/window.ts';

const PAY_STUB = '/make-your-paystub';
/** Longer than typing pauses before the net pay is said. */
const PAUSE_MS = 1_500;
const STEPS = ['basics', 'company', 'employee', 'earnings', 'finish'];
const netPay = barFigure('Net pay');

describe('pay stub builder for everybody', () => {
  test('moves between stubs by the arrow keys', async () => {
    await openSample(PAY_STUB, 'earnings');
    const stub = (number: number) => page.getByRole('tab', { name: new RegExp(`^Stub ${number}`) });
    await focus(stub(1));
    await keys('{ArrowRight}');
    await expect.element(stub(2)).toHaveFocus();
    await expect.element(stub(2)).toHaveAttribute('aria-selected', 'true');
    await keys('{End}');
    await expect.element(stub(3)).toHaveFocus();
    await keys('{ArrowRight}');
    await expect.element(stub(1)).toHaveFocus();
  });

  test('says the net pay once typing pauses', async () => {
    await openSample(PAY_STUB, 'earnings');
    const before = await textWithFigure(netPay);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await fill(page.getByLabelText('Regular, rate'), '40');
    await expect.element(netPay).not.toHaveTextContent(exactly(before));
    const net = await textWithFigure(netPay);
    const said = page.css('[aria-live="polite"]').filter({ hasText: `Net pay ${net}` });
    const soon = () => {
      vi.advanceTimersByTime(PAUSE_MS);
      return said.elements().length;
    };
    await expect.poll(soon).toBe(1);
  });

  test('reads typed dates when the field is left', async () => {
    await openBuilder(PAY_STUB, 'earnings');
    const payDate = page.getByLabelText('Pay date', { exact: true });
    await fillAndLeave(payDate, '1/5/26');
    await expect.element(payDate).toHaveValue('01/05/2026');
    await fillAndLeave(payDate, 'someday');
    await expect.element(payDate).toHaveValue('someday');
    await expect.element(page.getByText('Enter the date as 11/20/2026.')).toBeVisible();
  });
});

describe('pay stub builder on a phone', () => {
  test('opens the total of a line of the user’s own by a tap', async () => {
    await windowOf(360, 740);
    await openSample(PAY_STUB, 'earnings');
    await press(page.getByRole('button', { name: /^Tool allowance, total/ }));
    await expect.element(page.getByText('Rate times hours.')).toBeVisible();
  });

  test('gives every control room for a finger', { tags: ['release'] }, async () => {
    await windowOf(360, 740);
    await openSample(PAY_STUB, 'basics');
    for (const step of STEPS) {
      await goTo(step);
      await expect.poll(smallFields, { message: `step ${step}` }).toEqual([]);
    }
  });
});

function smallFields(): string[] {
  const fields = document.querySelectorAll<HTMLElement>(
    'main input:not([type=checkbox],[type=radio],[type=file],[type=date]), main select',
  );
  return [...fields]
    .filter((field) => field.offsetParent !== null && field.getBoundingClientRect().height < 44)
    .map((field) => field.id);
}
