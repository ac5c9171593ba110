import { Feed } from 'feed';
import { articles } from './articles.ts';

/** The feed library takes only whole addresses. */
const ORIGIN = 'https://origin.invalid';

/** The articles as an Atom feed, of the site at `publicUrl`. */
export function blogFeed(publicUrl: string): string {
  const feed = new Feed({
    id: 'urn:paperwage:blog',
    title: 'Paperwage: pay, explained',
    description: 'Pay stubs, W-2s, 1099s, invoices and withholding, with numbers from our tax engine.',
    language: 'en-US',
    link: `${ORIGIN}/blog`,
    feedLinks: { atom: `${ORIGIN}/blog/feed.xml` },
    copyright: 'Paperwage',
    generator: 'Paperwage',
    updated: dayOf(
      articles
        .map(({ date, updated }) => updated ?? date)
        .sort()
        .at(-1)!,
    ),
    author: { name: 'Paperwage' },
  });
  for (const { slug, title, description, date, updated, topic } of articles) {
    feed.addItem({
      id: `urn:paperwage:blog:${slug}`,
      title,
      link: `${ORIGIN}/blog/${slug}`,
      description,
      date: dayOf(updated ?? date),
      published: dayOf(date),
      category: [{ name: topic, term: topic.toLowerCase() }],
    });
  }
  return `${feed.atom1().replaceAll(ORIGIN, publicUrl)}\n`;
}

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`);
