import { PLANS } from '@paperwage/api-contract';
import type { CalendarDate } from '@paperwage/values';
import { addDays, dayOf } from '@paperwage/values';
import type {
  Active,
  Canceled,
  Ended,
  PastDue,
  Subscription,
  SubscriptionEffect,
  SubscriptionEvent,
  SubscriptionMail,
  Terms,
} from './subscription.ts';
import { endOf, isOver, nextDayOf, refundableThrough, reminderOf, renewalAfter, retriesOf } from './subscription.ts';

export type Change = readonly [Subscription, readonly SubscriptionEffect[]];

/**
 * The whole life of a subscription: the state after an event, and what to do. Undefined if a user asks for what the state
 * doesn't allow. Events of payments are never refused: money that came too late or twice goes back.
 *
 * | state    | firstPaid | renewalPaid     | renewalDeclined | dayCame                        | stopped  | resumed | planChosen | cardReplaced | refundGranted |
 * | -------- | --------- | --------------- | --------------- | ------------------------------ | -------- | ------- | ---------- | ------------ | ------------- |
 * | none     | active    | refund it       | –               | –                              | no       | no      | no         | no           | no            |
 * | active   | refund it | active¹         | pastDue         | remind; then charge renewal⁴   | canceled²| –       | active     | active       | ended³        |
 * | pastDue  | refund it | active¹         | pastDue         | charge on day 3, 7; ended on 10| ended    | no      | no         | charge now   | no            |
 * | canceled | refund it | refund it       | –               | ended after the last paid day  | –        | active  | no         | canceled     | ended³        |
 * | ended    | active    | refund it       | –               | –                              | –        | no      | no         | no           | no            |
 *
 * “–” changes nothing, “no” is refused. 1: for the next period, if it is the renewal we wait for; any other is refunded.
 * 2: ended if the renewal is being charged, which is then refunded. 3: within `REFUND_DAYS` of the first payment. 4: notice is
 * given again if the period to be paid for is over.
 */
export function changeSubscription(state: Subscription, event: SubscriptionEvent): Change | undefined {
  switch (event.kind) {
    case 'firstPaid':
      return firstPaid(state, event);
    case 'renewalPaid':
      return renewalPaid(state, event);
    case 'renewalDeclined':
      return renewalDeclined(state, event);
    case 'dayCame':
      return dayCame(state, event);
    case 'stopped':
      return stopped(state, event);
    case 'resumed':
      return resumed(state, event);
    case 'planChosen':
      return planChosen(state, event);
    case 'cardReplaced':
      return cardReplaced(state, event);
    case 'refundGranted':
      return refundGranted(state, event);
    case 'refundedElsewhere':
      return isOver(state) || state.paidOrderId !== event.orderId
        ? [state, []]
        : [ended(state, event.today, 'refunded'), [mail({ about: 'refunded', orderId: event.orderId })]];
  }
}

type EventOf<Kind extends SubscriptionEvent['kind']> = Extract<SubscriptionEvent, { kind: Kind }>;

function firstPaid(state: Subscription, { orderId, plan, today }: EventOf<'firstPaid'>): Change {
  if (!isOver(state)) return giveBack(state, orderId);
  const renewalDay = dayOf(today);
  const renewsOn = renewalAfter(today, plan, renewalDay);
  const active: Active = {
    status: 'active',
    plan,
    nextPlan: plan,
    firstOrderId: orderId,
    firstPaidOn: today,
    paidOrderId: orderId,
    periodStart: today,
    renewsOn,
    renewalDay,
    isReminded: false,
    renewalOrderId: null,
  };
  return [active, [{ kind: 'receipt', orderId, renewsOn }]];
}

function renewalPaid(state: Subscription, { orderId }: EventOf<'renewalPaid'>): Change {
  if (!renews(state) || state.renewalOrderId !== orderId) return giveBack(state, orderId);
  const { nextPlan: plan, renewsOn: periodStart, renewalDay } = state;
  const renewsOn = renewalAfter(periodStart, plan, renewalDay);
  const paid: Active = {
    ...termsOf(state),
    status: 'active',
    plan,
    periodStart,
    renewsOn,
    paidOrderId: orderId,
    isReminded: false,
    renewalOrderId: null,
  };
  return [paid, [{ kind: 'receipt', orderId, renewsOn }]];
}

function renewalDeclined(state: Subscription, { orderId, reason, today }: EventOf<'renewalDeclined'>): Change {
  if (!renews(state) || state.renewalOrderId !== orderId) return [state, []];
  const failed = state.status === 'pastDue' ? state : { failedOn: today, retries: 0 };
  const { failedOn, retries } = failed;
  const pastDue: PastDue = { ...termsOf(state), status: 'pastDue', renewalOrderId: null, failedOn, retries, reason };
  const said = { plan: state.nextPlan, reason, retriesOn: retriesOf(pastDue), endsOn: endOf(pastDue) };
  return [pastDue, [mail({ about: 'renewalFailed', ...said })]];
}

function dayCame(state: Subscription, { today, newOrderId }: EventOf<'dayCame'>): Change {
  switch (state.status) {
    case 'active':
      if (state.renewalOrderId !== null || nextDayOf(state)! > today) return [state, []];
      return state.isReminded && !isPeriodOver(state, today) ? chargeRenewal(state, newOrderId) : remind(state, today);
    case 'pastDue':
      if (state.renewalOrderId !== null || nextDayOf(state)! > today) return [state, []];
      // On the announced last day, even if the server was down on the retry days.
      if (endOf(state) <= today) return [ended(state, endOf(state), 'unpaid'), [mail({ about: 'endedUnpaid' })]];
      return chargeRenewal({ ...state, retries: state.retries + 1 }, newOrderId);
    case 'canceled':
      return state.renewsOn > today ? [state, []] : [ended(state, state.renewsOn, 'canceled'), []];
    case 'none':
    case 'ended':
      return [state, []];
  }
}

/** Whether the period that the next renewal pays for is already over, because the server was down. */
function isPeriodOver({ renewsOn, nextPlan, renewalDay }: Active, today: CalendarDate): boolean {
  return renewalAfter(renewsOn, nextPlan, renewalDay) <= today;
}

/** A late reminder, because the server was down, postpones the renewal: nobody is charged without notice. */
function remind(state: Active, today: CalendarDate): Change {
  const earliest = addDays(today, PLANS[state.nextPlan].reminderDays);
  const renewsOn = earliest > state.renewsOn ? earliest : state.renewsOn;
  const renewalDay = renewsOn === state.renewsOn ? state.renewalDay : dayOf(renewsOn);
  const reminded: Active = { ...state, renewsOn, renewalDay, isReminded: true };
  return [reminded, [mail({ about: 'renewal', plan: state.nextPlan, renewsOn })]];
}

function chargeRenewal(state: Active | PastDue, orderId: string): Change {
  const { nextPlan: plan, renewsOn: periodStart } = state;
  return [{ ...state, renewalOrderId: orderId }, [{ kind: 'charge', orderId, plan, periodStart }]];
}

function stopped(state: Subscription, { today }: EventOf<'stopped'>): Change | undefined {
  switch (state.status) {
    case 'none':
      return undefined;
    case 'active':
      if (state.renewalOrderId !== null) break;
      return [
        { ...termsOf(state), status: 'canceled' },
        [mail({ about: 'canceled', lastDay: addDays(state.renewsOn, -1) })],
      ];
    case 'pastDue':
      break;
    case 'canceled':
    case 'ended':
      return [state, []];
  }
  return [ended(state, today, 'canceled'), [mail({ about: 'canceledUnpaid' })]];
}

function resumed(state: Subscription, { today }: EventOf<'resumed'>): Change | undefined {
  if (state.status === 'active') return [state, []];
  if (state.status !== 'canceled' || state.renewsOn <= today) return undefined;
  const { nextPlan: plan, renewsOn } = state;
  const active: Active = { ...termsOf(state), status: 'active', renewalOrderId: null, ...noticed(state, today) };
  return [active, [mail({ about: 'resumed', plan, renewsOn })]];
}

function planChosen(state: Subscription, { plan, today }: EventOf<'planChosen'>): Change | undefined {
  if (state.status !== 'active' || state.renewalOrderId !== null) return undefined;
  if (state.nextPlan === plan) return [state, []];
  const changed: Active = { ...state, nextPlan: plan };
  const { renewsOn } = state;
  return [{ ...changed, ...noticed(changed, today) }, [mail({ about: 'planChanged', plan, renewsOn })]];
}

/** Someone who chooses to continue when a reminder is due gets the date and price in the email about that choice. */
function noticed(state: Terms, today: CalendarDate): Pick<Terms, 'isReminded'> {
  return { isReminded: state.isReminded || reminderOf(state) <= today };
}

function cardReplaced(state: Subscription, { newOrderId }: EventOf<'cardReplaced'>): Change | undefined {
  if (isOver(state)) return undefined;
  return state.status === 'pastDue' && state.renewalOrderId === null ? chargeRenewal(state, newOrderId) : [state, []];
}

function refundGranted(state: Subscription, { today }: EventOf<'refundGranted'>): Change | undefined {
  if (isOver(state) || refundableThrough(state) < today || state.paidOrderId !== state.firstOrderId) return undefined;
  const refund = { kind: 'refund', orderId: state.firstOrderId } as const;
  return [ended(state, today, 'refunded'), [refund, mail({ about: 'refunded', orderId: refund.orderId })]];
}

function renews(state: Subscription): state is Active | PastDue {
  return state.status === 'active' || state.status === 'pastDue';
}

function termsOf(state: Active | PastDue | Canceled): Terms {
  const { plan, nextPlan, firstOrderId, firstPaidOn, paidOrderId, periodStart, renewsOn, renewalDay, isReminded } =
    state;
  return { plan, nextPlan, firstOrderId, firstPaidOn, paidOrderId, periodStart, renewsOn, renewalDay, isReminded };
}

function ended({ plan }: Pick<Terms, 'plan'>, endedOn: CalendarDate, why: Ended['why']): Ended {
  return { status: 'ended', plan, endedOn, why };
}

function giveBack(state: Subscription, orderId: string): Change {
  return [state, [{ kind: 'refund', orderId }, mail({ about: 'paidForNothing', orderId })]];
}

function mail(message: SubscriptionMail): SubscriptionEffect {
  return { kind: 'mail', mail: message };
}
