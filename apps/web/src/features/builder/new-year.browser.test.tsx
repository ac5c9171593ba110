import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { releaseOnlyUnless } from '../../testing/release-only.ts';
import {
  barFigure,
  confirmTruth,
  expectStep,
  fillInSample,
  goTo,
  openBuilder,
  type BuilderPath,
} from '../../testing/builder.ts';
import { choose, fill, fillAndLeave, press } from '../../testing/user-input.ts';
import { download, pdfText } from '../../testing/served-files.ts';

const PAY_STUB = '/make-your-paystub';
const netPay = barFigure('Net pay');
const payDate = page.getByRole('textbox', { name: 'Pay date' });
const main = page.getByRole('main');

interface Day {
  readonly today: string;
  /** What new forms start with; empty if the reporting year's form is not in yet. */
  readonly formYear: '2026' | '';
  readonly notIn: (form: string) => string;
  /** The invoice due in 30 days, as it is printed. */
  readonly due: string;
  readonly isUsual: boolean;
}

const DAYS: readonly Day[] = [
  {
    today: '2027-01-15',
    formYear: '2026',
    notIn: (form) => `The 2027 Form ${form} isn’t in yet.`,
    due: '02/14/2027',
    isUsual: true,
  },
  {
    today: '2027-12-31',
    formYear: '',
    notIn: (form) => `The 2027 Form ${form} isn’t in yet.`,
    due: '01/30/2028',
    isUsual: false,
  },
  {
    today: '2028-02-29',
    formYear: '',
    notIn: (form) => `The 2027 and 2028 Forms ${form} aren’t in yet.`,
    due: '03/30/2028',
    isUsual: false,
  },
];

const FORMS = [
  {
    name: 'a W-2',
    path: '/make-your-w2',
    form: 'W-2',
    step: 'information',
    year: page.getByLabelText('Year', { exact: true }),
    coming: '$192,300.00 (reported, not yet confirmed by the agency)',
    asked: /Choose the year you paid/,
    file: 'w2-2026-nuria-nguyen-ortega.pdf',
    amount: '68,400.00',
  },
  {
    name: 'a 1099',
    path: '/make-your-1099',
    form: '1099-NEC',
    step: 'payment',
    year: page.getByLabelText('Year paid'),
    coming: 'Not published yet',
    asked: /Choose the year you paid/,
    file: '1099-nec-2026-lukasz-stefan-hernandez.pdf',
    amount: '24,600.00',
  },
] as const;

/** `02/29/2028` */
const written = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** Sets the clock to noon of a day, for one test. */
function todayIs(day: string): void {
  vi.setSystemTime(`${day}T18:00:00Z`);
  onTestFinished(() => void vi.useRealTimers());
}

describe.each(DAYS)('on $today', ({ today, formYear, notIn, due, isUsual }) => {
  for (const form of FORMS) {
    const { path, step, year } = form;
    const details = releaseOnlyUnless(isUsual && form.form === 'W-2');
    test(`${form.name} starts with a year that is held, and names the one that is not in`, details, async () => {
      todayIs(today);
      await openBuilder(path, step);
      await expect.element(year).toHaveValue(formYear);
      await expect.element(year).toHaveAccessibleDescription(expect.stringContaining(notIn(form.form)));
      await expectComingFacts(formYear, form.coming);
      await expect.element(year.getByRole('option', { name: '2027' })).not.toBeInTheDocument();
    });

    test(`${form.name} is made of a year that is held`, { tags: ['release'] }, async () => {
      todayIs(today);
      if (formYear === '') await expectYearAskedFor(year, path, step, form.asked);
      await fillInSample(path);
      await confirmTruth();
      const file = await download('Download PDF');
      expect(file.name).toBe(form.file);
      expect(await pdfText(file)).toContain(form.amount);
    });
  }

  test('an invoice has the day', { tags: ['release'] }, async () => {
    todayIs(today);
    await fillInSample('/invoice-generator');
    const file = await download('Download PDF');
    expect(file.name).toBe(`invoice-${today}-inv-20418.pdf`);
    const text = await pdfText(file);
    for (const date of [written(today), due]) expect(text).toContain(date);
  });

  test(
    'a sample pay stub is of a year that is held, and a pay date of another is refused where it stands',
    { tags: ['release'] },
    async () => {
      todayIs(today);
      await fillInSample(PAY_STUB);
      await expect.element(netPay).toHaveTextContent(/\d/);
      const file = await download('Download PDF');
      expect(file.name).toBe('paystub-2026-12-18-nuria-nguyen-ortega.pdf');
      expect(await pdfText(file)).toContain('12/18/2026');
      await goTo('earnings');
      await fillAndLeave(payDate, '06/15/2028');
      await expect.element(payDate).toHaveAttribute('aria-invalid', 'true');
      await expect.element(payDate).toHaveAccessibleDescription(/tax rules for 06\/15\/2028/);
      await expect.element(netPay).toHaveTextContent(/^–$/);
    },
  );
});

/** Until a year is chosen, a notice about the year whose form is not available takes its place. */
async function expectComingFacts(formYear: string, fact: string): Promise<void> {
  const facts = page.getByLabelText('For 2027');
  if (formYear === '') await expect.element(facts).toHaveTextContent(fact);
  else await expect.element(facts).not.toBeInTheDocument();
}

/** A form without a year cannot be made: its field asks for the year. */
async function expectYearAskedFor(year: Locator, path: BuilderPath, step: string, asked: RegExp): Promise<void> {
  await openBuilder(path, 'finish');
  await press(page.getByRole('button', { name: 'Download PDF' }).first());
  await goTo(step);
  await expect.element(year).toHaveAccessibleDescription(asked);
}

describe('a pay stub', () => {
  const NO_TABLES = '2027 tables aren’t in yet.';

  for (const [today, isLate] of [
    ['2027-01-15', false],
    ['2027-12-31', true],
  ] as const) {
    test(
      `on ${today} is offered the tables of the year before, and is made with them once they are chosen`,
      releaseOnlyUnless(!isLate),
      async () => {
        todayIs(today);
        await openBuilder(PAY_STUB, 'basics');
        await choose(page.getByLabelText('State where they work'), 'CA');
        await choose(page.getByLabelText('Pay frequency'), 'BI_WEEKLY');
        await expect.element(main.getByText(`${NO_TABLES} Your pay date is ${written(today)}.`)).toBeVisible();
        await expect.element(netPay).toHaveTextContent(/^–$/);
        await expect.element(page.getByRole('link', { name: 'Pay basics' })).not.toHaveTextContent('✓');

        await press(main.getByRole('button', { name: 'Change the pay date' }));
        await expect.element(payDate).toHaveFocus();
        await expect.element(payDate).toHaveAccessibleDescription(NO_TABLES);
        await press(page.getByLabelText('Use the 2026 tables until the 2027 tables are in.'));
        await press(page.getByRole('button', { name: 'Use this pay' }).first());
        await expect.element(netPay).toHaveTextContent(/\d/);
        await expect.element(main.getByText('so check its taxes before you pay')).toHaveLength(isLate ? 1 : 0);
        await expect.element(main.getByText(`Calculated with the 2026 tables. The ${NO_TABLES}`)).toBeVisible();
        await press(page.getByRole('button', { name: /Federal income tax/ }).first());
        await expect
          .element(main.getByText('2027 tables aren’t in yet, so this is calculated with the 2026 tables'))
          .toBeVisible();
        await expect.element(main.getByText(/In force on pay dates from 01\/01\/2026 to 12\/31\/2026\./)).toBeVisible();

        await goTo('basics');
        await press(page.getByRole('radio', { name: 'Yes', exact: true }));
        await goTo('company');
        await fill(page.getByLabelText('Company name'), 'Bright Harbor Bakery');
        await goTo('employee');
        await fill(page.getByRole('textbox', { name: 'Name', exact: true }), 'Ana Duarte');
        await goTo('earnings');
        await fill(page.getByLabelText('Regular, rate'), '30');
        await fill(page.getByLabelText('Regular, hours'), '80');
        await goTo('finish');
        await expect.element(main.getByText('This stub still uses the 2026 tables.')).toHaveLength(isLate ? 1 : 0);
        const file = await download('Download PDF');
        expect(file.name).toBe(`paystub-${today}-ana-duarte.pdf`);
        expect(await pdfText(file)).toContain(written(today));
      },
    );
  }

  test('on 2028-02-29 is refused at the first step and at its date: 2027 was never held', async () => {
    todayIs('2028-02-29');
    await openBuilder(PAY_STUB, 'basics');
    await choose(page.getByLabelText('State where they work'), 'CA');
    const refusal =
      /We don’t have the federal tax rules for 02\/29\/2028\. Choose a pay date from 01\/01\/2022 to 12\/31\/2026/;
    await expect.element(main.getByText(refusal)).toBeVisible();
    await expect.element(page.getByLabelText(/^Calculate with/)).not.toBeInTheDocument();
    await press(page.getByRole('button', { name: 'Fix it' }));
    await expectStep('earnings');
    await expect.element(payDate).toHaveAccessibleDescription(refusal);
    await fillAndLeave(payDate, '12/31/2026');
    await press(page.getByRole('button', { name: 'Use this pay' }).first());
    await expect.element(netPay).toHaveTextContent(/\d/);
  });
});
