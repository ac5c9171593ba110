import type { Passage } from '../../../ports/chat-answers.ts';
import { isFigure } from '../figures/answer-figures.ts';
import type { FoundIntent } from '../intents/find-intents.ts';
import { NONE } from '../intents/find-intents.ts';
import { ABROAD } from '../pay/net-pay.ts';
import { plainQuestion } from '../reading/word-forms.ts';

/** Asks for a document about pay that was never earned. */
export const FAKE = '!fake';
/** Asks for something that only an account or a person can know, such as an order. */
export const ACCOUNT = '!account';

/** A possible answer: the sections of one page together, and the figures on it. */
export interface RankedAnswer {
  readonly page: string;
  readonly likelihood: number;
  /** The most likely first. */
  readonly intents: readonly FoundIntent[];
  readonly passage: Passage | undefined;
  /** Other pages that say it too, such as a calculator. */
  readonly alike: readonly Passage[];
  /** A word of the question suggests another topic than all of its intents. */
  readonly isStray: boolean;
}

/** A second page at least this likely is worth a link. */
export const WORTH_A_LINK = 0.08;

/** Intents that stand for each other: a figure and the page that has it. */
const PAGE_OF_INTENT: Readonly<Record<string, string>> = {
  '!fake': '/faq#legal',
  '/pricing': '/faq#free',
  '/make-your-paystub': '/faq#start',
  '/for-landlords|Two ways to check': '/faq#verify',
  '/tools/w4-helper': '/faq#fill-out-w4',
  '/tools/overtime': '/faq#overtime',
  '/privacy-policy|Social Security numbers': '/faq#ssn',
  '/privacy-policy|What stays in your browser': '/faq#kept',
  '/for-landlords|What a check proves': '/faq#unchanged',
  '/for-landlords|What it doesn’t prove': '/faq#unchanged',
  '/for-landlords|If something looks wrong': '/faq#report',
  '/terms|About the numbers': '/faq#right',
  '/verify': '/faq#verify',
  '/tools/gross-from-net': '/faq#take-home',
  '/terms|Documents must be true': '/faq#legal',
  '#socialSecurityLimit': '/blog/why-december-paychecks-can-be-larger',
  '#additionalMedicare': '/blog/why-december-paychecks-can-be-larger',
  '#supplemental': '/faq#bonus',
  '#stateAgreement': '/faq#two-states',
  '#tipsLimit': '/blog/tips-and-overtime-deductions',
  '#overtimeLimit': '/blog/tips-and-overtime-deductions',
  '#stubLaw': '/blog/pay-stub-requirements-by-state',
  '#due1099': '/blog/1099-nec-or-1099-misc',
  '#threshold1099': '/blog/1099-nec-or-1099-misc',
  '#penalties': '/blog/1099-nec-or-1099-misc',
  '#backupWithholding': '/blog/1099-nec-or-1099-misc',
  '#dueW2': '/blog/w-2-box-by-box',
  '#retirement': '/blog/what-changed-in-payroll-for-2026',
  '#healthSavings': '/blog/what-changed-in-payroll-for-2026',
  '#ira': '/blog/what-changed-in-payroll-for-2026',
  '#healthFsa': '/blog/what-changed-in-payroll-for-2026',
  '#brackets': '/blog/how-federal-income-tax-is-calculated',
  '#selfEmployment': '/blog/employee-or-independent-contractor',
  '#mileage': '/faq#mileage',
  '#household': '/faq#household',
  '#fica': '/faq#abbreviations',
  '/blog/employee-or-independent-contractor': '/faq#helper',
  '/terms|What you can use it for': '/faq#what',
  '#minimumWage': '/faq#minimum-wage',
};

/** The page that an intent belongs to, or that covers its topic. */
export function pageOf(intent: string): string {
  return PAGE_OF_INTENT[intent] ?? (intent.startsWith('/blog') ? intent.split('#')[0]! : intent);
}

/** What someone pays to others is not our price. */
const PAYS_OTHERS =
  /\b(?:pay|paid|paying) (?:some(?:one|body)|him|her|them|people|(?:my|a|an|the|his|her|our) (?!month|year|week|subscription|plan|fee|card)\w+)\b/;
const KEEP = 'keep|save|store|hold';
const KEEPER = 'i|we|he|she|they|(?:an? )?(?:employers?|employees?)';
/** "Do employers have to keep", "should i shred" */
const SHOULD_KEEP = `\\b(?:do|should|must|may|can) (?:${KEEPER}) (?:(?:have to|need to|gotta|got to|still|legally) )?(?:${KEEP}|throw|shred|toss)\\b`;
/** "We need to store" */
const HAS_TO_KEEP = `\\b(?:i|we) (?:have|need|gotta|got)(?: to)? (?:${KEEP})\\b`;
/** What employers or employees must keep is not what we store. */
const KEEPS_THEMSELVES = new RegExp(`${SHOULD_KEEP}|${HAS_TO_KEEP}`);
const HOUSEHOLD_HELP = 'nanny|sitter|babysitter|cleaner|housekeeper|maid|caregiver|helper|aide|gardener';
const SOMEBODY = `her|him|them|(?:my|the) (?:${HOUSEHOLD_HELP})|the lady`;
const UP_TO_A_LIMIT = '\\b(?:stops?|caps?|limits?|max\\w*|wage base|over|above)\\b';
const OWES = '\\b(?:owe|owing|pay|withhold|take out|taking out|start|match)\\b';
/** People who pay someone owe taxes from a threshold on, not up to the wage base: "what do i owe for my nanny". */
const OWES_FOR_SOMEBODY = new RegExp(`^(?!.*${UP_TO_A_LIMIT}).*${OWES}.{0,45}\\b(?:on|for|from) (?:${SOMEBODY})\\b`);
/** The gross pay that leaves an amount, no matter who gets it. */
const GROSS_OF_NET =
  /\b(?:how much|what) (?:is |do i (?:pay|need) )?(?:before tax(?:es)?|gross)\b.*\b(?:exactly|net|nets|take[- ]?home|hand|clear|clears|pocket|ends? up with)\b.*\d/;
/** People who work for themselves and want to show what they really earn: "no boss, can I still make a stub". */
const OWN_INCOME =
  /^(?!.*\b(?:fak\w+|more than|higher|bump\w*|inflat\w+|chang\w+|edit\w*|pretend\w*|made[- ]?up|make up|look like|looks like|instead|not? (?:really|actually)|dont (?:really |actually )?(?:work|make|earn|have)|without (?:a )?(?:job|income|work)|no (?:job|income|work)|unemployed|says?|saying|borrow\w*|backdat\w*)\b).*\b(?:no boss|my own boss|self[- ]?employed|freelanc\w+|sole prop\w*|gig work\w*|drive for|driving for|deliver for|work for myself|own (?:small )?business)\b/;
/** People who were given a document: "how do I know it’s not bogus". */
const ASKS_IF_REAL =
  /^(?!.*\b(?:my (?:fake|stub|paystub)|i (?:made|make)|pass(?:es)?|fool|get past|caught|catch me|cant tell|wont know)\b).*\bhow (?:do|can|would|could|should) (?:i|we|you|one) (?:know|tell|check|verify|confirm|spot|be sure|make sure)\b/;
/** "Take the code off so the landlord can’t check it" */
const HIDES_CODE =
  /\b(?:take|takes|remove|removes|removing|hide|cover|erase|crop|cut|scrub|blur|strip|get rid of|leave|lose|black out|white out|delete)\b.{0,25}\b(?:code|qr|watermark|sample mark)\b.{0,30}\b(?:so|before|without)\b/;
const TAX_REFUND =
  /\b(?:irs|tax|federal|fed|state) refunds?\b|\brefunds? (?:is |from |at |with )*(?:the )?(?:irs|state|government|feds?)\b/;
/** Pages, the questions about something else that sound like them, and how likely the page must be to stay anyway. */
const NOT_ABOUT: readonly (readonly [page: string, others: RegExp, surely: number])[] = [
  ['/faq#free', PAYS_OTHERS, 0.9],
  [FAKE, OWN_INCOME, 1],
  [FAKE, ASKS_IF_REAL, 1],
  [ACCOUNT, TAX_REFUND, 1],
  ['/faq#verify', HIDES_CODE, 1],
  ['/faq#retention', KEEPS_THEMSELVES, 1],
  ['/blog/why-december-paychecks-can-be-larger', OWES_FOR_SOMEBODY, 0.97],
  ['/faq#household', GROSS_OF_NET, 0.97],
  // A filing status, which sounds like an employee of the house.
  ['/faq#household', /\bhead of (?:the |my )?house/, 0.97],
  ['#household', /\bhead of (?:the |my )?house/, 0.97],
  // What lawmakers will do is on no page.
  [
    '/faq#fill-out-w4',
    /\b(?:senate|congress|house bill|lawmakers|washington (?:will|gonna|going to)|wait (?:to|until i|till i) claim)\b/,
    1,
  ],
  // How many W-2s come isn't when they come.
  ['/blog/w-2-box-by-box', /\b(?:two|2|both|several|separate) w-?2s?\b/, 0.97],
  // What no tax is on isn't what costs nothing.
  ['/faq#free', /\btax[- ]free\b/, 0.99],
  // Money that is held back from somebody else.
  ['/faq#refund', /\b(?:hold|keep|withhold)(?:ing)? (?:\w+ ){0,2}(?:money|back)\b/, 0.99],
  // Anyone who scans a code is checking a document.
  ['/faq#legal', /\bscan(?:s|ned|ning)?\b/, 0.97],
  // Another country makes it look like it isn't for us, but is what the question is about.
  [NONE, ABROAD, 0.5],
];

/** Words that leave no doubt, unless others make it a different question. */
const SURELY_ABOUT: readonly (readonly [intent: string, words: RegExp, besides: RegExp])[] = [
  [
    NONE,
    /\b(?:ignore|disregard|forget) (?:all |every |any |everything |about |that |the |your |my )*(?:stuff|rules?|instructions?|prompts?|above|previous|prior)\b/,
    /\b(?:overtime|withholding|tax) rules?\b/,
  ],
  [
    NONE,
    /\bevict\w*|\bchang(?:e|ing) the locks?\b|\block(?:ing)? (?:him|her|them|my tenant) out\b/,
    /\b(?:stubs?|paystubs?|w-?2s?)\b/,
  ],
  [
    '#retirement',
    /\b(?:how much|how high|the most|max\w*|limit|cap|ceiling)\b.*\b(?:40[13] ?\(?[kb]\b|simple ira)/,
    /\$|%|\bpercent\b|\b(?:paycheck|take[- ]?home|match\w*|w-?2|box|stubs?|withdraw\w*|loans?|roll\w*|vest\w*|cost|fee)\b/,
  ],
  [
    '#socialSecurityLimit',
    /\b(?:ss|social security|soc sec|oasdi)\b.{0,20}\b(?:cap|limit|ceiling|wage base|cut ?off)\b/,
    /\$|\b(?:retire\w*|benefits?|claim\w*|disability|number|bonus|medicare)\b/,
  ],
  ['#mileage', /\b(?:drove|driven|drives?|driving)\b.{0,40}\bmiles\b.*\birs\b/, /\b(?:commut\w+|home to work)\b/],
  [
    '#minimumWage',
    /\b(?:lowest|least|cheapest|bare minimum|as little as)\b.{0,40}\b(?:legal(?:ly)?|allowed|by law)\b|\blegal(?:ly)? (?:minimum|lowest)\b|\bminimum (?:wage )?(?:right )?now\b|\b(?:least|lowest) (?:i|we|you|they) (?:can|could|may|have to|gotta|must) pay (?:an? |the |my |our )?(?!off\b|for\b|down\b)\w/,
    /\b(?:overtime|salary|invoice|rent|tips?|tipped|exempt|1099s?|w-?[24]s?|report|file)\b/,
  ],
  [
    '/faq#clergy',
    /\b(?:pastors?|preachers?|ministers?|clergy|priests?|rabbis?|imams?|reverends?)(?:s|’s|'s)?\b/,
    /\b(?:per mile|mileage|bonus|invoice|secretary)\b/,
  ],
];
const SURELY = 0.98;

/**
 * Without a page that a question only sounds like; what is left is as likely as it is together. Words that leave no doubt
 * bring theirs to the front. Whether the pay is one’s own may be said elsewhere in the question that a text is of.
 */
export function withoutLookalikes(
  found: readonly FoundIntent[],
  text: string,
  question: string,
): readonly FoundIntent[] {
  const plain = plainQuestion(text);
  const sure = SURELY_ABOUT.find(([, words, besides]) => words.test(plain) && !besides.test(plain));
  const surely = sure && found.find(({ intent }) => intent === sure[0]);
  if (surely && !found.some(({ intent, likelihood }) => intent === FAKE && likelihood > 1 - SURELY))
    return [
      { ...surely, likelihood: SURELY },
      ...found.filter((one) => one !== surely).map((one) => ({ ...one, likelihood: one.likelihood * (1 - SURELY) })),
    ];
  return NOT_ABOUT.reduce((left, [page, others, surely]) => {
    const isIt = ({ intent }: FoundIntent) => intent === page || pageOf(intent) === page;
    const together = left.filter(isIt).reduce((total, { likelihood }) => total + likelihood, 0);
    if (together >= surely || !others.test(page === FAKE ? plainQuestion(question) : plain)) return left;
    return left.filter((one) => !isIt(one)).map((one) => ({ ...one, likelihood: one.likelihood / (1 - together) }));
  }, found);
}

/** What is said of all states, and what is said of one. */
const OF_ALL_AND_ONE = [
  ['/faq#required', '#stubLaw'],
  ['/faq#tipped-wage', '#minimumWage'],
] as const;

/** What every stub has to show is, where a state is named, what its law asks for; the same of the wage of tipped employees. */
export function ofNamedState(found: readonly FoundIntent[], hasState: boolean): readonly FoundIntent[] {
  if (!hasState) return found;
  return OF_ALL_AND_ONE.reduce((left, [ofAll, ofOne]) => {
    const general = left.find(({ intent }) => intent === ofAll);
    const own = left.find(({ intent }) => intent === ofOne);
    if (!general || !own) return left;
    return left
      .filter((one) => one !== general)
      .map((one) => (one === own ? { ...own, likelihood: own.likelihood + general.likelihood } : one));
  }, found);
}

/** The pages a question may be about, most likely first, and how likely it is not for us. */
export function rankAnswers(found: readonly FoundIntent[], pages: ReadonlyMap<string, Passage>) {
  const byPage = new Map<string, { likelihood: number; intents: FoundIntent[] }>();
  let none = 0;
  for (const one of found) {
    const { intent, likelihood } = one;
    if (intent === NONE) none = likelihood;
    else if (intent === FAKE || intent === ACCOUNT || isFigure(intent) || pages.has(intent)) {
      const before = byPage.get(pageOf(intent)) ?? { likelihood: 0, intents: [] };
      byPage.set(pageOf(intent), {
        likelihood: before.likelihood + likelihood,
        intents: [...before.intents, one],
      });
    }
  }
  const answers = [...byPage]
    .map(([page, { likelihood, intents }]): RankedAnswer => {
      const passage = passageOf(page, intents, pages);
      const alike = intents
        .filter((one) => one.likelihood >= WORTH_A_LINK)
        .flatMap(({ intent }) => pages.get(intent) ?? [])
        .filter((one) => one.href !== passage?.href);
      const [first = [], ...more] = intents.flatMap(({ strayWords }) => (strayWords ? [strayWords] : []));
      const isStray = first.some((word) => more.every((words) => words.includes(word)));
      return { page, likelihood, intents, passage, alike, isStray };
    })
    .sort((a, b) => b.likelihood - a.likelihood);
  return { none, answers };
}

/** An answer of the FAQ says more than what a page is for; of an article it is the section that fits best. */
function passageOf(
  page: string,
  intents: readonly FoundIntent[],
  pages: ReadonlyMap<string, Passage>,
): Passage | undefined {
  if (page.startsWith('/faq#') && pages.has(page)) return pages.get(page);
  const first = intents.find(({ intent }) => pages.has(intent));
  return first && pages.get(first.intent);
}

const W2_ARTICLE = '/blog/w-2-box-by-box';
/** The sections of the article by the boxes they are about. */
const W2_SECTIONS: readonly (readonly [section: string, first: number, last: number])[] = [
  ['boxes-7-to-11', 7, 11],
  ['box-12-the-codes', 12, 12],
  ['boxes-13-and-14', 13, 14],
  ['boxes-15-to-20-state-and-local', 15, 20],
];

/** The section on the one box of a W-2 that a question names, where the article on its boxes is the answer. */
export function sectionOfBox(page: string, question: string, pages: ReadonlyMap<string, Passage>): Passage | undefined {
  if (page !== W2_ARTICLE) return undefined;
  const boxes = [...question.matchAll(/\bbox(?:es)? ?#?(\d{1,2})/gi)].map(([, box]) => Number(box));
  const sections = W2_SECTIONS.filter(([, first, last]) => boxes.some((box) => first <= box && box <= last));
  const isOfOne = sections.length === 1 && boxes.every((box) => box >= sections[0]![1] && box <= sections[0]![2]);
  return isOfOne ? pages.get(`${W2_ARTICLE}#${sections[0]![0]}`) : undefined;
}

/** Passages as the ways to ask name them: several of one address by their titles too. */
export function pagesOf(passages: readonly Passage[]): ReadonlyMap<string, Passage> {
  const count = (href: string) => passages.filter((one) => one.href === href).length;
  return new Map(
    passages.map((passage) => [count(passage.href) > 1 ? `${passage.href}|${passage.title}` : passage.href, passage]),
  );
}
