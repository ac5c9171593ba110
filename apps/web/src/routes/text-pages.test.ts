import { invoiceTemplates } from '@paperwage/documents/invoice';
import { payStubTemplates } from '@paperwage/documents/pay-stub';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { builtRow } from './built-rows.ts';
import { documentRows } from './document-rows.ts';
import { faqGroups } from '../content/faq-content.ts';
import { ArticlePage } from '../features/blog/article-page.tsx';
import { articles } from '../features/blog/articles.ts';
import { blogFeed } from '../features/blog/blog-feed.ts';
import { BlogPage } from '../features/blog/blog-page.tsx';
import { readArticle } from '../features/blog/read-article.ts';
import { PUBLIC_URL } from './route-row.ts';

const FRONT = [
  'title: T',
  'description: D',
  'date: 2026-11-19',
  'topic: States',
  'sources:',
  '  - rule us.2026.socialSecurity',
];

function article(front: readonly string[], body = 'Text.[^1]') {
  return readArticle('an-article.md', ['---', ...front, '---', body].join('\n'));
}

const htmlOf = (slug: string) => renderToStaticMarkup(createElement(ArticlePage, { path: `/blog/${slug}` }));
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);

describe('every article', () => {
  it('is there, ten at least, each with a name and a description of its own', () => {
    expect(articles.length).toBeGreaterThanOrEqual(10);
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
    expect(new Set(articles.map(({ description }) => description)).size).toBe(articles.length);
  });

  it.each(articles.map(({ slug }) => slug))(
    '%s is whole: no placeholder is left, and every link leads somewhere',
    (slug) => {
      const { words, description } = articles.find((one) => one.slug === slug)!;
      const html = htmlOf(slug).replace(/ href="data:image[^"]*"/g, '');
      expect(html).not.toMatch(/\{\{|\}\}|\[\^|```|undefined|NaN| style="/);
      expect(words).toBeGreaterThanOrEqual(690);
      expect(words).toBeLessThanOrEqual(1_500);
      expect(description.length).toBeLessThanOrEqual(160);
      const ids = idsOf(html);
      expect(new Set(ids).size, 'ids that are there twice').toBe(ids.length);
      for (const [, href] of html.matchAll(/ href="([^"]*)"/g)) expect(leadsSomewhere(href!, ids), href).toBe(true);
    },
  );

  it('is on the blog’s page and in its feed', () => {
    const blog = renderToStaticMarkup(createElement(BlogPage));
    const feed = blogFeed(PUBLIC_URL);
    for (const { slug } of articles) {
      expect(blog).toContain(`href="/blog/${slug}"`);
      expect(feed).toContain(`<link href="${PUBLIC_URL}/blog/${slug}"/>`);
    }
    expect(feed).not.toContain('invalid');
  });
});

describe('the questions', () => {
  it('link to pages that are there', () => {
    const entries = faqGroups.flatMap((group) => group.entries);
    for (const { id, html } of entries) {
      for (const [, href] of html.matchAll(/ href="([^"]*)"/g))
        expect(leadsSomewhere(href!, []), `${id}: ${href}`).toBe(true);
    }
  });

  it('name every template, of pay stubs and then of invoices', () => {
    const answer = faqGroups.flatMap(({ entries }) => entries).find(({ id }) => id === 'templates')!;
    const [ofPayStubs, ofInvoices] = answer.html.toLowerCase().split('invoices come as');
    const missing = (text: string, templates: readonly { readonly name: string }[]) =>
      templates.map(({ name }) => name).filter((name) => !text.includes(name.toLowerCase()));
    expect(missing(ofPayStubs!, payStubTemplates)).toEqual([]);
    expect(missing(ofInvoices!, invoiceTemplates)).toEqual([]);
  });
});

/** Whether a link goes to a page or place on this site, or to an agency that the texts name. */
function leadsSomewhere(href: string, ids: readonly string[]): boolean {
  if (href.startsWith('https://'))
    return /^https:\/\/www\.(?:(?:consumerfinance|dol|irs|ssa)\.gov|frbservices\.org)\//.test(href);
  const [path, hash] = href.split('#') as [string, string?];
  if (path === '') return ids.includes(hash!);
  if (path === '/faq' && hash !== undefined)
    return faqGroups.some(({ entries }) => entries.some(({ id }) => id === hash));
  return builtRow(path) !== undefined || documentRows.some((row) => row.path === path);
}

describe('an article', () => {
  it('says when the rules it cites were last checked', () => {
    const { sources, checked, slug } = article(FRONT);
    expect(slug).toBe('an-article');
    expect(checked).toEqual({ year: '2026', on: '2026-11-21' });
    expect(sources).toEqual([
      {
        title: 'Social Security Administration, Contribution and Benefit Base',
        url: 'https://www.ssa.gov/oact/cola/cbb.html',
        standing: 'official',
      },
    ]);
  });

  it.each([
    [FRONT.slice(1), 'an-article.md:1: The front matter needs "title: ..."'],
    [[...FRONT, 'author: Somebody'], 'an-article.md:8: "author" is not one of'],
    [FRONT.with(2, 'date: November'), 'an-article.md:4: "November" is not a day'],
    [FRONT.with(3, 'topic: Cats'), 'an-article.md:5: The topic is one of'],
    [FRONT.with(5, '  - rule us.2026.lottery'), 'an-article.md:7: There is no rule "us.2026.lottery"'],
    [[...FRONT, '  - Another'], 'an-article.md:8: The text never cites [^2].'],
    [FRONT.slice(0, 4), 'an-article.md:1: The front matter needs "sources:"'],
  ])('is refused with %j', (front, message) => {
    expect(() => article(front)).toThrow(message);
  });

  it('is refused when it cites what is not in the list', () => {
    expect(() => article(FRONT, 'Text.[^1] More.[^2]')).toThrow('The text cites [^2]');
  });
});
