import type { ChatAnswer } from '@paperwage/api-contract';
import type { Material, Passage } from '../../../ports/chat-answers.ts';
import { declined, distinct } from '../figures/answers.ts';
import { excerptOf, linkOf, quoteOf } from './quote.ts';
import type { RankedAnswer } from './rank-pages.ts';
import { WORTH_A_LINK } from './rank-pages.ts';

/** How likely the first offered page must be, and each of them. Anything less is noise. */
const LEAST_OFFERED = 0.13;
const WORTH_OFFERING = 0.04;
/** If the question may well not be for us, a page is offered only if hardly any other is plausible. */
const OFFERED_ALONE = 0.25;
const AS_LIKELY_NOT_OURS = 0.6;
/** From here on a question is not for us. */
export const SURELY_NOT_OURS = 0.6;
const DONT_KNOW = 'I don’t know that.';
const UNSURE = 'I’m not sure I understand. One of these may answer it:';
const UNSURE_OF_ONE = 'I’m not sure I understand. This may answer it:';
const NOT_OURS = 'I can’t help with that.';
const OURS = 'I answer questions about U.S. paychecks, pay stubs, invoices, W-2s, 1099s and this site.';
const NO_ACCOUNTS = 'I can’t see accounts, payments or documents, so I can’t look that up.';
const ASK_A_PERSON = 'Contact us, and a person looks into it. Your documents and receipts are in your account.';
const NO_GUESS = 'Our pages and rules don’t answer it, so I won’t guess.';

/** Unknown words make all pages less likely; the first page's share of the rest shows whether another one is plausible. */
const LEAST_SHARE = 0.6;

export function isAlone(answers: readonly RankedAnswer[]): boolean {
  const together = answers.reduce((total, { likelihood }) => total + likelihood, 0);
  return answers.length > 0 && answers[0]!.likelihood / together >= LEAST_SHARE;
}

/** What documents must not be made for. */
export function refusal(): ChatAnswer {
  return {
    isKnown: true,
    paragraphs: [
      {
        text: 'We don’t help with that. Enter real people, real employers and amounts that were really paid. A document for pay that was never earned, to deceive a lender, a landlord or anyone else, is fraud. If it has already happened, talk to a lawyer.',
        source: 1,
      },
    ],
    slip: null,
    links: [
      { href: '/terms', title: 'Documents must be true', kind: 'Page' },
      { href: '/faq#legal', title: 'Is a pay stub made here legal?', kind: 'FAQ' },
    ],
  };
}

/** What only an account or a person can know, with what the pages say about it. */
export function notSeen(others: readonly RankedAnswer[]): Material {
  const near = passagesOf(others.filter(({ likelihood }) => likelihood >= WORTH_A_LINK));
  const links = distinct([{ href: '/contact', title: 'Contact us', kind: 'Page' }, ...near.map(linkOf)]);
  return { answer: declined(NO_ACCOUNTS, links, ASK_A_PERSON), passages: [] };
}

/** Says that there is no answer: the question isn't for us, or no page has it. */
export function unknown(none: number): Material {
  const [first, more] = none >= SURELY_NOT_OURS ? [NOT_OURS, OURS] : [DONT_KNOW, NO_GUESS];
  return { answer: declined(first, [], more), passages: [] };
}

/**
 * The pages that may be meant, each with what it says. This is not an answer; if the question probably isn’t for us, none
 * are offered.
 */
export function unsureOf(answers: readonly RankedAnswer[], none: number, question: string): Material {
  const first = answers[0]?.likelihood ?? 0;
  const isForOthers = none >= first * AS_LIKELY_NOT_OURS && !(first >= OFFERED_ALONE && isAlone(answers));
  if (none >= SURELY_NOT_OURS || isForOthers || first < LEAST_OFFERED) return unknown(none);
  const passages = answers
    .filter(({ likelihood }) => likelihood >= WORTH_OFFERING)
    .flatMap(({ passage, alike: [section] }) => [passage ?? [], section ?? []].flat());
  const links = distinct(passages.map((one) => ({ ...linkOf(one), excerpt: excerptOf(one, question) })));
  if (links.length === 0) return unknown(none);
  return { answer: declined(links.length === 1 ? UNSURE_OF_ONE : UNSURE, links), passages: [] };
}

/** Whether a page names years, but not the one asked about: it may not be true for that year. */
export function isOfOtherYear(passage: Passage | undefined, year: number | undefined): boolean {
  const text = passage?.text.join(' ') ?? '';
  const named = (text.match(/\b20\d\d\b/g) ?? []).map(Number);
  if (year === undefined || named.length === 0 || named.includes(year)) return false;
  // "2022 through 2026" includes the years between, and excludes all others.
  return !/\b20\d\d through 20\d\d\b/.test(text);
}

/** What the passage says, in its words. */
export function quoted(passage: Passage, near: readonly Passage[], question: string): Material {
  const paragraphs = quoteOf(passage, question).map((text) => ({ text, source: 1 }));
  const passages = [passage, ...near];
  return { answer: { isKnown: true, paragraphs, slip: null, links: distinct(passages.map(linkOf)) }, passages };
}

/** The same if it isn’t certain, or a word of the question suggests another topic. */
export function hedged({ answer, passages }: Material): Material {
  const paragraphs = [{ text: 'This may answer it.', source: null }, ...answer.paragraphs];
  return { answer: { ...answer, paragraphs }, passages };
}

/** The same with links to more pages. */
export function withMore(answer: ChatAnswer, passages: readonly Passage[]): Material {
  return { answer: { ...answer, links: distinct([...answer.links, ...passages.map(linkOf)]) }, passages };
}

function passagesOf(answers: readonly RankedAnswer[]): readonly Passage[] {
  return answers.flatMap(({ passage }) => passage ?? []);
}
