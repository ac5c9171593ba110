import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRACE_DAYS, PLANS, RETRY_DAYS } from '@paperwage/api-contract';
import type { CalendarDate } from '@paperwage/values';
import { addDays, calendarDate, daysBetween } from '@paperwage/values';
import { changeSubscription } from './change-subscription.ts';
import type { Subscription, SubscriptionEffect, SubscriptionEvent } from './subscription.ts';
import { isAccessGiven } from './subscription.ts';

const day = calendarDate;
const STARTED = day('2026-11-23');

/** A subscription that is taken through events; what was done is kept. */
function startLife(plan: 'monthly' | 'yearly' = 'monthly', today: CalendarDate = STARTED) {
  let state: Subscription = { status: 'none' };
  let orders = 0;
  const effects: SubscriptionEffect[] = [];
  const life = {
    get state() {
      return state;
    },
    /** What was done since it was last asked. */
    takeEffects: () => effects.splice(0),
    take(event: SubscriptionEvent): boolean {
      const change = changeSubscription(state, event);
      if (!change) return false;
      state = change[0];
      effects.push(...change[1]);
      return true;
    },
    /** Each day until one, that one included. */
    live(from: CalendarDate, until: CalendarDate) {
      for (let date = from; date <= until; date = addDays(date, 1)) {
        orders += 1;
        life.take({ kind: 'dayCame', today: date, newOrderId: `renewal-${orders}` });
      }
    },
  };
  life.take({ kind: 'firstPaid', orderId: 'first', plan, today });
  life.takeEffects();
  return life;
}

type Life = ReturnType<typeof startLife>;

function chargedOrder(life: Life): string {
  const charge = life.takeEffects().find((effect) => effect.kind === 'charge');
  if (!charge) throw new Error('Nothing was charged');
  return charge.orderId;
}

const mailsOf = (effects: readonly SubscriptionEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'mail' ? [effect.mail] : []));

/** Has the first renewal of a monthly subscription declined on its day. */
function failRenewal(life: Life): void {
  life.live(STARTED, day('2026-12-23'));
  const orderId = chargedOrder(life);
  life.take({ kind: 'renewalDeclined', orderId, reason: 'declined', today: day('2026-12-23') });
}

describe('a subscription', () => {
  it.each([
    ['monthly', '2026-12-15', '2026-12-16', '2026-12-23'],
    ['yearly', '2027-11-08', '2027-11-09', '2027-11-23'],
  ] as const)('that is %s is announced 7 or 14 days before it renews', (plan, quiet, announced, renewsOn) => {
    const life = startLife(plan);
    life.live(STARTED, day(quiet));
    expect(life.takeEffects()).toEqual([]);
    life.live(day(announced), addDays(day(renewsOn), -1));
    expect(life.takeEffects()).toEqual([{ kind: 'mail', mail: { about: 'renewal', plan, renewsOn } }]);
    life.live(day(renewsOn), day(renewsOn));
    expect(life.takeEffects()).toMatchObject([{ kind: 'charge', plan, periodStart: renewsOn }]);
  });

  it('renews on its day of the month, or on the last where there is none', () => {
    const life = startLife('monthly', day('2027-01-31'));
    const renewals: string[] = [];
    for (let date = day('2027-01-31'); date < '2027-05-01'; date = addDays(date, 1)) {
      life.live(date, date);
      for (const effect of life.takeEffects()) {
        if (effect.kind !== 'charge') continue;
        renewals.push(effect.periodStart);
        life.take({ kind: 'renewalPaid', orderId: effect.orderId, today: date });
      }
    }
    expect(renewals).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('is put off, and never charged, when the reminder could not be sent in time', () => {
    const life = startLife();
    life.live(day('2027-02-10'), day('2027-02-10'));
    expect(mailsOf(life.takeEffects())).toEqual([{ about: 'renewal', plan: 'monthly', renewsOn: '2027-02-17' }]);
    life.live(day('2027-02-11'), day('2027-02-17'));
    expect(life.takeEffects()).toMatchObject([{ kind: 'charge', periodStart: '2027-02-17' }]);
    expect(isAccessGiven(life.state, day('2027-02-17'))).toBe(true);
  });

  it('that is canceled stays on to the end of the paid period, with a mail, and is not charged', () => {
    const life = startLife();
    expect(life.take({ kind: 'stopped', today: day('2026-12-09') })).toBe(true);
    expect(mailsOf(life.takeEffects())).toEqual([{ about: 'canceled', lastDay: '2026-12-22' }]);
    expect(isAccessGiven(life.state, day('2026-12-22'))).toBe(true);
    expect(isAccessGiven(life.state, day('2026-12-23'))).toBe(false);
    life.live(day('2026-12-10'), day('2027-02-01'));
    expect(life.takeEffects()).toEqual([]);
    expect(life.state).toMatchObject({ status: 'ended', why: 'canceled', endedOn: '2026-12-23' });
  });

  it('is resumed with its old date, until it has ended', () => {
    const life = startLife();
    life.take({ kind: 'stopped', today: day('2026-12-09') });
    life.takeEffects();
    expect(life.take({ kind: 'resumed', today: day('2026-12-20') })).toBe(true);
    expect(life.takeEffects()).toEqual([
      { kind: 'mail', mail: { about: 'resumed', plan: 'monthly', renewsOn: '2026-12-23' } },
    ]);
    life.live(day('2026-12-21'), day('2026-12-23'));
    expect(life.takeEffects()).toMatchObject([{ kind: 'charge', periodStart: '2026-12-23' }]);
    const over = startLife();
    over.take({ kind: 'stopped', today: day('2026-12-09') });
    expect(over.take({ kind: 'resumed', today: day('2026-12-23') })).toBe(false);
  });

  it('changes its plan at the next renewal, with a mail, and costs nothing before', () => {
    const life = startLife();
    life.take({ kind: 'planChosen', plan: 'yearly', today: day('2026-12-01') });
    expect(life.takeEffects()).toEqual([
      { kind: 'mail', mail: { about: 'planChanged', plan: 'yearly', renewsOn: '2026-12-23' } },
    ]);
    expect(life.state).toMatchObject({ plan: 'monthly', nextPlan: 'yearly' });
    life.live(day('2026-12-02'), day('2026-12-22'));
    expect(mailsOf(life.takeEffects())).toEqual([{ about: 'renewal', plan: 'yearly', renewsOn: '2026-12-23' }]);
    life.live(day('2026-12-23'), day('2026-12-23'));
    const orderId = chargedOrder(life);
    life.take({ kind: 'renewalPaid', orderId, today: day('2026-12-23') });
    expect(life.state).toMatchObject({ plan: 'yearly', renewsOn: '2027-12-23' });
  });

  it('is tried again 3 and 7 days after a failed renewal and ends after 10, with mails, on until then', () => {
    const life = startLife();
    failRenewal(life);
    expect(mailsOf(life.takeEffects())).toMatchObject([
      { about: 'renewalFailed', retriesOn: ['2026-12-26', '2026-12-30'], endsOn: '2027-01-02' },
    ]);
    for (const days of RETRY_DAYS) {
      const date = addDays(day('2026-12-23'), days);
      life.live(addDays(date, -2), addDays(date, -1));
      expect(life.takeEffects()).toEqual([]);
      life.live(date, date);
      life.take({ kind: 'renewalDeclined', orderId: chargedOrder(life), reason: 'expiredCard', today: date });
      expect(mailsOf(life.takeEffects())).toMatchObject([{ about: 'renewalFailed', endsOn: '2027-01-02' }]);
    }
    const end = addDays(day('2026-12-23'), GRACE_DAYS);
    life.live(day('2026-12-31'), addDays(end, -1));
    expect(isAccessGiven(life.state, addDays(end, -1))).toBe(true);
    life.live(end, end);
    expect(life.takeEffects()).toEqual([{ kind: 'mail', mail: { about: 'endedUnpaid' } }]);
    expect(life.state).toMatchObject({ status: 'ended', why: 'unpaid' });
  });

  it('ends on the day that was said, without another try, when the server was down on the days before', () => {
    const life = startLife();
    failRenewal(life);
    life.takeEffects();
    const late = addDays(day('2026-12-23'), GRACE_DAYS + 7);
    expect(isAccessGiven(life.state, late)).toBe(false);
    life.live(late, late);
    expect(life.takeEffects()).toEqual([{ kind: 'mail', mail: { about: 'endedUnpaid' } }]);
    expect(life.state).toMatchObject({ status: 'ended', why: 'unpaid', endedOn: '2027-01-02' });
  });

  it('gives notice again, and charges for no period that is over, when the server was down throughout it', () => {
    const life = startLife();
    life.live(STARTED, day('2026-12-22'));
    life.takeEffects();
    life.live(day('2027-01-22'), day('2027-01-22'));
    expect(life.takeEffects()).toMatchObject([{ kind: 'charge', periodStart: '2026-12-23' }]);

    const longer = startLife();
    longer.live(STARTED, day('2026-12-22'));
    longer.takeEffects();
    longer.live(day('2027-01-23'), day('2027-01-23'));
    expect(mailsOf(longer.takeEffects())).toMatchObject([{ about: 'renewal', renewsOn: '2027-01-30' }]);
    longer.live(day('2027-01-24'), day('2027-01-30'));
    expect(longer.takeEffects()).toMatchObject([{ kind: 'charge', periodStart: '2027-01-30' }]);
  });

  it('goes on from the day it was due when a later try, or another card, pays', () => {
    const life = startLife();
    failRenewal(life);
    life.takeEffects();
    life.take({ kind: 'cardReplaced', today: day('2026-12-24'), newOrderId: 'another-card' });
    expect(life.takeEffects()).toMatchObject([{ kind: 'charge', orderId: 'another-card', periodStart: '2026-12-23' }]);
    life.take({ kind: 'renewalPaid', orderId: 'another-card', today: day('2026-12-24') });
    expect(life.state).toMatchObject({ status: 'active', periodStart: '2026-12-23', renewsOn: '2027-01-23' });
  });

  it('that is canceled while its renewal is not paid ends at once, and a payment that comes later goes back', () => {
    const life = startLife();
    life.live(STARTED, day('2026-12-23'));
    const orderId = chargedOrder(life);
    life.take({ kind: 'stopped', today: day('2026-12-23') });
    expect(life.state).toMatchObject({ status: 'ended', why: 'canceled' });
    life.takeEffects();
    life.take({ kind: 'renewalPaid', orderId, today: day('2026-12-24') });
    expect(life.takeEffects()).toEqual([
      { kind: 'refund', orderId },
      { kind: 'mail', mail: { about: 'paidForNothing', orderId } },
    ]);
  });

  it('is refunded in full within 14 days of the first payment, and ends at once', () => {
    const life = startLife();
    expect(life.take({ kind: 'refundGranted', today: day('2026-12-07') })).toBe(true);
    expect(life.takeEffects()).toEqual([
      { kind: 'refund', orderId: 'first' },
      { kind: 'mail', mail: { about: 'refunded', orderId: 'first' } },
    ]);
    expect(isAccessGiven(life.state, day('2026-12-07'))).toBe(false);
    expect(startLife().take({ kind: 'refundGranted', today: day('2026-12-08') })).toBe(false);
  });

  it('that somebody pays twice goes back the second time', () => {
    const life = startLife();
    life.take({ kind: 'firstPaid', orderId: 'second', plan: 'yearly', today: STARTED });
    expect(life.takeEffects()).toMatchObject([{ kind: 'refund', orderId: 'second' }, { kind: 'mail' }]);
    expect(life.state).toMatchObject({ plan: 'monthly', paidOrderId: 'first' });
  });

  it('is never charged without a mail that names the day, however the days come', () => {
    const jump = fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 70 }));
    const act = fc.constantFrom('none', 'none', 'none', 'none', 'stopped', 'resumed', 'monthly', 'yearly', 'declined');
    let charges = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(jump, act), { minLength: 40, maxLength: 120, size: 'max' }), (steps) => {
        const life = startLife();
        let today: CalendarDate = STARTED;
        let announced: string | undefined;
        steps.forEach(([days, kind], index) => {
          today = addDays(today, days);
          if (kind === 'stopped' || kind === 'resumed') life.take({ kind, today });
          if (kind === 'monthly' || kind === 'yearly') life.take({ kind: 'planChosen', plan: kind, today });
          life.take({ kind: 'dayCame', today, newOrderId: `order-${index}` });
          for (const effect of life.takeEffects()) {
            if (effect.kind === 'mail' && 'renewsOn' in effect.mail) {
              const { about, renewsOn } = effect.mail;
              announced = renewsOn;
              if (about === 'renewal') {
                expect(daysBetween(today, renewsOn)).toBeGreaterThanOrEqual(PLANS[effect.mail.plan].reminderDays);
              }
            }
            if (effect.kind !== 'charge') continue;
            charges += 1;
            expect(announced).toBe(effect.periodStart);
            const { orderId } = effect;
            if (kind === 'declined') life.take({ kind: 'renewalDeclined', orderId, reason: 'declined', today });
            else life.take({ kind: 'renewalPaid', orderId, today });
          }
        });
      }),
    );
    expect(charges).toBeGreaterThan(30);
  });
});
