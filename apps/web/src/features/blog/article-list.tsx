import { formatShortDate, yearOf } from '@paperwage/values';
import styles from './article-list.module.css';
import type { Article } from './read-article.ts';

/** Articles with their date, what each is about, and how long it takes to read. */
export function ArticleList({ articles }: { readonly articles: readonly Article[] }) {
  return (
    <ul className={styles.list}>
      {articles.map(({ slug, title, description, date, minutes }) => (
        <li key={slug}>
          <time dateTime={date}>
            {formatShortDate(date)}, {yearOf(date)}
          </time>
          <div>
            <h3>
              <a href={`/blog/${slug}`}>{title}</a>
            </h3>
            <p>{description}</p>
          </div>
          <span className={styles.length}>{minutes} min</span>
        </li>
      ))}
    </ul>
  );
}
