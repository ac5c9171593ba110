import type { TaxRulesRow } from '@paperwage/api-contract';
import { standingWord } from '@paperwage/documents';
import { isStateCode, STATE_NAMES } from '@paperwage/values';
import { SourceLink } from './rule-entry.tsx';
import styles from './covered-places.module.css';

const STANDINGS = ['official', 'secondary', 'inferred'] as const;

/** How many places the state has and we cover, how sure we are, and where their figures are written. */
export function CoveredPlaces({ row: { places, state, year } }: { readonly row: TaxRulesRow }) {
  const { listed, inState, held, everyDay, byStanding, sources } = places;
  if (listed === 0) return <p>We know of no place in this state that taxes wages.</p>;
  const sure = STANDINGS.filter((standing) => byStanding[standing] > 0).map(
    (standing) => `${counted(byStanding[standing])} ${standingWord(standing).toLowerCase()}`,
  );
  return (
    <>
      {inState.length > 0 && <p>{inStateSentence(state, inState)}</p>}
      <p>
        We cover {counted(held)} of {counted(listed)} places {inState.length > 0 ? 'on our list ' : ''}for {year},{' '}
        {everyDay === held ? 'all' : counted(everyDay)} of them all year{held > 0 ? `: ${sure.join(', ')}` : ''}. If we
        don’t cover a place, we say so by name. We never count its tax as zero.
      </p>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={`${source.title} ${source.url}`}>
            <SourceLink source={source} />: {counted(source.places)} {source.places === 1 ? 'place' : 'places'}
          </li>
        ))}
      </ul>
    </>
  );
}

const IN_STATE: Readonly<Record<TaxRulesRow['places']['inState'][number]['what'], string>> = {
  psdCodes: 'PSD codes, one for each municipality in a school district',
  municipalities: 'cities and villages',
  jointDistricts: 'joint districts',
  schoolDistricts: 'school districts',
};

/** `Ohio has 667 cities and villages, 153 joint districts and 214 school districts that tax wages.` */
function inStateSentence(state: TaxRulesRow['state'], inState: TaxRulesRow['places']['inState']): string {
  const name = isStateCode(state) ? STATE_NAMES[state] : state;
  const counts = inState.map(({ what, count }) => `${counted(count)} ${IN_STATE[what]}`);
  const all = counts.length < 2 ? counts.join() : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
  return inState.some(({ what }) => what === 'psdCodes') ? `${name} has ${all}.` : `${name} has ${all} that tax wages.`;
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}
