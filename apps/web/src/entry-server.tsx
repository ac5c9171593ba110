import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { builtRow, builtRows } from './routes/built-rows.ts';
import { loadPage } from './routes/load-page.ts';
import { pageHeads } from './routes/page-heads.ts';
import type { BuiltRow } from './routes/route-row.ts';
import { unbuiltRows } from './routes/unbuilt-rows.ts';
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
  /** The HTML to be placed inside the element `#root`. */
  readonly render: () => Promise<string>;
}

const unknown = {
  status: 404,
  description: undefined,
  source: 'src/routes/unknown-page.tsx',
  fonts: [],
  scripts: [],
} as const;

/** Every page that is written as a file. */
export const pages: readonly PageToMake[] = [
  ...builtRows.flatMap(addressesOf).map(({ path, title, isStatic }) => {
    const { description, source, fonts = [], title: own = title } = pageHeads[path]!;
    return {
      path: path.replaceAll('$', ':'),
      status: 200 as const,
      title: windowTitle(own),
      description,
      source,
      fonts,
      scripts: isStatic ? [] : [source],
      render: () => render(path),
    };
  }),
  ...unbuiltRows.map(({ path, title }) => ({
    ...unknown,
    path: path.replaceAll('$', ':'),
    title: windowTitle(title),
    render: () => render(path),
  })),
  { ...unknown, path: undefined, title: windowTitle('Page not found'), render: () => render('/page-not-found') },
];

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
