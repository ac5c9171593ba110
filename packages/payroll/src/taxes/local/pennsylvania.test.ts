import { calendarDate, dollars, sum } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { PAY_FREQUENCIES, PERIODS_PER_YEAR } from '../../index.ts';
import { payDatesBefore } from '../../calendar/pay-dates.ts';
import { paymentsBefore } from '../../calendar/payments-of-year.ts';
import { local, localLines, localSteps, pay } from '../../testing/local.fixture.ts';

/** Pittsburgh: 3 % for residents, 1 % for others. Monroeville: 1.5 % and 1 %. Both 52 a year. */
describe('the earned income tax', () => {
  it('is that of the home where its rate is the higher one', () => {
    const lines = localLines('PA', { locality: 'Pittsburgh', workLocality: 'Monroeville' });
    expect(lines.map(({ tax, amount }) => [tax, amount])).toEqual([
      ['named:Pittsburgh', dollars(60)],
      ['named:Monroeville local services tax', dollars(2)],
    ]);
    expect(localSteps(lines, 'Pittsburgh')).toEqual(['livesInPlace', 'higherOfHomeAndWork', 'applyRate']);
  });

  it('is the rate for nonresidents at work while nobody is sure where the employee lives, and says so', () => {
    const philadelphia = (locality: string | undefined) =>
      localLines('PA', { ...(locality === undefined ? {} : { locality }), workLocality: 'Philadelphia' });
    // 3.425 % of 2,000.00.
    expect(philadelphia('not sure')[0]).toMatchObject({ tax: 'named:Philadelphia', amount: dollars(68.5) });
    for (const open of ['not sure', undefined]) {
      expect(localSteps(philadelphia(open), 'Philadelphia')[0]).toBe('worksInPlaceHomeUnknown');
    }
    for (const known of ['none', 'Monroeville', 'Philadelphia nonresident']) {
      expect(localSteps(philadelphia(known), 'Philadelphia')[0], known).toBe('worksInPlace');
    }
    const elsewhere = localLines('PA', { workLocality: 'Philadelphia' }, { residenceState: 'NJ' });
    expect(localSteps(elsewhere, 'Philadelphia')[0]).toBe('worksInPlace');
  });

  it('is that of the work place where its rate for nonresidents is higher', () => {
    // Whoever lives in Easttown pays 0.5 % there, who works in Chester city without living there 2 %.
    expect(local('PA', { locality: '150901', workLocality: '230101' })).toEqual({
      Chester: dollars(40),
      'Chester local services tax': dollars(2),
    });
  });

  it('is taken once, at home, where both rates are equal', () => {
    // Upper Darby 1 % for residents, Monroeville 1 % for others.
    expect(local('PA', { locality: 'Upper Darby', workLocality: 'Monroeville' })).toEqual({
      'Upper Darby': dollars(20),
      'Monroeville local services tax': dollars(2),
    });
  });

  it('is that of the one place that is named', () => {
    expect(local('PA', { workLocality: 'Monroeville' })).toEqual({
      Monroeville: dollars(20),
      'Monroeville local services tax': dollars(2),
    });
    expect(local('PA', { locality: 'Pittsburgh resident' })).toEqual({ Pittsburgh: dollars(60) });
    expect(local('PA', { locality: 'Monroeville' })).toEqual({
      Monroeville: dollars(30),
      'Monroeville local services tax': dollars(2),
    });
  });

  it('leaves health premiums untaxed, and taxes what goes into a retirement plan', () => {
    const preTaxDeductions = [
      { class: 'section125', amount: dollars(100) },
      { class: 'retirement401k', amount: dollars(300) },
    ] as const;
    expect(local('PA', { locality: 'Pittsburgh resident' }, { preTaxDeductions })).toEqual({ Pittsburgh: dollars(57) });
  });
});

describe('Philadelphia', () => {
  it('changes its rates with the pay date, on July 1', () => {
    const resident = (payDate: string) => local('PA', { locality: 'Philadelphia' }, pay(2_000, payDate));
    expect(resident('2026-06-30')).toEqual({ Philadelphia: dollars(74.8) });
    expect(resident('2026-07-01')).toEqual({ Philadelphia: dollars(74.7) });
    expect(resident('2022-06-30')).toEqual({ Philadelphia: dollars(76.8) });
    expect(resident('2022-07-01')).toEqual({ Philadelphia: dollars(75.8) });
    expect(local('PA', { locality: 'Philadelphia nonresident' }, pay(2_000, '2026-07-01'))).toEqual({
      Philadelphia: dollars(68.5),
    });
  });

  it('stands outside the common rule, at home and at work', () => {
    expect(local('PA', { locality: 'Philadelphia', workLocality: 'Monroeville' })).toEqual({
      Philadelphia: dollars(74.7),
      'Monroeville local services tax': dollars(2),
    });
    // Chester takes 3.75 % of its residents, more than Philadelphia of those who live elsewhere.
    expect(local('PA', { locality: '230101', workLocality: 'Philadelphia' })).toEqual({ Philadelphia: dollars(68.5) });
  });
});

describe('the local services tax', () => {
  const NAME = 'Pittsburgh local services tax';
  const taken = (payDate: string, payFrequency: (typeof PAY_FREQUENCIES)[number], gross = 2_000) =>
    local('PA', { workLocality: 'Pittsburgh' }, { ...pay(gross, payDate), payFrequency })[NAME];

  it('is the yearly amount in equal parts, rounded down', () => {
    expect(taken('2026-11-20', 'WEEKLY')).toBe(dollars(1));
    expect(taken('2026-11-20', 'SEMI_MONTHLY')).toBe(dollars(2.16));
    expect(taken('2026-11-20', 'MONTHLY')).toBe(dollars(4.33));
    expect(taken('2026-11-20', 'DAILY')).toBe(dollars(0.2));
    expect(taken('2026-11-20', 'ANNUAL')).toBe(dollars(52));
  });

  it('of 156 dollars belongs to Scranton', () => {
    expect(local('PA', { locality: 'Scranton' }, { payFrequency: 'WEEKLY' })).toMatchObject({
      'Scranton local services tax': dollars(3),
    });
  });

  it('is over before a 53rd weekly and a 27th bi-weekly payment', () => {
    expect(taken('2026-12-30', 'WEEKLY')).toBe(dollars(1));
    expect(taken('2026-12-31', 'WEEKLY')).toBe(dollars(0));
    expect(taken('2026-12-31', 'BI_WEEKLY')).toBe(dollars(0));
    const lines = localLines(
      'PA',
      { workLocality: 'Pittsburgh' },
      { ...pay(900, '2026-12-31'), payFrequency: 'WEEKLY' },
    );
    expect(localSteps(lines, NAME)).toEqual(['yearlyAmountTaken']);
  });

  it.each(PAY_FREQUENCIES.filter((one) => PERIODS_PER_YEAR[one] >= 24))(
    'never takes more than its yearly amount in a year of %s pay',
    (payFrequency) => {
      // In 2026 these are 261 workdays, 53 weeks and 27 fortnights.
      const last = calendarDate('2026-12-31');
      const dates = [last, ...payDatesBefore(last, payFrequency, paymentsBefore(last, payFrequency))];
      const year = sum(dates.map((payDate) => taken(payDate, payFrequency)!));
      expect(year).toBeLessThanOrEqual(dollars(52));
      expect(year).toBeGreaterThan(dollars(49));
    },
  );

  it('is not taken from one who has claimed exemption; low pay alone only says that it could be claimed', () => {
    const lines = localLines('PA', { workLocality: 'Pittsburgh' }, pay(400));
    expect(localSteps(lines, NAME)).toEqual(['worksInPlace', 'yearlyAmountPerPeriod', 'exemptionMayBeClaimed']);
    expect(local('PA', { workLocality: 'Pittsburgh', servicesTaxExempt: true }, pay(400))).toEqual({
      Pittsburgh: dollars(4),
      [NAME]: dollars(0),
    });
  });

  it('is a fee for a W-2, taken or not', () => {
    const lines = [
      ...localLines('PA', { workLocality: 'Pittsburgh' }, pay(2_000)),
      ...localLines('PA', { workLocality: 'Pittsburgh', servicesTaxExempt: true }, pay(2_000)),
    ];
    const fees = lines.filter(({ local: { isFee } = {} }) => isFee);
    expect(fees.map(({ tax, amount }) => [tax, amount])).toEqual([
      [`named:${NAME}`, dollars(2)],
      [`named:${NAME}`, dollars(0)],
    ]);
  });

  it('is nothing of nothing', () => {
    expect(taken('2026-11-20', 'WEEKLY', 0)).toBe(0);
  });
});
