import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { barFigure, goTo, openSample } from '../../testing/builder.ts';
import { choose, fill, fillAndLeave, focus, keys, leaveField, press, pressKey, tab } from '../../testing/user-input.ts';
import { expectToFit, windowOf } from '../../testing/window.ts';

const HOME = 'City or place where the employee lives';
const WORK = 'City or place of work, if different';

/** The sample at the questions about places. */
async function placesIn(state: string): Promise<void> {
  await openSample('/make-your-paystub', 'basics');
  await choose(page.getByLabelText('State where they work'), state);
  await goTo('employee');
  await expect.element(page.getByRole('heading', { name: 'Local taxes' })).toBeVisible();
}

function field(name: string) {
  return { box: page.getByRole('combobox', { name }), list: page.getByRole('listbox', { name }) };
}

function onPaper(name: string) {
  return page.css('#preview').getByText(name, { exact: true }).first();
}

test('the first Escape keeps what is typed, the second takes it back', { tags: ['release'] }, async () => {
  await placesIn('OH');
  const { box, list } = field(HOME);
  await fill(box, 'clevel');
  await expect.element(list).toBeVisible();
  await keys('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('clevel');
  await keys('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await keys('{Escape}{Escape}');
  await expect.element(box).toHaveValue('');
});

test('nothing of that name is told in the list at once', { tags: ['release'] }, async () => {
  await placesIn('OH');
  const { box, list } = field(WORK);
  await fill(box, 'Atlantis');
  await expect.element(list.getByRole('option')).toHaveTextContent(/^No place with this name$/);
  await expect.element(page.getByRole('status').getByText('No place with this name')).toBeInTheDocument();
  await expectAccessible();
});

test('work where no place taxes it comes first in the list opened empty, by tap or by key', async () => {
  await placesIn('OH');
  const { box, list } = field(WORK);
  await expect.element(box).toHaveAccessibleDescription(/^Type a name to search\./);
  await fillAndLeave(field(HOME).box, 'Columbus');
  await expect.element(box).toHaveAccessibleDescription(/^Blank means the same place as home\./);
  await press(box);
  await expect.element(list.getByRole('option').first()).toHaveTextContent('No local tax');
  await keys('{Escape}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(box).toHaveValue('No local tax');
});

test('a number is completed to the name, and a name of several asks which', async () => {
  await placesIn('PA');
  const { box, list } = field(HOME);
  await expect.element(box).toHaveAccessibleDescription(/750 of 2,619 localities covered\./);
  await fillAndLeave(box, '510101');
  await expect.element(box).toHaveValue('Philadelphia');
  await expect.element(box).toHaveAccessibleDescription(/^Philadelphia: 3\.\d+%\. 750 of 2,619 localities covered\.$/);
  await fill(box, 'bethlehem');
  await expect.element(list.getByRole('option').first()).toHaveTextContent('Northampton County, 480202');
  leaveField();
  await expect
    .element(box)
    .toHaveAccessibleDescription(
      /^2 places have this name: Bethlehem \(city, Northampton, 480202\); Bethlehem \(city, Northampton, 480703\)\./,
    );
  await pressKey(box, '{ArrowDown}');
  await press(list.getByRole('option').first());
  await expect.element(box).toHaveValue('Bethlehem (city, Northampton, 480202)');
  await expect.element(box).not.toHaveAccessibleDescription(/places have this name/);
});

for (const [chosen, typed, isUsual] of [
  ['Pittsburgh (city, Allegheny, 700102)', 'pitts', true],
  ['Reading (city, Berks)', 'reading', false],
] as const) {
  test(
    `${chosen} is chosen from the list and not asked again, and its bare name is`,
    releaseOnlyUnless(isUsual),
    async () => {
      await placesIn('PA');
      const { box, list } = field(HOME);
      await fill(box, typed);
      await press(list.getByRole('option').first());
      leaveField();
      await expect.element(box).toHaveValue(chosen);
      await expect.element(box).not.toHaveAccessibleDescription(/places have this name/);
      await expect.element(box).toHaveAccessibleDescription(/County, \d{6}: \d/);
      await fillAndLeave(box, chosen.split(' ')[0]!);
      await expect.element(box).toHaveAccessibleDescription(/^2 places have this name: .+ Choose one from the list\./);
    },
  );
}

test('a half-typed name that is the beginning of one place alone is taken for it', async () => {
  await placesIn('KY');
  const { box } = field('City or place of work');
  await fill(box, 'louis');
  await tab();
  await expect.element(box).toHaveValue('Louisville Metro');
  await expect.element(box).not.toHaveAttribute('aria-invalid', 'true');
});

test('a town that takes no tax is refused with the way to leave it out, and emptied it is no mistake', async () => {
  await placesIn('NY');
  const { box } = field(HOME);
  await fill(box, 'Buffalo');
  await tab();
  await expect
    .element(box)
    .toHaveAccessibleDescription(
      /^We don’t know of a local tax for Buffalo in New York\. Enter “No local tax” if it doesn’t tax wages\./,
    );
  await goTo('finish');
  await expect.element(page.getByRole('button', { name: /We don’t know of a local tax for Buffalo/ })).toBeVisible();
  await goTo('employee');
  await fill(box, '');
  await tab();
  await expect.element(box).not.toHaveAttribute('aria-invalid', 'true');
  await goTo('finish');
  await expect.element(page.getByRole('heading', { name: 'Review and download' })).toBeVisible();
  await expect.element(page.getByText(/We don’t know of a local tax/)).not.toBeInTheDocument();
});

test('a filled place is typed over, by tap or by key', { tags: ['release'] }, async () => {
  await placesIn('OH');
  const { box } = field(HOME);
  await fill(box, 'Cleveland');
  await tab();
  await press(box);
  await keys('Colum');
  await expect.element(box).toHaveValue('Colum');
});

test('the place of work is not called another where no home is asked', { tags: ['release'] }, async () => {
  await placesIn('PA');
  await goTo('basics');
  await press(page.getByRole('button', { name: 'The employee lives in another state' }));
  await choose(page.getByLabelText('State where the employee lives'), 'MD');
  await goTo('employee');
  await expect.element(page.getByRole('combobox', { name: 'County where the employee lives' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'City or place of work', exact: true })).toBeVisible();
});

test('a place not covered on the pay date is listed and answered as that, and leads to the way out', async () => {
  await placesIn('OH');
  await goTo('earnings');
  await fillAndLeave(page.getByLabelText('Pay date', { exact: true }), '12/31/2025');
  await goTo('employee');
  const { box } = field(HOME);
  await fill(box, 'avon');
  await press(page.getByRole('option', { name: /^Avon \d+, not covered on the pay date$/ }));
  await expect.element(box).toHaveValue('Avon, not covered');
  await expect.element(box).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription(/^We don’t cover its tax\./);
  await expect.element(page.getByRole('button', { name: 'Add the Avon tax as a custom line' })).toBeVisible();
});

test('the way out of a place that is not held stands below its field', { tags: ['release'] }, async () => {
  await placesIn('OH');
  const { box } = field(HOME);
  await fillAndLeave(box, 'port atlantis');
  const way = page.getByRole('button', { name: 'Add the Port Atlantis tax as a custom line' });
  await expect.element(way).toBeVisible();
  const told = page.getByText(/^We don’t know of a local tax for port atlantis/);
  const places = () => [box, way, told].map((part) => part.element().getBoundingClientRect());
  await expect
    .poll(() => {
      const [above, below, refusal] = places();
      return {
        isInLine: Math.abs(below!.x - above!.x) <= 2,
        isBelow: below!.y > above!.bottom,
        hasRoom: below!.y - refusal!.bottom >= 6,
      };
    })
    .toEqual({ isInLine: true, isBelow: true, hasRoom: true });
});

for (const width of [360, 768, 1440]) {
  test(`${width} px wide: the list is seen whole, above the bar`, releaseOnlyUnless(width === 360), async () => {
    await windowOf(width, 800);
    await placesIn('OH');
    for (const name of [HOME, WORK]) {
      const { box, list } = field(name);
      await fill(box, 's');
      await expect.element(list).toBeVisible();
      const covered = () => {
        const one = list.element();
        const { left, top, bottom } = one.getBoundingClientRect();
        return [top + 4, bottom - 4].filter((y) => !one.contains(document.elementFromPoint(left + 20, y)));
      };
      await expect.poll(covered).toEqual([]);
      await keys('{Escape}{Escape}');
    }
  });
}

for (const width of [1440, 360]) {
  test(
    `${width} px wide: a place is found by a part of its name, by keys alone`,
    releaseOnlyUnless(width === 360),
    async () => {
      await windowOf(width, 800);
      await placesIn('OH');
      const { box, list } = field(HOME);
      await focus(box);
      await keys('clevel');
      await expect.element(box).toHaveAttribute('aria-expanded', 'true');
      await expect.element(list.getByRole('option').first()).toHaveTextContent('Cleveland');
      await expect.element(page.getByText(/^\d+ matches\.$/)).toBeInTheDocument();
      await keys('{ArrowDown}');
      await expect.element(box).toHaveAttribute('aria-activedescendant', expect.stringMatching(/./));
      const marked = box.element().getAttribute('aria-activedescendant');
      await expect.element(page.css(`[id="${marked}"]`)).toHaveAttribute('aria-selected', 'true');
      await expectAccessible();
      await expectToFit();
      await keys('{Enter}');
      await expect.element(box).toHaveValue('Cleveland');
      await expect.element(list).not.toBeInTheDocument();
      await keys('{ArrowDown}');
      await expect.element(list).toBeVisible();
      await keys('{Escape}');
      await expect.element(list).not.toBeInTheDocument();
      await expect.element(box).toHaveValue('Cleveland');
      await goTo('earnings');
      const fold = page.getByRole('button', { name: /^Taxes and deductions/ });
      if (width === 360) await press(fold);
      await press(page.getByRole('button', { name: /^Cleveland/ }));
      await expect.element(page.getByRole('region', { name: 'Taxes and deductions' })).toHaveTextContent(/2\.5%/);
    },
  );
}

test('a place is chosen by pressing it, and a county where the state has those', async () => {
  await placesIn('MD');
  const county = page.getByRole('combobox', { name: 'County where the employee lives' });
  await fill(county, 'montg');
  await press(page.getByRole('option', { name: /^Montgomery County/ }));
  await expect.element(county).toHaveValue('Montgomery County');
  await expect.element(onPaper('Montgomery County tax')).toBeVisible();
});

test('a place that is not held is told by name, with a line of one’s own as the way out', async () => {
  await placesIn('OH');
  const { box } = field(HOME);
  await fillAndLeave(box, 'Atlantis');
  await expect.element(box).toHaveValue('Atlantis');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription(/^We don’t know of a local tax for Atlantis in Ohio\./);
  await expect.element(barFigure('Net pay')).toHaveTextContent(/\d/);
  await press(page.getByRole('button', { name: 'Add the Atlantis tax as a custom line' }));
  const amount = page.getByLabelText('Atlantis tax, this period');
  await expect.element(amount).toHaveFocus();
  await fill(amount, '31');
  await expect.element(onPaper('Atlantis tax')).toBeVisible();
  await goTo('employee');
  await expect.element(box).toHaveValue('Atlantis, not covered');
  await expect.element(box).not.toHaveAttribute('aria-invalid');
  await expect
    .element(page.getByRole('button', { name: 'Add the Atlantis tax as a custom line' }))
    .not.toBeInTheDocument();
});

test('a place is answered in the review at the end', async () => {
  await placesIn('OH');
  await goTo('finish');
  const review = page.getByRole('region', { name: 'Review' });
  await press(review.getByRole('group', { name: 'Answers for the home' }).getByRole('button', { name: 'Not sure' }));
  await expect.element(review.getByText(/You’re not sure about the home city or town/)).toBeVisible();
  await goTo('earnings');
  await expect.element(page.getByText(/You’re not sure about the home city or town/).first()).toBeVisible();
});
