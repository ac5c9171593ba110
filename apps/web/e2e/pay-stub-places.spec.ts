import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { fillInSample, goTo } from './pay-stub-page.ts';

const HOME = 'City or place where the employee lives';
const WORK = 'City or place of work, if another';

/** The sample at the questions about places. */
async function placesIn(page: Page, state: string): Promise<void> {
  await fillInSample(page);
  await goTo(page, 'basics');
  await page.getByLabel('State where the work is done').selectOption(state);
  await goTo(page, 'employee');
  await expect(page.getByRole('heading', { name: 'Local taxes' })).toBeVisible();
}

function field(page: Page, name: string) {
  return { box: page.getByRole('combobox', { name }), list: page.getByRole('listbox', { name }) };
}

test('the first Escape keeps what is typed, the second takes it back', async ({ page }) => {
  await placesIn(page, 'OH');
  const { box, list } = field(page, HOME);
  await box.pressSequentially('clevel');
  await expect(list).toBeVisible();
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('clevel');
  await box.press('ArrowDown');
  await expect(list).toBeVisible();
  await box.press('Escape');
  await box.press('Escape');
  await expect(box).toHaveValue('');
});

test('nothing of that name is told in the list at once', async ({ page }) => {
  await placesIn(page, 'OH');
  const { box, list } = field(page, WORK);
  await box.fill('Atlantis');
  await expect(list.getByRole('option')).toHaveText(['No place of this name']);
  await expect(page.getByRole('status').getByText('No place of this name')).toBeAttached();
  await expectAccessible(page);
});

test('work where no place taxes it comes first in the list opened empty, by tap or by key', async ({ page }) => {
  await placesIn(page, 'OH');
  const { box, list } = field(page, WORK);
  await expect(box).toHaveAccessibleDescription(/None: work where no place taxes it\./);
  await box.click();
  await expect(list.getByRole('option').first()).toContainText('work where no place taxes it');
  await box.press('Escape');
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue('none');
});

test('a number is completed to the name, and a name of several asks which', async ({ page }) => {
  await placesIn(page, 'PA');
  const { box, list } = field(page, HOME);
  await expect(box).toHaveAccessibleDescription(/750 of 2,619 codes are held\./);
  await box.fill('510101');
  await box.blur();
  await expect(box).toHaveValue('Philadelphia');
  await expect(box).toHaveAccessibleDescription(/^Philadelphia County, 510101\. 750 of 2,619 codes are held\.$/);
  await box.fill('bethlehem');
  await expect(list.getByRole('option').first()).toContainText('Northampton County, 480202');
  await box.blur();
  await expect(box).toHaveAccessibleDescription(
    /^2 places have this name: Bethlehem \(city, Northampton, 480202\); Bethlehem \(city, Northampton, 480703\)\./,
  );
  await box.press('ArrowDown');
  await list.getByRole('option').first().click();
  await expect(box).toHaveValue('Bethlehem (city, Northampton, 480202)');
  await expect(box).not.toHaveAccessibleDescription(/places have this name/);
});

for (const [typed, chosen] of [
  ['pitts', 'Pittsburgh (city, Allegheny, 700102)'],
  ['reading', 'Reading (city, Berks)'],
] as const) {
  test(`${chosen} is chosen from the list and not asked again, and its bare name is`, async ({ page }) => {
    await placesIn(page, 'PA');
    const { box, list } = field(page, HOME);
    await box.pressSequentially(typed);
    await list.getByRole('option').first().click();
    await box.blur();
    await expect(box).toHaveValue(chosen);
    await expect(box).not.toHaveAccessibleDescription(/places have this name/);
    await expect(box).toHaveAccessibleDescription(/County, \d{6}\./);
    await box.fill(chosen.split(' ')[0]!);
    await box.blur();
    await expect(box).toHaveAccessibleDescription(/^2 places have this name: .+ Choose one from the list\./);
  });
}

test('a half-typed name that is the beginning of one place alone is taken for it', async ({ page }) => {
  await placesIn(page, 'KY');
  const { box } = field(page, 'City or place of work');
  await box.fill('louis');
  await box.press('Tab');
  await expect(box).toHaveValue('Louisville Metro');
  await expect(box).not.toHaveAttribute('aria-invalid', 'true');
});

test('a town that takes no tax is refused with the way to leave it out, and emptied it is no mistake', async ({
  page,
}) => {
  await placesIn(page, 'NY');
  const { box } = field(page, HOME);
  await box.fill('Buffalo');
  await box.press('Tab');
  await expect(box).toHaveAccessibleDescription(
    /^No local tax of Buffalo in New York is known\. Leave this empty if it takes no tax from wages\./,
  );
  await goTo(page, 'finish');
  await expect(page.getByRole('button', { name: /No local tax of Buffalo/ })).toBeVisible();
  await goTo(page, 'employee');
  await box.fill('');
  await box.press('Tab');
  await expect(box).not.toHaveAttribute('aria-invalid', 'true');
  await goTo(page, 'finish');
  await expect(page.getByRole('heading', { name: 'Read it once more' })).toBeVisible();
  await expect(page.getByText(/No local tax of/)).toHaveCount(0);
});

test('a filled place is typed over, by tap or by key', async ({ page }) => {
  await placesIn(page, 'OH');
  const { box } = field(page, HOME);
  await box.fill('Cleveland');
  await box.press('Tab');
  await box.click();
  await page.keyboard.type('Colum');
  await expect(box).toHaveValue('Colum');
});

test('the place of work is not called another where no home is asked', async ({ page }) => {
  await placesIn(page, 'PA');
  await goTo(page, 'basics');
  await page.getByRole('button', { name: 'The employee lives in another state' }).click();
  await page.getByLabel('State where the employee lives').selectOption('MD');
  await goTo(page, 'employee');
  await expect(page.getByRole('combobox', { name: 'County where the employee lives' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'City or place of work', exact: true })).toBeVisible();
});

test('a place not held on the pay date is listed as that, and leads to the way out', async ({ page }) => {
  await placesIn(page, 'OH');
  await goTo(page, 'earnings');
  await page.getByLabel('Pay date', { exact: true }).fill('12/31/2025');
  await page.getByLabel('Pay date', { exact: true }).blur();
  await goTo(page, 'employee');
  const { box } = field(page, HOME);
  await box.fill('avon');
  const option = page.getByRole('option', { name: /^Avon \d+, not held on the pay date$/ });
  await option.click();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Enter the tax of Avon as a line of your own' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('avon.png') });
});

test('the way out of a place that is not held stands below its field', async ({ page }) => {
  await placesIn(page, 'OH');
  const { box } = field(page, HOME);
  await box.fill('port atlantis');
  await box.blur();
  const way = page.getByRole('button', { name: 'Enter the tax of Port Atlantis as a line of your own' });
  await expect(way).toBeVisible();
  const told = page.getByText(/^No local tax of port atlantis/);
  await expect(async () => {
    const [above, below, refusal] = [await box.boundingBox(), await way.boundingBox(), await told.boundingBox()];
    expect(Math.abs(below!.x - above!.x)).toBeLessThanOrEqual(2);
    expect(below!.y).toBeGreaterThan(above!.y + above!.height);
    expect(below!.y - refusal!.y - refusal!.height).toBeGreaterThanOrEqual(6);
  }).toPass({ timeout: 8_000 });
});

for (const width of [360, 768, 1440]) {
  test(`${width} px wide: the list is seen whole, above the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await placesIn(page, 'OH');
    for (const name of [HOME, WORK]) {
      const { box, list } = field(page, name);
      await box.focus();
      await box.pressSequentially('s');
      await expect(list).toBeVisible();
      const covered = () =>
        list.evaluate((one) => {
          const { left, top, bottom } = one.getBoundingClientRect();
          return [top + 4, bottom - 4].filter((y) => !one.contains(document.elementFromPoint(left + 20, y)));
        });
      await expect.poll(covered).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`${name.length}.png`) });
      await box.press('Escape');
      await box.press('Escape');
    }
  });
}
