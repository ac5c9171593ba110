import blog from '../asked-as/blog.json' with { type: 'json' };
import faq from '../asked-as/faq.json' with { type: 'json' };
import figures from '../asked-as/figures.json' with { type: 'json' };
import others from '../asked-as/others.json' with { type: 'json' };
import pages from '../asked-as/pages.json' with { type: 'json' };
import type { Example } from './weights.ts';

/** Ways to ask by what for: a passage as `passageKey` names it, a figure (`#`), or what we decline (`!`). */
export const WAYS_TO_ASK: Readonly<Record<string, readonly string[]>> = {
  ...faq,
  ...blog,
  ...pages,
  ...figures,
  ...others,
};

/** Each way to ask with what it is for. */
export function askedExamples(): readonly Example[] {
  return Object.entries(WAYS_TO_ASK).flatMap(([intent, texts]) => texts.map((text) => ({ text, intent })));
}
