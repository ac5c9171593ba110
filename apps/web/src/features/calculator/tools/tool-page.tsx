import type { ReactNode } from 'react';
import page from '../calculator-page.module.css';
import type { Tool } from './tools.ts';
import { TOOLS_PATH } from './tools.ts';

/** The page of a tool, around what calculates. */
export function ToolPage({ tool, children }: { readonly tool: Tool; readonly children: ReactNode }) {
  return (
    <main id="main" className={page.page}>
      <div className={page.wrap}>
        <p className={page.crumb}>
          <a href={TOOLS_PATH}>Tools</a> / {tool.title}
        </p>
        <div className={page.head}>
          <h1 tabIndex={-1}>{tool.title}</h1>
          <p className={page.lead}>{tool.lead}</p>
        </div>
        <div data-live="">{children}</div>
      </div>
    </main>
  );
}
