import type { TaxRulesRow } from '@paperwage/api-contract';
import { standingWord } from '@paperwage/documents';
import { SourceLink } from './rule-entry.tsx';
import styles from './covered-places.module.css';

const STANDINGS = ['official', 'secondary', 'inferred'] as const;

/** How many places of the state are held, how sure they are and where their figures are written. */
export function CoveredPlaces({ row: { places, year } }: { readonly row: TaxRulesRow }) {
  const { listed, held, everyDay, byStanding, sources } = places;
  if (listed === 0) return <p>No place of the state is known to tax wages.</p>;
  const sure = STANDINGS.filter((standing) => byStanding[standing] > 0).map(
    (standing) => `${counted(byStanding[standing])} ${standingWord(standing).toLowerCase()}`,
  );
  return (
    <>
      <p>
        {counted(held)} of {counted(listed)} places are held for {year}, {everyDay === held ? 'all' : counted(everyDay)}{' '}
        of them on every day of the year{held > 0 ? `: ${sure.join(', ')}` : ''}. A place that is not held is refused by
        name and never taken as zero.
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

function counted(count: number): string {
  return count.toLocaleString('en-US');
}
