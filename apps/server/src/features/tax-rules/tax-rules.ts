import type { TaxRulesData, TaxRulesRow } from '@paperwage/api-contract';
import { standingSentence, standingWord } from '@paperwage/documents';
import type { RuleBook } from '@paperwage/payroll';
import type { AnnouncedYear } from '@paperwage/payroll/announced';
import type { ExampleKind, ExampleOutcome } from '@paperwage/payroll/proof';
import { coveredRules, isInYear, isWithin, passes, runExamples, coveredYears } from '@paperwage/payroll/proof';
import type { Cents } from '@paperwage/values';
import { problems } from '../../problems/problem.ts';
import type { RuleRow } from './rule-rows.ts';
import { evidence, federalRow, stateRow } from './rule-rows.ts';

/** What the request asks for; a missing entry means everything. */
export interface TaxRulesQuery {
  readonly year?: string | undefined;
  readonly state?: string | undefined;
}

const STANDINGS = ['official', 'secondary', 'inferred'] as const;
const CENTS_IN_A_DOLLAR = 100;

/**
 * What we cover, by year and state, with the examples that pass. Built on the first request from the rules and the
 * results of running every example with them, then cached. What is `announced` for a year is shown until we have its
 * rules. Throws the problem `rulesMissing` for a year we know nothing about.
 */
export function createTaxRules(
  rules: RuleBook,
  announced: readonly AnnouncedYear[],
): (query: TaxRulesQuery) => TaxRulesData {
  let rows: readonly TaxRulesRow[] | undefined;
  const years = coveredYears(rules);
  const coming = announced.filter(({ year }) => !years.includes(year)).map(announcedYear);
  const known = [...years, ...coming.map(({ year }) => year)];
  const standings = STANDINGS.map((standing) => ({
    standing,
    word: standingWord(standing),
    message: standingSentence(standing),
  }));
  return ({ year, state }) => {
    if (year !== undefined && !known.includes(Number(year))) throw problems.rulesMissing(notHeld(year, years));
    rows ??= rowsOf(rules, years);
    const asked = rows.filter(
      (row) => (year === undefined || row.year === Number(year)) && (state === undefined || row.state === state),
    );
    const ofState = (one: { readonly state: string }) => state === undefined || one.state === state;
    const announced = coming
      .filter((one) => year === undefined || one.year === Number(year))
      .map((one) => ({ ...one, facts: one.facts.filter(ofState), notPublished: one.notPublished.filter(ofState) }));
    return { years: [...years], standings, rows: asked, announced };
  };
}

function announcedYear({ year, facts, notPublished }: AnnouncedYear): TaxRulesData['announced'][number] {
  return {
    year,
    facts: facts.map((fact) => {
      const { state, name, text, from, to = null } = fact;
      return { state, name, text, from, to, ...evidence(fact) };
    }),
    notPublished: [...notPublished],
  };
}

function notHeld(year: string, years: readonly number[]): string {
  return `We don’t cover ${year}. Ask for a year from ${years[0]} to ${years.at(-1)}.`;
}

function rowsOf(rules: RuleBook, years: readonly number[]): readonly TaxRulesRow[] {
  const outcomes = runExamples(rules);
  const federal = years.map((year) =>
    federalRow(
      year,
      rules.federal.filter((held) => isInYear(held, year)),
    ),
  );
  return [...federal, ...coveredRules(rules).map(stateRow)].map((row) => ({
    ...row,
    examples: examplesOf(row, outcomes),
  }));
}

function examplesOf({ state, year }: RuleRow, outcomes: readonly ExampleOutcome[]): TaxRulesRow['examples'] {
  const own = outcomes.filter((outcome) => outcome.state === state && outcome.year === year);
  const counted = (kind: ExampleKind) => {
    const ofKind = own.filter((outcome) => outcome.kind === kind);
    const passing = ofKind.filter(passes).length;
    return { passing, failing: ofKind.length - passing };
  };
  return {
    official: counted('printed'),
    agencyCalculator: counted('calculator'),
    others: counted('other'),
    failures: own.flatMap(failureOf),
  };
}

/** The first amount of an example that is outside its tolerance. */
function failureOf({ id, source, amounts, contradiction }: ExampleOutcome): TaxRulesRow['examples']['failures'] {
  const failed = amounts.find((amount) => !isWithin(amount));
  if (!failed) return [];
  const { expected, calculated, tolerance } = failed;
  const toDollars = (amount: Cents) => amount / CENTS_IN_A_DOLLAR;
  return [
    {
      id,
      source,
      expected: toDollars(expected),
      calculated: toDollars(calculated),
      tolerance: toDollars(tolerance),
      reason: contradiction ?? null,
    },
  ];
}
