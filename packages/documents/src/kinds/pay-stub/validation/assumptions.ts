import type { EmployeeQuestions, RuleBook } from '@paperwage/payroll';
import { formatUsDate, parseCalendarDate, STATE_NAMES } from '@paperwage/values';
import type { Issue } from '../../../drafts/issue.ts';
import { warning } from '../../../drafts/issue.ts';
import { questionsForDraft } from '../calculation/elections-of-draft.ts';
import { isDefaultPay } from '../draft/empty-draft.ts';
import type { PayStub } from '../document.ts';
import type { PayStubDraft } from '../draft/schema.ts';
import { unansweredCertificates } from '../draft/unanswered-certificates.ts';
import { mainPayKey } from '../draft/lines.ts';
import { frequencyInSentence } from '../templates/wording.ts';
import { EARLIER_PAYCHECKS, earlierPaychecksSentence } from '../year-to-date/assumed-pay.ts';
import { assumedHours, mostAllowed } from './assumed-figures.ts';
import { carriedAssumedPath, carriedPaychecksSentence } from '../year-to-date/carried-assumptions.ts';

/** Something on paper that nobody typed or confirmed. */
export interface Assumption {
  readonly about: 'frequency' | 'dates' | 'hours' | 'maximum' | 'reciprocity' | 'certificates';
  readonly sentence: string;
  /** Where to change it. */
  readonly path: string;
}

/** What the pay stub assumes beside its year to date, in the order of the form; nothing of what was typed or confirmed. */
export function assumptionsOf(
  draft: PayStubDraft,
  asked: EmployeeQuestions | undefined,
  stubs: readonly PayStub[],
): Assumption[] {
  const hours = assumedHours(draft, stubs);
  const most = mostAllowed(draft, stubs);
  const all: readonly (readonly [Assumption['about'], string, string | undefined])[] = [
    ['frequency', 'oftenPaid', frequencySentence(draft)],
    ['dates', 'items.0.payPeriod.from', datesSentence(draft)],
    ['hours', hours?.path ?? '', hours?.sentence],
    ['maximum', most?.path ?? '', most && `Assumes the most an employer may withhold for ${most.name}.`],
    ['reciprocity', 'elections.reciprocityFormOnFile', reciprocitySentence(draft, asked)],
    ['certificates', 'employeeInfo.maritalStatus', certificatesSentence(unansweredCertificates(draft, asked), asked)],
  ];
  return all.flatMap(([about, path, sentence]) => (sentence === undefined ? [] : [{ about, path, sentence }]));
}

/** What the builder shows with its figures and at its review, as warnings for a program that sent the draft. */
export function assumptionIssues(draft: PayStubDraft, rules: RuleBook, stubs: readonly PayStub[]): Issue[] {
  const payDate = parseCalendarDate(draft.items[0]!.payDate);
  const asked = payDate && questionsForDraft(draft, payDate, rules);
  // If the form started the draft, it asks the user to confirm earlier pay.
  const earlier = draft.confirmedEarlierPeriods === undefined ? earlierPaychecksSentence(draft) : undefined;
  const carried = carriedPaychecksSentence(draft);
  return [
    ...(earlier === undefined ? [] : [warning(EARLIER_PAYCHECKS, 'year-to-date-assumed', earlier)]),
    ...(carried === undefined ? [] : [warning(carriedAssumedPath(draft)!, 'year-to-date-includes-assumed', carried)]),
    ...assumptionsOf(draft, asked, stubs)
      // Its question is an issue of the draft already.
      .filter(({ about }) => about !== 'frequency')
      .map(({ about, path, sentence }) => warning(path, `${about}-assumed`, sentence)),
    ...(draft.confirmedEarlierPeriods === undefined ? defaultPayIssues(draft) : []),
  ];
}

/** The form marks the figures that a stub begins with; a program may send them without the mark. */
function defaultPayIssues(draft: PayStubDraft): Issue[] {
  if (draft.autoCalculator === 'false') return [];
  const key = mainPayKey(draft);
  return draft.items.flatMap(({ earnings }, index) => {
    const line = earnings.find((earning) => earning.key === key);
    if (!line || line.typed || line.untyped || !isDefaultPay(line)) return [];
    const figures = key === 'salary' ? `$${line.rate} a year` : `$${line.rate} × ${line.hours}`;
    const message = `${figures} is what a new pay stub starts with. Check that it’s the real pay.`;
    return [warning(`items.${index}.earnings.${key}.rate`, 'pay-is-default', message)];
  });
}

/** `Assumes Form REV-419 is on file, so no Pennsylvania income tax.` */
function reciprocitySentence(draft: PayStubDraft, asked: EmployeeQuestions | undefined): string | undefined {
  const isOpen = draft.autoCalculator === 'true' && draft.elections.reciprocityFormOnFile === '';
  if (!isOpen || draft.employmentType === 'contractor' || !asked?.reciprocity) return undefined;
  const { form, work } = asked.reciprocity;
  return `Assumes ${form} is on file, so no ${STATE_NAMES[work]} income tax.`;
}

/** `No Form W-4: taxed as single, no dependents. No IT 4: no exemptions.` */
function certificatesSentence(forms: readonly string[], asked: EmployeeQuestions | undefined): string | undefined {
  if (forms.length === 0) return undefined;
  return forms.map((form) => `No ${form}: ${effectOf(form, asked)}.`).join(' ');
}

/** What follows from having nothing on file for a form: what we assume for its questions, in their words. */
function effectOf(form: string, asked: EmployeeQuestions | undefined): string {
  if (form === 'Form W-4') return 'taxed as single, no dependents';
  const of = asked?.certificates.find(({ certificate }) => form.endsWith(certificate.form));
  const questions = of?.questions ?? [];
  const main =
    questions.find(({ answer }) => answer === 'count') ??
    questions.find(({ answer }) => answer === 'choice' || answer === 'rate');
  if (main?.answer === 'count') {
    const whole = /With all of the form blank, ([^.]+)/.exec(main.otherwise)?.[1];
    if (whole !== undefined) return whole;
    const noun = /exemption|dependent|personal credit/i.exec(main.label)?.[0].toLowerCase() ?? 'allowance';
    return main.default === 0 ? `no ${noun}s` : `${main.default} ${noun}`;
  }
  if (main === undefined) return 'nothing claimed';
  const said = /^Without a form, (.+?)\. /.exec(main.otherwise)?.[1] ?? main.otherwise.replace(/\.$/, '');
  return /^We /.test(said) ? `we ${said.slice(3)}` : said;
}

/** `Assumes monthly pay.` */
function frequencySentence({ untypedFrequency, oftenPaid }: PayStubDraft): string | undefined {
  return untypedFrequency ? `Assumes ${frequencyInSentence(oftenPaid)} pay.` : undefined;
}

/** `Assumes the pay period 11/01/2026 to 11/30/2026 and pay date 11/30/2026.` */
function datesSentence({ untypedDates, items }: PayStubDraft): string | undefined {
  if (!untypedDates) return undefined;
  const { payPeriod, payDate } = items[0]!;
  const [from, to, paid] = [payPeriod.from, payPeriod.to, payDate].map((text) => {
    const date = parseCalendarDate(text);
    return date && formatUsDate(date);
  });
  if (!from || !to || !paid) return undefined;
  const whose = items.length === 1 ? 'Assumes' : 'The newest stub assumes';
  return `${whose} the pay period ${from} to ${to} and pay date ${paid}.`;
}
