import { Feed } from 'feed';
import { articles } from './articles.ts';

/** The feed library takes only whole addresses. */
const NO_ORIGIN = 'https://no-origin.invalid';

/**
 * The articles as an Atom feed.
 *
 * @param origin Where the site is, such as `https://example.com`. Without it, links are relative to the feed’s own
 * address (RFC 4287, section 4.2.7.1), so that one build serves any site.
 */
export function blogFeed(origin = NO_ORIGIN): string {
  const feed = new Feed({
    id: 'urn:paperwage:blog',
    title: 'Paperwage: pay, explained',
    description: 'Pay stubs, W-2s, 1099s, invoices and withholding, with numbers from our tax engine.',
    language: 'en-US',
    link: `${origin}/blog`,
    feedLinks: { atom: `${origin}/blog/feed.xml` },
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
      link: `${origin}/blog/${slug}`,
      description,
      date: dayOf(updated ?? date),
      published: dayOf(date),
      category: [{ name: topic, term: topic.toLowerCase() }],
    });
  }
  return `${feed.atom1().replaceAll(NO_ORIGIN, '')}\n`;
}

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`);
