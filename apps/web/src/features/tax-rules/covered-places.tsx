import type { TaxRulesRow } from '@paperwage/api-contract';
import { standingWord } from '@paperwage/documents';
import { joinWords, isStateCode, STATE_NAMES } from '@paperwage/values';
import { SourceLink } from './rule-entry.tsx';
import styles from './covered-places.module.css';

const STANDINGS = ['official', 'secondary', 'inferred'] as const;

/** How many places the state has and we cover, how sure we are, and where their figures are written. */
export function CoveredPlaces({ row }: { readonly row: TaxRulesRow }) {
  const { listed, sources } = row.places;
  if (listed === 0) return <p>We know of no place in this state that taxes wages.</p>;
  return (
    <>
      <p>{coveredSentences(row).join(' ')}</p>
      <p>{howSure(row.places)}If we don’t cover a place, we say so by name. We never count its tax as zero.</p>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={`${source.title} ${source.url}`}>
            <SourceLink source={source} />: {places(source.places)}
          </li>
        ))}
      </ul>
    </>
  );
}

type Places = TaxRulesRow['places'];

const IN_STATE: Readonly<Record<Places['inState'][number]['what'], string>> = {
  psdCodes: 'PSD codes',
  municipalities: 'cities and villages',
  jointDistricts: 'joint districts',
  schoolDistricts: 'school districts',
};

/** `We cover 149 of 153 joint districts in Ohio that tax wages for 2026.`, and what is beside that on our list. */
function coveredSentences({ state, year, places: { listed, inState, held, everyDay } }: TaxRulesRow): string[] {
  const partly = held - everyDay;
  const forPart = partly > 0 ? [`We cover ${places(partly)} for only part of the year.`] : [];
  const [first] = inState;
  if (!first) return [`We cover ${counted(held)} of the ${places(listed)} on our list for ${year}.`, ...forPart];
  const name = isStateCode(state) ? STATE_NAMES[state] : state;
  const areCodes = first.what === 'psdCodes';
  const others = held - inState.reduce((sum, one) => sum + one.held, 0);
  const unknown = listed - held;
  const covered = inState.map((one) =>
    [counted(one.held), one.asOf === year ? `of ${counted(one.count)}` : '', IN_STATE[one.what]]
      .filter(Boolean)
      .join(' '),
  );
  return [
    `We cover ${joinWords(covered)} in ${name}${areCodes ? '' : ' that tax wages'} for ${year}.`,
    ...(first.asOf === year
      ? []
      : [`In ${first.asOf}, there are ${joinWords(inState.map(({ count }) => counted(count)))}.`]),
    ...(areCodes ? ['Each code is one municipality in a school district.'] : []),
    ...(others > 0 ? [othersSentence(others, areCodes)] : []),
    ...(unknown > 0 ? [`We don’t have the ${year} rates of ${places(unknown)} on our list.`] : []),
    ...forPart,
  ];
}

function othersSentence(others: number, areCodes: boolean): string {
  return areCodes
    ? `We also cover ${places(others)} outside these codes.`
    : `Our list has ${counted(others)} more with no tax.`;
}

/** `How sure: 40 official, 60 secondhand. `, or nothing where we cover no place. */
function howSure({ held, byStanding }: Places): string {
  const sure = STANDINGS.filter((standing) => byStanding[standing] > 0);
  const words = sure.map(
    (standing) =>
      `${byStanding[standing] === held ? 'all' : counted(byStanding[standing])} ${standingWord(standing).toLowerCase()}`,
  );
  return words.length === 0 ? '' : `How sure: ${words.join(', ')}. `;
}

function places(count: number): string {
  return `${counted(count)} ${count === 1 ? 'place' : 'places'}`;
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}
