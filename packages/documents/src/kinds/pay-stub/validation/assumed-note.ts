import type { RuleBook } from '@paperwage/payroll';
import { formatPieces, parseCalendarDate, STATE_NAMES } from '@paperwage/values';
import type { PayStubResult } from '../calculation/pay-stub-result.ts';
import { questionsForDraft } from '../calculation/elections-of-draft.ts';
import type { PayStub } from '../document.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { unansweredCertificates } from '../draft/unanswered-certificates.ts';
import { assumedEarlierPaychecks, countPaychecks } from '../year-to-date/assumed-pay.ts';
import { carriedAssumedPaychecks, countAssumedPaychecks } from '../year-to-date/carried-assumptions.ts';
import { assumedHours, mostAllowed } from './assumed-figures.ts';

/** The result with a line on paper that names what nobody typed or confirmed; as it is where there is nothing to name. */
export function withAssumedNote(
  result: PayStubResult,
  draft: PayStubDraft,
  rules: RuleBook | undefined,
): PayStubResult {
  const assumed = assumedOnPaper(draft, rules, result.document.stubs);
  if (assumed.length === 0) return result;
  return { ...result, document: { ...result.document, assumed: `Assumed: ${assumed.join(', ')}.` } };
}

/** In a few words each, in the order of the form. */
function assumedOnPaper(draft: PayStubDraft, rules: RuleBook | undefined, stubs: readonly PayStub[]): string[] {
  const payDate = parseCalendarDate(draft.items[0]!.payDate);
  const asked = rules && payDate && questionsForDraft(draft, payDate, rules);
  const forms = unansweredCertificates(draft, asked);
  const hours = assumedHours(draft, stubs)?.hours;
  const most = mostAllowed(draft, stubs)?.name;
  const form = stubs.map(({ coverage }) => coverage?.assumedForm).find((name) => name !== undefined);
  return [
    ...(draft.untypedFrequency ? ['pay frequency'] : []),
    ...(draft.untypedDates ? ['pay period and pay date'] : []),
    ...(forms.length > 0
      ? [`${forms.includes('Form W-4') ? 'filing status and claims' : 'claims'} (no ${forms.join(' or ')})`]
      : []),
    ...(form === undefined ? [] : [`${form} on file`]),
    ...(hours === undefined ? [] : [`${formatPieces(hours)} hours worked`]),
    ...(most === undefined ? [] : [`the most allowed for ${most}`]),
    ...assumedPlaces(stubs),
    ...assumedPaychecks(draft),
  ];
}

/** What a local tax goes by where nobody said the place. */
function assumedPlaces([stub]: readonly PayStub[]): string[] {
  return (stub?.coverage?.local.places ?? []).flatMap(({ status, state, name, assumedFromHome, nonresidentRateOf }) => {
    if (status === 'covered' && assumedFromHome) {
      return [state === 'NY' && name !== 'Yonkers' ? 'no work in Yonkers' : `work in ${name}`];
    }
    if (nonresidentRateOf !== undefined) return [`${nonresidentRateOf}’s rate for nonresidents`];
    const isOpen = status === 'blank' || status === 'notSure';
    return isOpen && state === 'MD' ? [`${STATE_NAMES[state]}’s highest county rate`] : [];
  });
}

/** Earlier paychecks that the year to date rests on and nobody confirmed, on this stub or on one before it. */
function assumedPaychecks(draft: PayStubDraft): string[] {
  const isUnconfirmed = (count: number) => count !== 0 && count !== draft.confirmedEarlierPeriods;
  const assumed = assumedEarlierPaychecks(draft);
  const carried = carriedAssumedPaychecks(draft);
  return [
    ...(isUnconfirmed(assumed) ? [countPaychecks(assumed, draft).replace('equal', 'equal earlier')] : []),
    ...(isUnconfirmed(carried)
      ? [`${countAssumedPaychecks(carried, draft).replace(' assumed', '')} in the year to date`]
      : []),
  ];
}
