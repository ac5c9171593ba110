import type { FilingStatus, PayFrequency } from '@paperwage/payroll';
import { PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { Replaced } from './hour-phrases.ts';
import { HOURS } from './hour-phrases.ts';
import { NOTHING_ELSE, OF_SAID_HOURS, ON_PAYDAY, withoutOver40 } from './ignored-phrases.ts';
import { MONTH, UNIT_WORDS, wordsInDigits } from './number-words.ts';

/** What a phrase says besides a frequency. */
export type Said = 'status' | 'children' | 'hours' | 'days' | 'overtime' | 'plan';

const ONE_AS_PRONOUN = /\bone\b(?! (?:hundred|thousand|grand|k|kid|child|dependent|son|daughter|baby|boy|girl|job)\b)/g;

const PER = '(?:a|an|per|each|every|ea|one)';

const frequency = (of: PayFrequency, phrases: string, adverbs: string): readonly Replaced[] => [
  [new RegExp(`(?:\\b(?:${phrases}))(?![\\w])`, 'g'), ` @${of} `],
  [new RegExp(`\\b(?:${adverbs})(?![\\w])`, 'g'), ` ~${of} `],
];
const slash = (unit: string) => `(?<=[\\dk] ?)\\/ ?${unit}`;

/** How often; the phrases of two weeks before those of one. */
const FREQUENCIES: readonly Replaced[] = [
  ...frequency(
    'BI_WEEKLY',
    `every[- ](?:two|2|other|second)[- ](?:weeks?|wks?|week|fridays?|fri|thursdays?|thurs?|wednesdays?|wed)|(?:each|per|a|every) (?:two|2)[- ](?:weeks?|wks?)(?: (?:pay ?)?(?:checks?|periods?))?\\b|(?:(?:in|on|for|of) )?(?:the|this|one|my|his|her|our|their) (?:two|2)[- ](?:weeks?|wks?) (?:pay ?)?(?:checks?|periods?)\\b|(?<=\\d(?: dollars| bucks)? )for (?:the |every )?(?:two|2) (?:weeks?|wks?)|${PER} (?:bi[- ]?weekly|bi[- ]?week)`,
    'bi[- ]?weekly|fortnightly|bi[- ]?wkly',
  ),
  ...frequency(
    'SEMI_MONTHLY',
    '(?:twice|two times|2 times|2x|two x)[- ](?:a|per|each|every)[- ](?:month|mo)|(?:on )?the 15th and (?:the )?(?:last(?: day)?|30th|31st|end)(?: of (?:the|each|every) month)?|(?:on )?(?:the )?1st and (?:the )?15th',
    'semi[- ]?monthly|twice[- ]monthly',
  ),
  ...frequency('SEMI_ANNUAL', '(?:twice|two times) (?:a|per|each) year', 'semi[- ]?annual(?:ly)?'),
  ...frequency('WEEKLY', `${PER} (?:week|wk)|(?:each|every) (?:mon|tues|wednes|thurs|fri|satur|sun)day`, 'weekly|wkly'),
  ...frequency('MONTHLY', `${PER} (?:month|mo|mth)`, 'monthly|mthly'),
  ...frequency('QUARTERLY', `${PER} quarter`, 'quarterly'),
  ...frequency('DAILY', `${PER} day`, 'daily'),
];
const SLASHES: readonly Replaced[] = [
  [new RegExp(`${slash('(?:hours?|hrs?|h)')}\\b`, 'g'), ' @hour '],
  [/(?<=\d )one (?:hour|hr)\b/g, ' @hour '],
  [new RegExp(`${slash('(?:years?|yrs?|y|annum)')}\\b`, 'g'), ' @year '],
  [new RegExp(`${slash('(?:weeks?|wks?|w)')}\\b`, 'g'), ' @WEEKLY '],
  [new RegExp(`${slash('(?:months?|mos?|mth)')}\\b`, 'g'), ' @MONTHLY '],
  [new RegExp(`${slash('(?:bi-?weekly|2 ?w(?:ee)?ks?)')}\\b`, 'g'), ' @BI_WEEKLY '],
  [new RegExp(`${slash('days?')}\\b`, 'g'), ' @DAILY '],
  // "$900 wk", "1,100 last week": of an amount, as smaller numbers are of weeks.
  [
    /(?<=\d{3}(?:\.\d+)?(?: (?:dollars|bucks))?) (?:(?:this|last|that|for the|for this|for a|in a) )?(?:week|wk)\b(?! (?:of|notice|period))/g,
    ' @WEEKLY ',
  ],
];

/** By letters, so that no later phrase finds a word in what is replaced. */
export const STATUS_OF: Readonly<Record<string, FilingStatus | 'separate'>> = {
  S: 'single',
  P: 'separate',
  H: 'headOfHousehold',
  M: 'marriedJointly',
};
const status = (of: keyof typeof STATUS_OF) => ` §status:${of} `;
const NOT = '(?:not|isnt|arent|aint|im not|never|never been|no longer|not currently|not yet|not legally|non)';
const STATUSES: readonly Replaced[] = [
  // A single parent may file as single or as head of household.
  [/\bsingle (?:mom|mother|mama|dad|father|parent)\b/g, ' '],
  // "A single 14-hour day"
  [
    /(?<=\b(?:a|an|one|every|any) )single (?=(?:long )?(?:\d{1,2}(?:\.\d+)?[ -]?(?:hours?|hrs?)(?: long)?[ -])?(?:work ?)?(?:day|shift)\b)/g,
    '',
  ],
  [
    new RegExp(
      `\\b${NOT}[ -]?(?:currently |yet |legally |been |even )*married\\b(?: yet| anymore)?|\\bunmarried\\b|\\b(?:no|without a|dont have a) (?:wife|husband|spouse)\\b|\\bdivorced\\b|\\bbachelor\\b`,
      'g',
    ),
    status('S'),
  ],
  [/\bmarried(?:,)?(?: but| and)?(?: fil\w+)? separate(?:ly)?\b|\bmfs\b|\bfil\w+ separate(?:ly)?\b/g, status('P')],
  [
    /\b(?:single |unmarried )?(?:filing (?:as )?|as )?head of (?:the |my |a |our )?house ?(?:hold)?\b|\bhead household\b|\bh\.?o\.?h\b/g,
    status('H'),
  ],
  [
    /\bmarried(?:,)?(?: and| but)?(?: fil\w+)?(?: joint(?:ly)?)?\b|\bmfj\b|\bfil\w+ joint(?:ly)?\b|\bjointly\b|\bjoint\b|\b(?:with )?(?:my |a )?(?:wife|husband|spouse|hubby)\b/g,
    status('M'),
  ],
  [/\bsingle\b(?: filers?| filing| status)?/g, status('S')],
];
/** What people call their children. */
export const KID =
  '(?:kids?|little ones|children|childs?|kiddos?|babies|baby|sons?|daughters?|boys?|girls?|toddlers?|minors?)';
const SMALL = '(?:small |young |little |dependent |minor |qualifying )?';
const AGE = '\\d{1,2}';
const CHILDREN: readonly Replaced[] = [
  // "2 kids, 6 and 9": children under 17 by their ages.
  [
    new RegExp(
      `(?<![$\\d.,-])\\b(\\d{1,2}) ${SMALL}${KID}\\b[ ,(:-]*(?:who are |that are |aged? |ages |both |under |are )*((?:${AGE})(?:(?:,? and | & |, ?|\\/| )${AGE})*)(?: (?:years? old|yrs? old|yo|y\\/o))?\\)?(?![\\d.%k]|,\\d|\\/)(?! (?:hours?|hrs?|an|a|per|k\\b|grand|dollars|bucks|percent))`,
      'g',
    ),
    (whole: string, count: string, ages: string) => {
      const list = ages.match(/\d+/g)!.map(Number);
      const isUnder17 = / under /.test(whole)
        ? list.length === 1 && list[0]! <= 17
        : list.length === Number(count) && list.every((age) => age < 17);
      return isUnder17 ? ` §children:${count} ` : whole;
    },
  ],
  [
    new RegExp(
      `\\b(?:and )?(?:no|without|zero|0|dont have(?: any)?|do not have(?: any)?|w\\/o|not any|with no)(?: any)? ${SMALL}(?:${KID}|dependents?|deps)\\b|\\b(?:childless|kidless|child ?free|kid ?free)\\b`,
      'g',
    ),
    ' §children:0 ',
  ],
  [
    new RegExp(
      `(?<![$\\d.,-])\\b(\\d{1,2}) ${SMALL}${KID}\\b(?: under (?:the age of )?(?:17|seventeen)| below 17| younger than 17)?`,
      'g',
    ),
    ' §children:$1 ',
  ],
  [
    new RegExp(`\\ba ${SMALL}(?:kid|child|baby|son|daughter|toddler)\\b(?: under (?:the age of )?17)?`, 'g'),
    ' §children:1 ',
  ],
];
const HOURLY: readonly Replaced[] = [
  [new RegExp(`\\b${PER} (?:hour|hr)\\b|\\bhourly\\b|\\bp\\.?h\\b|(?<=\\d) ?(?:hr|h|hour)\\b`, 'g'), ' @hour '],
  [
    new RegExp(
      `\\b${PER} (?:year|yr|annum)\\b|\\b(?:yearly|annually|annual|salaried|p\\.?a\\b)|\\ba salary\\b|(?<=\\d[\\dk,.]*) salary\\b`,
      'g',
    ),
    ' @year ',
  ],
  [
    new RegExp(
      `\\b${PER} (?:pay ?)?(?:check|cheque|paycheck|pay period|payday)\\b|\\b(?:paychecks|checks)\\b|(?<=\\d) (?:dollar |gross )?(?:pay ?)?check\\b`,
      'g',
    ),
    ' @check ',
  ],
];
const BETWEEN =
  '(?:(?:of|to|into|in|my|a|an|the|for|towards?|goes|going|at|is|contribut\\w*|with|trad\\w*|pre[- ]?tax|putting|put|deferral|salary|pay|regular|and) ?)*';
const PLAN = '(?:401 ?\\(?k\\)?s?|403 ?\\(?b\\)?)';
const PLAN_ALONE = new RegExp(
  `(?<![\\w$.,])(?:(?:traditional|trad|pre-?tax) )?${PLAN}(?![\\w])(?! ?(?:a|an|per|\\/) ?(?:year|yr)\\b)`,
  'g',
);
const PLANS: readonly Replaced[] = [
  [
    new RegExp(
      `(?:\\b(?:contribut\\w*|put\\w*|defer\\w*|sav\\w*) )?(?<![$\\d.,])(\\d{1,2}(?:\\.\\d+)?) ?(?:%|percent|pct) ${BETWEEN}(?:${PLAN})(?![\\w])(?: contributions?\\b| deferral\\b)?`,
      'g',
    ),
    ' §plan:$1 ',
  ],
  [new RegExp(`(?<![\\w])${PLAN} ?${BETWEEN}(\\d{1,2}(?:\\.\\d+)?) ?(?:%|percent|pct)(?![\\w])`, 'g'), ' §plan:$1 '],
];

/** The number of paychecks says how often. */
const PAYCHECKS_A_YEAR: readonly Replaced[] = (['WEEKLY', 'BI_WEEKLY', 'SEMI_MONTHLY', 'MONTHLY'] as const).map(
  (of) => [
    new RegExp(
      `(?<![$\\d.,])\\b(?:we get |i get |so |thats |paid |in )?${PERIODS_PER_YEAR[of]} (?:(?:pay ?checks?|checks?|pay ?periods?|paydays?)\\b(?: (?:a|per|each|every|in a|in the) (?:year|yr))?|times (?:a|per) (?:year|yr)\\b)`,
      'g',
    ),
    ` ~${of} `,
  ],
);
/** One spouse of two has no pay. */
const SPOUSE_WITHOUT_PAY =
  /\b(?:my |the )?(?:wife|husband|spouse|hubby) (?:(?:dont|doesnt|does not|do not|isnt|is not|not|never|aint)(?: currently| even)? (?:work\w*|employed|hav\w+ a job|make anything|earn anything)|(?:stays?|is|staying) (?:at )?home|(?:is )?unemployed|has no (?:job|income))\b/g;

/** The same of whoever asks about the pay of the other. */
const NO_PAY_OF_MINE =
  /\bi (?:dont|do not) (?:work|have (?:a job|any income))\b(?! (?:on|at|for|over|more|much|\d))|\bim not (?:working|employed)\b|\bi stay (?:at )?home\b/g;
/** The day of a paycheck; its year is read apart. */
const PAY_DATE = new RegExp(
  `\\b(?:pay ?(?:date|day) |paid |dated )?(?:on |is |of |for )?${MONTH}\\.? (?:[12]\\d|3[01]|[1-9])(?:st|nd|rd|th)?\\b(?![\\d.]|,\\d)(?! ?(?:k\\b|%|hours?|hrs?|dollars|bucks|grand|kids?|children|percent))`,
  'g',
);

/** Someone's child who is the one that is paid. */
export const EARNING_CHILD =
  /\b(?:my |our |the )?(?:\w+ )?(?:kid|son|daughter)(?=(?: (?:just|only|now|also|who))? (?:works?|worked|makes?|made|is an?|earns?|earned|gets?|got|started|pulled|took|(?:is )?(?:moving|relocating)|has an? \w* ?job)\b)/g;

/** "27.40 an hour if I only do 36 a week" */
const HOURS_A_WEEK =
  /\b(?:(?:do|does|doing|work|works|working|worked|only|just|average|averaging|about|around) )+(\d\d) +[@~]WEEKLY\b/g;

/** A text with its phrases about pay in one form each: `@` and `~` for how often, `§` for what else is said. */
export function sayPhrases(text: string): string {
  let said = ` ${text} `.replace(/[–—]/g, '-').replace(/\((\d+)\)/g, ' $1 ');
  // What is on Form W-4 is said apart, and the engine takes the additional Medicare tax.
  said = said.replace(
    /\b(?:if (?:i|we) )?(?:(?:fill|filled|filling) (?:out|in) )?(?:my )?step (?:3|three)(?: right| correctly)?\b|\b(?:including|with|incl)?(?: the)? ?(?:additional|extra) medicare(?: tax)?\b/g,
    ' , ',
  );
  if (/\bmedicare\b/.test(said))
    said = said.replace(
      /\b(?:(?:including|with|plus|the|that) )*(?:additional|extra) (?:one|part|piece|0?\.9 ?(?:%|percent))(?! (?:hundred|thousand|grand))/g,
      ' , ',
    );
  said = withoutOver40(said).replace(SPOUSE_WITHOUT_PAY, status('M'));
  if (/\b(?:husband|wife|spouse|hubby)\b/.test(said)) said = said.replace(NO_PAY_OF_MINE, status('M'));
  said = said.replace(PAY_DATE, ' , ').replace(EARNING_CHILD, ' he ');
  said = said.replace(/\b(eight|nine|ten|eleven|twelve)s\b/g, (_, word: string) => `${UNIT_WORDS.indexOf(word)}s`);
  for (const pattern of NOTHING_ELSE) said = said.replace(pattern, ' , ');
  said = replaceAll(said, PAYCHECKS_A_YEAR);
  said = said.replace(
    /(?<=(?:\/ ?|an |per )(?:hr|hour)) ?(?:x|\*|times) ?(\d\d)\b(?! ?(?:hours?|hrs?|x|\*|[.\d]))/g,
    ' $1 hours',
  );
  said = said.replace(
    /(?<=\d(?: (?:bucks|dollars))? )(?:(?:clean|clear|flat|even|cash|free and clear),? )?in (?:(?:my|his|her|our|their|the) )?(?:hands?|pocket|bank)\b/g,
    'net',
  );
  said = said.replace(/\bmon(?:day)?s? ?(?:-|to|thru|through) ?(fri|sat)(?:day|urday)?s?\b/g, (_, last: string) =>
    last === 'fri' ? '5 days' : '6 days',
  );
  said = said.replace(
    /(?<=\d(?: ?(?:bucks|dollars|an hour|per hour))?) ?(?:x|\*|times) ?(?=\d{1,3}(?:\.\d+)? ?(?:hours?|hrs?)\b)/g,
    ' an hour ',
  );
  said = said.replace(/(?<=\d ?(?:hours?|hrs?)) ?(?:x|\*|times|@) ?(?=\$?\d)/g, ' at ');
  said = said.replace(
    /\b(?:i )?(?:only |just )?(?:have |work )?(?:one|1|(?:my |a |the )?first) job(?: only)?\b/g,
    ' , ',
  );
  said = replaceAll(said, PLANS);
  // A plan that is named again, or without what goes into it, is no amount of 401 thousand.
  said = said.replace(PLAN_ALONE, (plan) =>
    said.includes('§plan:') ? ' , ' : plan.includes('401') ? ' plan-401k ' : ' plan-403b ',
  );
  said = replaceAll(said, SLASHES);
  said = replaceAll(said, FREQUENCIES);
  said = said.replace(/\ba (hundred|thousand|grand)\b/g, 'one $1').replace(ONE_AS_PRONOUN, 'someone');
  said = wordsInDigits(said.replace(ON_PAYDAY, ' , '));
  for (const list of [STATUSES, CHILDREN, HOURS]) said = replaceAll(said, list);
  // "25 hr" is a rate, unless a rate is said otherwise.
  if (/@hour|\b(?:an|per) hour\b|\bhourly\b/.test(said))
    said = said.replace(/(?<![$\d.,])\b(\d{1,3}) ?(?:h|hr)\b/g, ' §hours:$1 ');
  if (!said.includes('§hours:') && /@hour|\b(?:an|per) (?:hour|hr)\b|\bhourly\b|\d ?\/ ?hr\b/.test(said))
    said = said.replace(HOURS_A_WEEK, ' §hours:$1 @WEEKLY ');
  if (said.includes('§hours:')) said = said.replace(OF_SAID_HOURS, ' , ');
  said = replaceAll(said, HOURLY);
  return said;
}

function replaceAll(text: string, list: readonly Replaced[]): string {
  return list.reduce(
    (done, [pattern, by]) => (typeof by === 'string' ? done.replace(pattern, by) : done.replace(pattern, by)),
    text,
  );
}
