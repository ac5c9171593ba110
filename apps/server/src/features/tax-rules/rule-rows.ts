import type { TaxRulesRow } from '@paperwage/api-contract';
import { comparisonWords, federalWords, incomeTaxWords, itemWords, supplementalWords } from '@paperwage/documents';
import type {
  FederalRules,
  ItemPreTaxRules,
  TaxedKind,
  ReciprocityRules,
  Source,
  Sourced,
  StateCertificate,
  StateItemTax,
  StateItems,
} from '@paperwage/payroll';
import { TAXED_KINDS, sourceTitle } from '@paperwage/payroll';
import type { DateRange, CoveredItem, CoveredRules } from '@paperwage/payroll/proof';
import { lowestStanding } from '@paperwage/payroll/proof';
import type { StateCode } from '@paperwage/values';
import { joinWords, STATE_CODES, STATE_NAMES, stateInText } from '@paperwage/values';
import { TAX_KEY_OF } from '../salary/tax-keys.ts';

type Rule = TaxRulesRow['supplemental'][number];

/** A row without the examples that were run for it. */
export type RuleRow = Omit<TaxRulesRow, 'examples'>;

const NAMED = 'named:';

/** What we cover for a state in a year, in the terms of the answer. */
export function stateRow({ state, year, ...held }: CoveredRules): RuleRow {
  const programs = held.items.map(programRule);
  const programLists = held.itemLists.map(listRule);
  return {
    state,
    name: STATE_NAMES[state],
    year,
    standing: {
      incomeTax: lowestStanding(held.incomeTax.map(({ incomeTax }) => incomeTax.standing)),
      programs: lowestStanding((programs.length > 0 ? programs : programLists).map(({ standing }) => standing)),
    },
    incomeTax: held.incomeTax.map(({ incomeTax, from, to }) => ({
      ...rule({ from, to }, incomeTax, 'Income tax', incomeTaxWords(incomeTax)),
      method: incomeTax.method,
    })),
    programs,
    programLists,
    programWages: held.programWages.map((one) => programWages(one, held.items)),
    supplemental: held.supplemental.map((one) => rule(one, one, 'Supplemental pay', supplementalWords(one.how))),
    reciprocity: held.reciprocity.map(agreementRule),
    certificates: held.certificates.map(certificateRule),
    places: {
      ...held.places,
      inState: held.places.inState.map((count) => ({ ...count })),
      sources: held.places.sources.map(({ source, places }) => ({ ...cited(source), places })),
    },
  };
}

/** The federal rules of a year, in the same terms. */
export function federalRow(year: number, held: readonly FederalRules[]): RuleRow {
  const all = held.flatMap((rules) =>
    federalWords(rules).map((words) => ({ ...words, rule: rule(rules, rules[words.rules], words.name, words.text) })),
  );
  const ofGroup = (group: (typeof all)[number]['group']) => all.filter((one) => one.group === group);
  const incomeTax = ofGroup('incomeTax').map((one) => ({ ...one.rule, method: one.rules }));
  const programs = ofGroup('programs').map((one) => ({
    ...one.rule,
    key: one.rules === 'socialSecurity' ? TAX_KEY_OF.socialSecurity : TAX_KEY_OF.medicare,
  }));
  return {
    state: 'US',
    name: 'Federal',
    year,
    standing: {
      incomeTax: lowestStanding(incomeTax.map(({ standing }) => standing)),
      programs: lowestStanding(programs.map(({ standing }) => standing)),
    },
    incomeTax,
    programs,
    programLists: [],
    programWages: [],
    supplemental: ofGroup('supplemental').map((one) => one.rule),
    reciprocity: [],
    certificates: ofGroup('certificates').map((one) => one.rule),
    places: {
      listed: 0,
      inState: [],
      held: 0,
      everyDay: 0,
      byStanding: { official: 0, secondary: 0, inferred: 0 },
      sources: [],
    },
  };
}

function rule({ from, to }: DateRange, sourced: Sourced, name: string, text: string): Rule {
  return { from, to, name, text, ...evidence(sourced) };
}

/** How certain a rule is, and why, for the answer. */
export function evidence(sourced: Sourced): Pick<Rule, 'standing' | 'comparison' | 'note' | 'source'> {
  const { standing, note, source } = sourced;
  return { standing, comparison: comparisonWords(sourced) || null, note: note ?? null, source: cited(source) };
}

function cited(source: Source): Rule['source'] {
  const { publisher, url, checked } = source;
  return { title: sourceTitle(source), publisher, url, checked };
}

function programRule({ item, from, to }: CoveredItem): TaxRulesRow['programs'][number] {
  return { ...rule({ from, to }, item, item.title, itemWords(item)), key: keyOf(item.tax) };
}

/** What counts as wages for a program of the state, deduction by deduction. */
function programWages(rules: ItemPreTaxRules, items: readonly CoveredItem[]): TaxRulesRow['programWages'][number] {
  const { tax, lowers, assumed = [], standing, note, source } = rules;
  const countsAs = (kind: TaxedKind) => (lowers.includes(kind) ? 'no' : assumed.includes(kind) ? 'assumed' : 'yes');
  return {
    key: keyOf(tax),
    name: items.find(({ item }) => item.tax === tax)?.item.title ?? keyOf(tax),
    counts: Object.fromEntries(TAXED_KINDS.map((kind) => [kind, countsAs(kind)])) as Record<
      TaxedKind,
      ReturnType<typeof countsAs>
    >,
    // What else the source says is no surer than what had to be assumed beside it.
    standing: assumed.length > 0 ? 'inferred' : standing,
    comparison: source ? comparisonWords({ ...rules, source }) || null : null,
    note: note ?? null,
    source: source ? cited(source) : null,
  };
}

function keyOf(tax: StateItemTax): string {
  return tax in TAX_KEY_OF ? TAX_KEY_OF[tax as keyof typeof TAX_KEY_OF] : tax.slice(NAMED.length);
}

function listRule(list: StateItems): Rule {
  const count = list.items.length;
  const text =
    count === 0
      ? 'Employees don’t pay into any state program'
      : `Employees pay into ${count} state ${count === 1 ? 'program' : 'programs'}`;
  return rule(list, list, 'State programs', text);
}

function certificateRule(held: StateCertificate): Rule {
  const asked = held.questions.map(({ label }) => label).join('; ');
  return rule(held, held, held.form, asked === '' ? 'Nothing on it changes the tax' : `Asks: ${asked}`);
}

function agreementRule(held: ReciprocityRules): TaxRulesRow['reciprocity'][number] {
  const isEveryOther = held.residentsOf === 'everyOther';
  const residentsOf: readonly StateCode[] = isEveryOther
    ? STATE_CODES.filter((state) => state !== held.workState)
    : held.residentsOf;
  const names = isEveryOther ? 'every other state' : joinWords(residentsOf.map((state) => stateInText(state)));
  const text = `Employees who file ${held.certificate} have only their home state’s tax withheld`;
  return {
    ...rule(held, held, `Residents of ${names}`, text),
    residentsOf: [...residentsOf],
    certificate: held.certificate,
  };
}
