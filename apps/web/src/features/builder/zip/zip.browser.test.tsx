import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { releaseOnlyUnless } from '../../../testing/release-only.ts';
import { barFigure, goTo, openBuilder, type BuilderPath } from '../../../testing/builder.ts';
import { choose, fill, focus, keys, leaveField, press } from '../../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../../testing/window.ts';

const PAY_STUB = '/make-your-paystub';
const INVOICE = '/invoice-generator';
const W2 = '/make-your-w2';
const FORM_1099 = '/make-your-1099';
const FILLED = 'City and state filled from the ZIP code.';

/** The two addresses of each builder: how to get there, and what their fields are called in the draft. */
const ADDRESSES: readonly { of: string; at: BuilderPath; step: string; city: string; state: string; zip: string }[] = [
  ...(['company', 'employee'] as const).map((who) => ({
    of: `the ${who} of a pay stub`,
    at: PAY_STUB as BuilderPath,
    step: who,
    city: `${who}Info.city`,
    state: `${who}Info.state`,
    zip: `${who}Info.zipCode`,
  })),
  ...(['from', 'to'] as const).map((who) => ({
    of: `“${who}” of an invoice`,
    at: INVOICE as BuilderPath,
    step: who,
    city: `${who}.city`,
    state: `${who}.state`,
    zip: `${who}.zip`,
  })),
  ...(['company', 'employee'] as const).map((who) => ({
    of: `the ${who} of a W-2`,
    at: W2 as BuilderPath,
    step: 'parties',
    city: `${who}City`,
    state: `${who}State`,
    zip: `${who}Zip`,
  })),
  ...(['payers', 'recipients'] as const).map((who) => ({
    of: `the ${who} of a 1099`,
    at: FORM_1099 as BuilderPath,
    step: 'parties',
    city: `${who}City`,
    state: `${who}State`,
    zip: `${who}Zip`,
  })),
];

const field = (path: string) => page.css(`[id="${path}"]`);
const city = page.getByLabelText('City', { exact: true });
const state = page.getByLabelText('State', { exact: true });
const zip = page.getByLabelText('ZIP code');

async function leaveZip(own: Locator, text: string): Promise<void> {
  await fill(own, text);
  leaveField();
}

for (const [index, address] of ADDRESSES.entries()) {
  // In everyday runs, one address per builder.
  const isUsual = index % 2 === 0;
  test(
    `fills city and state of ${address.of}, tells of it, and warns of another state`,
    releaseOnlyUnless(isUsual),
    async () => {
      await openBuilder(address.at, address.step);
      const [ownCity, ownState, ownZip] = [field(address.city), field(address.state), field(address.zip)];
      await leaveZip(ownZip, '941072201');
      await expect.element(ownCity).toHaveValue('San Francisco');
      await expect.element(ownState).toHaveValue('CA');
      await expect.element(ownZip).toHaveValue('94107-2201');
      await expect.element(page.getByRole('status').filter({ hasText: FILLED })).toBeVisible();
      // Filled values follow a corrected ZIP code; typed ones do not.
      await leaveZip(ownZip, '97205');
      await expect.element(ownCity).toHaveValue('Portland');
      await expect.element(ownState).toHaveValue('OR');
      await (ownState.element().localName === 'select' ? choose : fill)(ownState, 'CA');
      await leaveZip(ownZip, '89501');
      await expect
        .element(ownZip)
        .toHaveAccessibleDescription('ZIP code 89501 is in Nevada. This address says California.');
      await expect.element(ownCity).toHaveValue('Portland');
      await expect.element(ownState).toHaveValue('CA');
    },
  );
}

describe('a ZIP code', () => {
  test('overwrites nothing that was typed, and its warning goes with its cause', async () => {
    await openBuilder(PAY_STUB, 'employee');
    await fill(city, 'Sparks');
    await choose(state, 'NV');
    await leaveZip(zip, '94107');
    await expect.element(zip).toHaveAccessibleDescription('ZIP code 94107 is in California. This address says Nevada.');
    await expect.element(zip).not.toHaveAttribute('aria-invalid');
    await expect.element(city).toHaveValue('Sparks');
    await expect.element(page.getByText(/filled from the ZIP code/)).not.toBeInTheDocument();
    // It is still there when one comes back to it, and blocks nothing.
    await press(page.getByRole('button', { name: 'Continue' }));
    await goTo('employee');
    await expect.element(zip).toHaveAccessibleDescription(/^ZIP code 94107 is in California/);
    await choose(state, 'CA');
    await expect.element(zip).toHaveAccessibleDescription('');
  });

  test('fills what alone is empty, and says softly that it is not known', async () => {
    await openBuilder(PAY_STUB, 'company');
    await fill(city, 'SF');
    await leaveZip(zip, '94107');
    await expect.element(state).toHaveValue('CA');
    await expect.element(city).toHaveValue('SF');
    await expect.element(page.getByText('State filled from the ZIP code.')).toBeVisible();
    await leaveZip(zip, '00000');
    await expect.element(zip).toHaveAccessibleDescription('We don’t know ZIP code 00000. Check it.');
    await expect.element(zip).not.toHaveAttribute('aria-invalid');
  });

  test.each([
    ['Ctrl+Z', () => keys('{Control>}z{/Control}')],
    ['the button of the message', () => press(page.getByRole('button', { name: 'Undo' }))],
  ])('is taken back in one step by %s', async (_, undo) => {
    await openBuilder(PAY_STUB, 'company');
    await leaveZip(zip, '94107');
    await expect.element(city).toHaveValue('San Francisco');
    await undo();
    await expect.element(city).toHaveValue('');
    await expect.element(state).toHaveValue('');
    await expect.element(zip).toHaveValue('94107');
  });

  test('of the employee chooses the state of the address, as a person would, and no other', async () => {
    await openBuilder(PAY_STUB, 'basics');
    await choose(page.getByLabelText('State where they work'), 'TX');
    await goTo('employee');
    await leaveZip(zip, '94107');
    await expect.element(state).toHaveValue('CA');
    await expect.element(page.css('#preview')).toHaveTextContent('San Francisco, CA 94107');
    await goTo('basics');
    await expect.element(page.getByLabelText('State where they work')).toHaveValue('TX');
    await expect.element(barFigure('Net pay')).toBeInTheDocument();
  });

  test('fills no address abroad', async () => {
    await openBuilder(FORM_1099, 'parties');
    await fill(page.getByLabelText('Country').nth(1), 'France');
    await leaveZip(field('recipientsZip'), '75001');
    await leaveZip(field('payersZip'), '75001');
    await expect.element(field('payersCity')).toHaveValue('Addison');
    await expect.element(field('recipientsCity')).toHaveValue('');
  });
});

/** Each of these uses ZIP codes that no other test does: a loaded list is cached for the life of the page. */
describe('the list of ZIP codes', () => {
  const listsAsked = () => {
    const fetching = vi.spyOn(window, 'fetch');
    onTestFinished(() => fetching.mockRestore());
    return fetching;
  };

  test('is ours, asked by two digits, and only once', async () => {
    const asked: string[] = [];
    const observer = new PerformanceObserver((list) => asked.push(...list.getEntries().map(({ name }) => name)));
    observer.observe({ type: 'resource' });
    onTestFinished(() => observer.disconnect());
    const lists = () => asked.filter((url) => /\/zip\/.*\.json$/.test(url));
    await openBuilder(W2, 'parties');
    await leaveZip(field('companyZip'), '37203');
    await expect.element(field('companyCity')).toHaveValue('Nashville');
    await leaveZip(field('employeeZip'), '37902');
    await expect.element(field('employeeCity')).toHaveValue('Knoxville');
    await expect.poll(lists).toEqual([`${location.origin}/zip/37.json`]);
    expect(asked.filter((url) => !url.startsWith(location.origin) && !url.startsWith('blob:'))).toEqual([]);
    expect(asked.filter((url) => url.includes('37203') || url.includes('37902'))).toEqual([]);
  });

  test('that cannot be had leaves the address to be typed, without a word, until it can', async () => {
    await openBuilder(PAY_STUB, 'company');
    const lists = listsAsked();
    lists.mockResolvedValueOnce(new Response('Not found', { status: 404 }));
    await leaveZip(zip, '48201');
    await expect.poll(() => lists.mock.calls).toEqual([['/zip/48.json']]);
    lists.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await leaveZip(zip, '48202');
    await expect.poll(() => lists.mock.calls.length).toBe(2);
    await expect.element(zip).toHaveAccessibleDescription('');
    await expect.element(city).toHaveValue('');
    await leaveZip(zip, '48201');
    await expect.element(city).toHaveValue('Detroit');
  });

  test('that comes late writes over nothing', async () => {
    await openBuilder(PAY_STUB, 'company');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const fetchList = window.fetch;
    const lists = listsAsked();
    lists.mockImplementationOnce(async (...asked) => {
      await held;
      return fetchList(...asked);
    });
    await leaveZip(zip, '73102');
    await fill(city, 'Norman');
    leaveField();
    expect(lists).toHaveBeenCalledOnce();
    answer();
    await expect.element(state).toHaveValue('OK');
    await expect.element(city).toHaveValue('Norman');
  });
});

for (const width of [360, 768, 1440]) {
  test(
    `${width} px wide: the warning stands below its field, within the row, and moves nothing where there is room`,
    releaseOnlyUnless(width === 360),
    async () => {
      await windowOf(width, 800);
      await openBuilder(W2, 'parties');
      const [ownZip, ownState, below] = [
        field('companyZip'),
        field('companyState'),
        field('employersIdentificationNumber'),
      ];
      await choose(ownState, 'DC');
      const placeOf = (part: Locator) => part.element().getBoundingClientRect();
      const distance = () => placeOf(below).top - placeOf(ownZip).bottom;
      const before = distance();
      await leaveZip(ownZip, '94107');
      const warning = page.getByText('ZIP code 94107 is in California. This address says District of Columbia.');
      await expect.element(warning).toBeVisible();
      await expect.poll(() => placeOf(warning).left).toBeGreaterThanOrEqual(0);
      await expect.poll(() => placeOf(warning).right - placeOf(ownZip).right).toBeLessThanOrEqual(1);
      await expect.poll(() => placeOf(warning).top - placeOf(ownZip).bottom).toBeLessThan(10);
      await expectToFit();
      if (width > 360) await expect.poll(() => Math.abs(distance() - before)).toBeLessThan(1);
      // Two messages beside each other keep to their own columns.
      await choose(ownState, '');
      await focus(ownState);
      leaveField();
      await leaveZip(ownZip, '9410');
      const [left, right] = [field('companyState-message'), field('companyZip-message')];
      await expect.element(left).toBeVisible();
      await expect.element(right).toBeVisible();
      await expect.poll(() => placeOf(right).left - placeOf(left).right).toBeGreaterThanOrEqual(0);
    },
  );
}
