import type { SiteConfig } from '@paperwage/api-contract';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { isPublicPage } from './routes/access.ts';
import { builtRow, builtRows } from './routes/built-rows.ts';
import { documentRows } from './routes/document-rows.ts';
import { loadPage } from './routes/load-page.ts';
import { pageHeads } from './routes/page-heads.ts';
import type { BuiltRow, PageHead, SharePicture } from './routes/route-row.ts';
import { OfflinePage } from './offline/offline-page.tsx';
import { drawFor, hasPlans } from './shell/site-config.ts';
import { windowTitle } from './shell/window-title.ts';
import { Site } from './site.tsx';

/** A page to be prerendered. */
interface PageToMake {
  /** As Fastify writes patterns: `/user/history/w2/:id`. Absent for the page of all unknown paths. */
  readonly path: string | undefined;
  readonly status: 200 | 404;
  /** Of the window. */
  readonly title: string;
  readonly description: string | undefined;
  /** Module of the page in the manifest of the client's build. */
  readonly source: string;
  /** Files of fonts it is first drawn with, besides those of every page. */
  readonly fonts: readonly string[];
  /** Modules whose scripts the page is going to need. */
  readonly scripts: readonly string[];
  /** Whether it opens without a connection. */
  readonly isKept: boolean;
  /** A document without the code of the site. */
  readonly isBare?: true;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  readonly picture: SharePicture;
  /** `YYYY-MM-DD`, of an article. */
  readonly published: string | undefined;
  /** `YYYY-MM-DD` of the last change that readers are told. */
  readonly changed: string | undefined;
  readonly structuredData: readonly object[];
  /** The HTML to be placed inside the element `#root`. */
  readonly render: () => Promise<string>;
}

const unknown = {
  status: 404,
  description: undefined,
  source: 'src/routes/unknown-page.tsx',
  fonts: [],
  scripts: [],
  isKept: false,
  isIndexed: false,
  picture: 'site',
  published: undefined,
  changed: undefined,
  structuredData: [],
} as const;

export { chatPassages } from './routes/chat-passages.ts';
export { blogFeed } from './features/blog/blog-feed.ts';

/** Every page that is written as a file, as it is where people pay in one way. All are drawn before those of another way. */
export function pagesFor(mode: SiteConfig['billing']['mode']): readonly PageToMake[] {
  drawFor(mode);
  return [
    ...builtRows
      .flatMap(addressesOf)
      .map(({ path, title, isStatic }) => pageOf(path, pageHeads[path]!.title ?? title, pageHeads[path]!, isStatic)),
    ...documentRows.map((row) => pageOf(row.path, row.title, row, true)),
    {
      ...unknown,
      path: '/offline',
      status: 200,
      title: windowTitle('You’re offline'),
      source: 'index.html',
      isKept: true,
      isBare: true,
      render: () => Promise.resolve(renderToString(<OfflinePage />)),
    },
    { ...unknown, path: undefined, title: windowTitle('Page not found'), render: () => render('/page-not-found') },
  ];
}

function pageOf(path: string, title: string, head: PageHead, isStatic: boolean): PageToMake {
  const {
    descriptionWithoutPlans = head.description,
    source,
    fonts = [],
    picture = 'site',
    published,
    changed,
    structuredData,
  } = head;
  return {
    path: path.replaceAll('$', ':'),
    status: 200,
    title: windowTitle(title),
    description: hasPlans() ? head.description : descriptionWithoutPlans,
    source,
    fonts,
    scripts: isStatic ? [] : [source],
    isKept: path === '/' || builtRow(path)?.shell === 'builder',
    // Results, and what differs from one visitor to the next, are nothing to be found by others.
    isIndexed: isPublicPage(path) && !path.includes('$'),
    picture,
    published,
    changed,
    structuredData: structuredData?.() ?? [],
    render: () => render(path),
  };
}

/** A row, or one for each head that fits its pattern, where the pages of a pattern are known. */
function addressesOf(row: BuiltRow): readonly BuiltRow[] {
  if (row.path in pageHeads) return [row];
  const paths = Object.keys(pageHeads).filter((path) => builtRow(path) === row);
  return paths.map((path) => ({ ...row, path }));
}

/** The same as entry-client.tsx shows first. */
async function render(path: string): Promise<string> {
  await loadPage(path);
  return renderToString(
    <StrictMode>
      <Site path={path} />
    </StrictMode>,
  );
}
