import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBuilder, openSample } from '../../testing/builder.ts';
import { reload } from '../../testing/page.tsx';
import { fill, press } from '../../testing/user-input.ts';
import { windowOf } from '../../testing/window.ts';

const PAY_STUB = '/make-your-paystub';

describe('form and paper', () => {
  const form = () => page.getByRole('region', { name: 'Form' });
  const paper = () => page.getByRole('region', { name: 'Preview' });
  const tabs = () => page.getByRole('radio', { name: /^(Edit|Preview)$/ });

  test.each([1024, 1440, 1920])('stand side by side at %i px, the form left and the true page right', async (width) => {
    await windowOf(width, 900);
    await openBuilder(PAY_STUB, 'company');
    await fill(page.getByLabelText('Company name'), 'Side by Side');
    await expect.element(paper()).toHaveTextContent('Side by Side');
    const edges = () => {
      const [left, right] = [form().element().getBoundingClientRect(), paper().element().getBoundingClientRect()];
      return { begins: left.x, areApart: right.x >= left.right, isInWindow: right.right <= width };
    };
    await expect.poll(edges).toEqual({ begins: 0, areApart: true, isInWindow: true });
    await expect.element(page.getByLabelText('Company name')).toBeInViewport();
    await expect.element(paper().css('svg').first()).toBeInViewport();
    await expect.element(tabs()).not.toBeInTheDocument();
  });

  test('are tabs at 1023 px', async () => {
    await windowOf(1023, 900);
    await openBuilder(PAY_STUB, 'company');
    await expect.element(tabs()).toHaveLength(2);
    await expect.element(page.getByRole('radio', { name: 'Edit' })).toBeChecked();
    await fill(page.getByLabelText('Company name'), 'One at a Time');
    await expect.element(paper()).not.toBeInTheDocument();
    await press(page.getByRole('radio', { name: 'Preview' }));
    await expect.element(paper()).toHaveTextContent('One at a Time');
    await expect.element(paper().css('svg').first()).toBeInViewport();
    await expect.element(page.getByLabelText('Company name')).not.toBeVisible();
    await press(page.getByRole('radio', { name: 'Edit' }));
    await expect.element(page.getByLabelText('Company name')).toBeVisible();
  });
});

test('shows a name in another alphabet, whose letters come with the first of them', async () => {
  const hasFetched = () =>
    [...document.fonts].some(({ unicodeRange, status }) => /370/.test(unicodeRange) && status === 'loaded');
  await openBuilder(PAY_STUB, 'company');
  await fill(page.getByLabelText('Company name'), 'Zorya Łódź');
  await expect.element(page.getByRole('region', { name: 'Preview' })).toHaveTextContent('Zorya Łódź');
  expect(hasFetched()).toBe(false);
  await fill(page.getByLabelText('Company name'), 'Зоря Κρήνη');
  await expect.element(page.getByRole('region', { name: 'Preview' })).toHaveTextContent('Зоря Κρήνη');
  await expect.element(page.getByText(/We can’t print|didn’t load/)).not.toBeInTheDocument();
  await expect.poll(hasFetched).toBe(true);
});

test('leads from the paper to the field', async () => {
  await openSample(PAY_STUB, 'finish');
  await press(page.css('#preview [data-region="employeeInfo.employeeName"]').first());
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
  await press(page.css('#preview [data-region="items.0.earnings.overtime"]').first());
  await expect.element(page.getByLabelText('Overtime, rate')).toHaveFocus();
  await expect.poll(() => location.href).toMatch(/step=earnings/);
});

test(
  'the browser’s back leads from the preview to the form of the step on a phone',
  { tags: ['release'] },
  async () => {
    await windowOf(360, 780);
    await openBuilder(PAY_STUB, 'company');
    await fill(page.getByLabelText('Company name'), 'Back and Forth');
    const view = (name: string) => page.getByRole('radio', { name });
    await press(view('Preview'));
    await expect.element(page.getByRole('region', { name: 'Preview' })).toHaveTextContent('Back and Forth');
    history.back();
    await expect.element(page.getByLabelText('Company name')).toBeVisible();
    await expect.poll(() => location.href).toMatch(/step=company$/);
    await press(view('Preview'));
    await press(view('Edit'));
    await expect.poll(() => location.href).toMatch(/step=company$/);
    await press(view('Preview'));
    await reload();
    await expect.element(page.getByRole('region', { name: 'Preview' })).toHaveTextContent('Back and Forth');
    await press(view('Edit'));
    await expect.element(page.getByLabelText('Company name')).toBeVisible();
  },
);
