import { invoicePlaceName } from '@paperwage/documents/invoice';
import { formatUsDate } from '@paperwage/values';
import styles from '../../builder/finish/finish-step.module.css';
import { IssueList } from '../../builder/finish/issue-list.tsx';
import { stepById } from '../../builder/kind/builder-kind.ts';
import { invoiceBuilderKind } from '../kind/invoice-builder-kind.ts';
import { pathByOrder } from '../kind/item-paths.ts';
import { TotalLines } from '../sections/total-lines.tsx';
import { useBuilder, useCalculation } from '../store/builder.ts';

/** A summary, with errors and warnings and links to their fields. */
export function Review() {
  const { store } = useBuilder();
  const placeOf = (path: string) => {
    const { draft } = store.get();
    const name = invoicePlaceName(draft, pathByOrder(path, draft.items));
    return name ?? stepById(invoiceBuilderKind, invoiceBuilderKind.stepOf(path)).label;
  };
  return (
    <section className={styles.section} aria-labelledby="review-heading">
      <h2 id="review-heading">Review</h2>
      <IssueList placeOf={placeOf} />
      <Facts />
      <TotalLines label="Totals" />
    </section>
  );
}

function Facts() {
  const { from, to, number, date, due, items } = useCalculation(({ result }) => result.document);
  const facts = [
    { name: 'From', value: from.name || 'No name yet' },
    { name: 'To', value: to.name || 'No name yet' },
    { name: 'Number', value: number || 'No number yet' },
    { name: 'Date', value: date ? formatUsDate(date) : 'No date yet' },
    { name: 'Due', value: due ? formatUsDate(due) : 'No due date' },
    { name: 'Items', value: String(items.length) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
