import { articles } from '../features/blog/articles.ts';
import type { Article } from '../features/blog/read-article.ts';
import type { DocumentRow } from './route-row.ts';
import { PUBLIC_URL, SHEET_FONTS } from './route-row.ts';

const loadArticle = async () => (await import('../features/blog/article-page.tsx')).ArticlePage;

/** The text pages that are separate documents. */
export const documentRows: readonly DocumentRow[] = [
  {
    path: '/blog',
    title: 'Blog',
    description:
      'Pay stubs, W-2s, 1099s, invoices and withholding explained, with numbers from our tax engine and a source for each rule.',
    source: 'src/features/blog/blog-page.tsx',
    fonts: SHEET_FONTS,
    load: async () => (await import('../features/blog/blog-page.tsx')).BlogPage,
  },
  {
    path: '/for-landlords',
    title: 'For landlords and lenders',
    description:
      'Check whether a pay stub or invoice was issued with Paperwage and is unchanged. What a check proves, and what it doesn’t.',
    source: 'src/features/landlords/landlords-page.tsx',
    load: async () => (await import('../features/landlords/landlords-page.tsx')).LandlordsPage,
  },
  ...articles.map((article): DocumentRow => ({
    path: `/blog/${article.slug}`,
    title: article.title,
    description: article.description,
    source: 'src/features/blog/article-page.tsx',
    ...(article.blocks.some(({ kind }) => kind === 'stub') ? { fonts: SHEET_FONTS } : {}),
    published: article.date,
    changed: article.updated ?? article.date,
    structuredData: () => [structuredDataOf(article)],
    load: loadArticle,
  })),
];

function structuredDataOf({ slug, title, description, date, updated, topic }: Article) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    url: `${PUBLIC_URL}/blog/${slug}`,
    image: `${PUBLIC_URL}/share/site.png`,
    description,
    articleSection: topic,
    datePublished: date,
    dateModified: updated ?? date,
    inLanguage: 'en-US',
    author: { '@type': 'Organization', name: 'Paperwage' },
    publisher: { '@type': 'Organization', name: 'Paperwage' },
  } as const;
}
