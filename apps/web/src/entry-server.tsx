import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { builtRows } from './routes/built-rows.ts';
import { loadPage } from './routes/load-page.ts';
import { pageHeads } from './routes/page-heads.ts';
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
  /** Whether search engines leave it out. */
  readonly isHidden: boolean;
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
  isHidden: true,
  source: 'src/routes/unknown-page.tsx',
  fonts: [],
  scripts: [],
} as const;

/** Every page that is written as a file. */
export const pages: readonly PageToMake[] = [
  ...builtRows.map(({ path, title, isStatic }) => {
    const { description, source, fonts = [], isHidden = false } = pageHeads[path]!;
    return {
      path: path.replaceAll('$', ':'),
      status: 200 as const,
      title: windowTitle(title),
      description,
      isHidden,
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

/** The same as entry-client.tsx shows first. */
async function render(path: string): Promise<string> {
  await loadPage(path);
  return renderToString(
    <StrictMode>
      <Site path={path} />
    </StrictMode>,
  );
}
