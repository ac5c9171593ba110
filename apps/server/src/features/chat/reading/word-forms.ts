import synonyms from './synonyms.json' with { type: 'json' };

/** Words that say nothing about the topic. */
const EMPTY_WORDS = new Set(
  (
    'a about all also am an and any are as at be been being by can could did do does doing for from get gets getting give ' +
    'got had has have having he hello help her here hi him his how i if in into is it its just know let like made make ' +
    'makes making me mean means more most much must my need needs no now of off ok on one only or our out own please ' +
    'put she should show so some still such take takes tell than thank thanks that the their them then there they thing ' +
    'things this those to too up us use used using very want was we well went were what when where which while who whose ' +
    'why will with would you your yours im ive id dont doesnt cant wont isnt arent whats hows lets theres wouldnt havent ' +
    'hasnt didnt able actually already another anyone anything around away back bad because before both bring case course ' +
    'down during each either else enough even ever every everyone everything exactly figured find first found good great ' +
    'guess happen happens idea instead kind last least little long look looking looks lot may maybe might never new next nobody ' +
    'old once other others part people person place possible probably question questions quite rather really receive ' +
    'received receiving said same say says see seem seems send sent several since somebody someone something soon sort ' +
    'specific sure thats though through together too trying turn until way ways whether work working works ' +
    'yes yet paperwage site website'
  ).split(' '),
);

/** Each spelling with the word that stands for it, the longest first, so that phrases win over their words. */
const SPELLINGS: readonly (readonly [spelling: string, word: string])[] = Object.entries(
  synonyms as Readonly<Record<string, readonly string[]>>,
)
  .flatMap(([word, spellings]) => spellings.map((spelling) => [spelling, word] as const))
  .sort(([a], [b]) => b.length - a.length);

const ANY_SPELLING = new RegExp(
  `(?<![a-z0-9])(?:${SPELLINGS.map(([spelling]) => spelling).join('|')})(?![a-z0-9])`,
  'g',
);
const WORD_OF = new Map(SPELLINGS);

/** A text in lower case, with plain quotes and without marks that people leave out. */
export function plainQuestion(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\b(\w+)'s\b/g, '$1')
    .replace(/'/g, '')
    .replace(SLANG_WORD, (word) => SLANG[word]!)
    .replace(/\b(?:stand|std|stnd)\.? (?=deduct)/g, 'standard ')
    .replace(SHED_AS_SHE_WOULD, 'she would ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "She’d", which would be a building without its apostrophe. */
const SHED_AS_SHE_WOULD =
  /\bshed (?=(?:still |actually |really |always |at least |like to )?(?:be|bring|clear|come|end up|get|have|keep|like|make|need|net|owe|pay|pocket|receive|see|take|walk|want|work)\b)/g;

/** Texting spellings with only one meaning. */
const SLANG: Readonly<Record<string, string>> = {
  outta: 'out of',
  lotta: 'lot of',
  kinda: 'kind of',
  tryna: 'trying to',
  finna: 'going to',
  hafta: 'have to',
  em: 'them',
  lil: 'little',
  cos: 'because',
  b4: 'before',
  hed: 'he would',
  theyd: 'they would',
  '2day': 'today',
  '2nite': 'tonight',
  nite: 'night',
  ppl: 'people',
  diff: 'difference',
  paychek: 'paycheck',
  paycheque: 'paycheck',
  chek: 'check',
  checc: 'check',
  recieve: 'receive',
  recieved: 'received',
  withold: 'withhold',
  witholding: 'withholding',
  seperate: 'separate',
  adress: 'address',
  asst: 'assistant',
  mgr: 'manager',
  govt: 'government',
  yest: 'yesterday',
  hw: 'how',
  wld: 'would',
  shld: 'should',
  cld: 'could',
  makin: 'making',
  gettin: 'getting',
  payin: 'paying',
  workin: 'working',
  sayin: 'saying',
  fla: 'florida',
};
const SLANG_WORD = new RegExp(`(?<![$\\d./-])\\b(?:${Object.keys(SLANG).join('|')})\\b`, 'g');

/** Stands for any year: a page with one year's answer also helps with others. */
export const ANY_YEAR = 'anyyear';

/** The meaningful words of a text, in the form that stands for all their spellings and endings. */
export function termsOf(text: string): readonly string[] {
  return allTermsOf(text).filter((term) => !isEmptyWord(term));
}

/** Whether it is a word that says nothing about what is asked. */
export function isEmptyWord(term: string): boolean {
  return EMPTY_WORDS.has(term) || (term.length === 1 && !/\d/.test(term));
}

/** The same including words without meaning, unchanged. */
export function allTermsOf(text: string): readonly string[] {
  const plain = plainQuestion(text)
    .replace(/[-/]/g, ' ')
    .replace(/401 ?\(?k\)?/g, 'retirementplan')
    .replace(/403 ?\(?b\)?/g, 'retirementplan');
  const named = plain.replace(ANY_SPELLING, (spelling) => WORD_OF.get(spelling) ?? spelling);
  const words = named.replace(/\b20[0-4]\d\b/g, ANY_YEAR).match(/[a-z0-9]+/g) ?? [];
  return words.map((word) => (isEmptyWord(word) ? word : stem(word)));
}

/** A word without the ending of a plural, a past or a noun, so that `filing` and `filed` are the same. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
  for (const ending of [
    'ations',
    'ation',
    'ating',
    'ated',
    'ions',
    'ion',
    'ing',
    'ers',
    'er',
    'ed',
    'ly',
    'ment',
    'ate',
  ]) {
    const root = singular.slice(0, -ending.length);
    if (singular.endsWith(ending) && root.length >= 4) return bare(root);
  }
  return bare(singular);
}

/** Without a doubled last letter and a silent one. */
function bare(root: string): string {
  return root.replace(/([bdglmnprt])\1$/, '$1').replace(/e$/, '');
}
