import { readArticles } from './read-article.ts';

const FILES = import.meta.glob<string>('../../../content/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every article, the newest first. This module runs while the site is built. */
export const articles = readArticles(FILES);
