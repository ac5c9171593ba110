import blog from '../asked-as/blog.json' with { type: 'json' };
import faq from '../asked-as/faq.json' with { type: 'json' };
import figures from '../asked-as/figures.json' with { type: 'json' };
import others from '../asked-as/others.json' with { type: 'json' };
import pages from '../asked-as/pages.json' with { type: 'json' };
import talk from './small-talk.json' with { type: 'json' };
import type { Example } from './weights.ts';

/** Sample questions by target: a passage as `passageKey` names it, a figure (`#`), or what we decline (`!`). */
export const WAYS_TO_ASK: Readonly<Record<string, readonly string[]>> = {
  ...faq,
  ...blog,
  ...pages,
  ...figures,
  ...others,
};

/** Each sample question with its target. */
export function askedExamples(): readonly Example[] {
  return Object.entries(WAYS_TO_ASK).flatMap(([intent, texts]) => texts.map((text) => ({ text, intent })));
}

/** The same again with filler before and after the question, so that filler doesn't influence the topic. */
export function withSmallTalk(examples: readonly Example[]): readonly Example[] {
  const { before, after } = talk;
  return examples.flatMap(({ text, intent }, at) => {
    // Numbers without a common factor pair each with many others.
    const first = before[(at * 37) % before.length]!;
    const last = after[(at * 7) % after.length]!;
    const said = at % 3 === 0 ? `${first} ${text} ${last}` : at % 3 === 1 ? `${first} ${text}` : `${text} ${last}`;
    return [
      { text, intent },
      { text: said, intent },
    ];
  });
}
