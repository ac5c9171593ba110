import { formatShortDate, yearOf } from '@paperwage/values';
import '@paperwage/paper/faces.css';
import { ArticleList } from './article-list.tsx';
import { articles } from './articles.ts';
import styles from './blog-page.module.css';
import { CheckedMark } from './checked-mark.tsx';
import { TOPICS } from './read-article.ts';

/** The article at the top, which has the picture of a pay stub. */
const FIRST = 'how-federal-income-tax-is-calculated';

/** Nothing beside the picture says what they point at. */
const PINS = /<g data-pins="">.*?<\/g>/;

/** The page at `/blog`. */
export function BlogPage() {
  const first = articles.find(({ slug }) => slug === FIRST);
  const stub = first?.blocks.find((block) => block.kind === 'stub');
  if (!first || !stub) throw new Error(`${FIRST}.md is the article at the top of the blog and needs a stub.`);
  const others = articles.filter((article) => article !== first);
  const groups = TOPICS.map((topic) => ({ topic, list: others.filter((article) => article.topic === topic) }));
  return (
    <main id="main" className={styles.page}>
      <h1 tabIndex={-1}>Pay, explained.</h1>
      <p className={styles.lead}>
        One question per article, with real numbers and the rule behind them. Our tax engine calculates the numbers each
        time we publish, so they match the rules we use today.
      </p>
      <div className={styles.top}>
        <div>
          <p className={styles.when}>
            <time dateTime={first.date}>
              {formatShortDate(first.date)}, {yearOf(first.date)}
            </time>{' '}
            · {first.minutes} min
          </p>
          <h2>
            <a href={`/blog/${first.slug}`}>{first.title}</a>
          </h2>
          <p className={styles.lead}>{first.description}</p>
          {first.checked && <CheckedMark checked={first.checked} />}
        </div>
        <div className={styles.crop} dangerouslySetInnerHTML={{ __html: stub.svg.replace(PINS, '') }} />
      </div>
      <nav className={styles.topics} aria-label="Topics">
        {groups.map(({ topic, list }) => (
          <a key={topic} href={`#${idOf(topic)}`}>
            {topic} {list.length}
          </a>
        ))}
        <a href="/blog/feed.xml" data-full-load="">
          Feed
        </a>
      </nav>
      {groups.map(({ topic, list }) => (
        <section key={topic} id={idOf(topic)} className={styles.group}>
          <h2>{topic}</h2>
          <ArticleList articles={list} />
        </section>
      ))}
    </main>
  );
}

const idOf = (topic: string) => topic.toLowerCase().replaceAll(' ', '-');
