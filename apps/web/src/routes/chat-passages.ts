import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainText } from '../content/read-content.ts';
import { builtRow } from './built-rows.ts';
import { pageHeads } from './page-heads.ts';
import { isPublicPage } from './access.ts';
import { articles } from '../features/blog/articles.ts';
import { faqGroups } from '../content/faq-content.ts';
import { LandlordsPage } from '../features/landlords/landlords-page.tsx';
import { PrivacyPolicyPage } from '../features/legal/privacy-policy-page.tsx';
import { TermsPage } from '../features/legal/terms-page.tsx';

/** A piece of a page that may answer a question in the chat. */
export interface Passage {
  readonly href: string;
  readonly title: string;
  /** The title of the page, where the passage is a section of it. */
  readonly page?: string;
  readonly kind: 'FAQ' | 'Blog' | 'Page';
  /** What it says, paragraph by paragraph. */
  readonly text: readonly string[];
  /** For sites with plans, or without; omitted if true for both. */
  readonly onlyWith?: 'plans' | 'noPlans';
}

/** All site text that the chat uses for answers. This module runs at build time. */
export function chatPassages(): readonly Passage[] {
  return [...faqPassages(), ...articlePassages(), ...documentPassages(), ...pagePassages()];
}

function faqPassages(): readonly Passage[] {
  return faqGroups.flatMap((group) =>
    group.entries.map(({ id, question, html, onlyWith }) => ({
      href: `/faq#${id}`,
      title: question,
      kind: 'FAQ' as const,
      text: paragraphsOf(html),
      ...(onlyWith ? { onlyWith } : {}),
    })),
  );
}

function articlePassages(): readonly Passage[] {
  return articles.flatMap(({ slug, title, description, blocks }) => {
    const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
    const href = `/blog/${slug}`;
    return sectionsOf(html).map((section) => ({
      href: section.id === undefined ? href : `${href}#${section.id}`,
      ...(section.title === undefined ? { title } : { title: section.title, page: title }),
      kind: 'Blog' as const,
      text: section.title === undefined ? [description, ...section.text] : section.text,
    }));
  });
}

const DOCUMENTS: readonly (readonly [path: string, title: string, page: ComponentType])[] = [
  ['/privacy-policy', 'Privacy Policy', PrivacyPolicyPage],
  ['/terms', 'Terms and Conditions', TermsPage],
  ['/for-landlords', 'For landlords and lenders', LandlordsPage],
];

/** Sections that depend on this site’s configuration, which a build doesn’t know. */
const CONFIGURED = ['Who runs this site', 'Cookies, trackers and logs', 'Questions'];

/** Pages of text, section by section. */
function documentPassages(): readonly Passage[] {
  return DOCUMENTS.flatMap(([href, page, Page]) =>
    sectionsOf(renderToStaticMarkup(createElement(Page))).flatMap(({ title, text }) =>
      title === undefined || CONFIGURED.includes(title)
        ? []
        : [{ href, title, page, kind: 'Page' as const, text, ...(title === 'Price' && PLANS_ONLY) }],
    ),
  );
}

const PLANS_ONLY = { onlyWith: 'plans' } as const;

/** The purpose of each interactive page. For a state’s figures, the chat links to the state’s calculator. */
function pagePassages(): readonly Passage[] {
  const described = new Set([...DOCUMENTS.map(([path]) => path), '/', '/faq', '/contact']);
  return Object.entries(pageHeads).flatMap(([path, { title = builtRow(path)?.title ?? '', description }]) => {
    const isTool = isPublicPage(path) && !/\$|^\/(auth|paycheck-calculator)\//.test(path) && !described.has(path);
    const plans = path === '/pricing' && PLANS_ONLY;
    return isTool ? [{ href: path, title, kind: 'Page' as const, text: [description], ...plans }] : [];
  });
}

interface Section {
  /** Of the part before the first heading, undefined. */
  readonly title?: string;
  readonly id?: string;
  readonly text: readonly string[];
}

/** The parts of a page between its headings of the second level. */
function sectionsOf(html: string): readonly Section[] {
  const [before = '', ...parts] = html.split(/(?=<h2)/);
  const sections = parts.map((part): Section => {
    const [, attributes = '', heading = ''] = /^<h2([^>]*)>(.*?)<\/h2>/s.exec(part) ?? [];
    const id = /id="([^"]+)"/.exec(attributes)?.[1];
    const text = paragraphsOf(part.slice(part.indexOf('</h2>')));
    return { title: plainText(heading), text, ...(id === undefined ? {} : { id }) };
  });
  return [{ text: paragraphsOf(before) }, ...sections].filter(({ text }) => text.length > 0);
}

/** The paragraphs, list entries and table rows of a piece of HTML, without references to sources. */
function paragraphsOf(html: string): readonly string[] {
  return (
    html
      .replace(/<sup>.*?<\/sup>/gs, '')
      .replace(/<h1[^>]*>.*?<\/h1>/gs, '')
      .replace(/<\/t[dh]>\s*<t[dh][^>]*>/g, ': ')
      .split(/<\/?(?:p|li|ul|ol|tr|h3|dt|dd|div|table|thead|tbody)\b[^>]*>/)
      // The row above a table may begin with an empty cell.
      .map((piece) => plainText(piece).replace(/\s+/g, ' ').trim().replace(/^: /, ''))
      .filter((piece) => /\w/.test(piece))
  );
}
