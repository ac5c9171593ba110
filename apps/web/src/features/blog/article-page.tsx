import { formatShortDate, yearOf, type CalendarDate } from '@paperwage/values';
import type { ContentHeading, ContentSource } from '../../content/content-types.ts';
import { StandingMark } from '../../content/standing-mark.tsx';
import '@paperwage/paper/faces.css';
import { ArticleBlock } from './article-block.tsx';
import { ArticleList } from './article-list.tsx';
import styles from './article-page.module.css';
import { articles } from './articles.ts';
import { CheckedMark } from './checked-mark.tsx';
import type { Article } from './read-article.ts';

const READ_NEXT = 3;

/** The page of an article at `/blog/<its name>`. */
export function ArticlePage({ path }: { readonly path: string }) {
  const article = articles.find(({ slug }) => path === `/blog/${slug}`);
  if (!article) throw new Error(`There is no article at ${path}.`);
  const headings = [...article.headings, { id: 'sources', text: 'Sources' }];
  return (
    <main id="main">
      <article className={styles.post}>
        <p className={styles.crumb}>
          <a href="/blog">Blog</a> / {article.topic}
        </p>
        <h1 tabIndex={-1}>{article.title}</h1>
        <Byline article={article} />
        <Contents headings={headings} />
        <div className={styles.body}>
          {article.blocks.map((block, index) => (
            <ArticleBlock key={index} block={block} />
          ))}
          <Sources sources={article.sources} />
        </div>
      </article>
      <section className={styles.more}>
        <div className={styles.moreInner}>
          <h2>Read next</h2>
          <ArticleList articles={readNext(article)} />
        </div>
      </section>
    </main>
  );
}

/** Those on the same topic first, then the newest. */
function readNext(article: Article): readonly Article[] {
  const others = articles.filter((other) => other !== article);
  const isSame = (other: Article) => Number(other.topic === article.topic);
  return others.toSorted((a, b) => isSame(b) - isSame(a)).slice(0, READ_NEXT);
}

function Byline({ article: { date, updated, checked, minutes } }: { readonly article: Article }) {
  return (
    <div className={styles.by}>
      <span>By Paperwage</span>
      <span>
        <Day date={date} />
      </span>
      {updated !== undefined && (
        <span>
          Updated <Day date={updated} />
        </span>
      )}
      {checked && <CheckedMark checked={checked} />}
      <span>{minutes} min read</span>
    </div>
  );
}

function Day({ date }: { readonly date: CalendarDate }) {
  return (
    <time dateTime={date}>
      {formatShortDate(date)}, {yearOf(date)}
    </time>
  );
}

/** Beside the text where there is room, else folded above it. */
function Contents({ headings }: { readonly headings: readonly ContentHeading[] }) {
  const list = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={styles.contents}>
      <nav className={styles.beside} aria-labelledby="contents-heading">
        <p id="contents-heading">On this page</p>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary>On this page</summary>
        <nav aria-label="On this page">{list}</nav>
      </details>
    </div>
  );
}

function Sources({ sources }: { readonly sources: readonly ContentSource[] }) {
  const hasMarks = sources.some(({ standing }) => standing !== undefined);
  return (
    <>
      <h2 id="sources">Sources</h2>
      <ol className={styles.notes}>
        {sources.map(({ title, url, standing }, index) => (
          <li key={title} id={`source-${index + 1}`}>
            {url === undefined ? title : <a href={url}>{title}</a>}
            {standing && <StandingMark standing={standing} />}
          </li>
        ))}
      </ol>
      <p className={styles.fine}>
        {hasMarks && 'A mark says how sure we are of the numbers that we calculate with. '}This article is general
        information, not tax or legal advice.
      </p>
    </>
  );
}
