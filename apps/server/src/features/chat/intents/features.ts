import vectorsFile from './word-vectors.json' with { type: 'json' };
import { readPlaces } from '../reading/read-places.ts';
import { allTermsOf, isEmptyWord, plainQuestion } from '../reading/word-forms.ts';

/** Companies where people have accounts, jobs and bills: which one it is says only that it isn't us. */
const BRANDS = [
  'adp|gusto|quickbooks|intuit|paychex|workday|ukg|kronos|dayforce|ceridian|rippling|square|xero|freshbooks|zoho|wave',
  'turbotax|h&r block|hr block|freetaxusa|credit karma',
  'walmart|target|amazon|kroger|costco|starbucks|mcdonalds|home depot|lowes',
  'ups|fedex|usps|uber|lyft|doordash|instacart|southwest|tesla|geico',
  'airbnb|etsy|ebay|shopify|ticketmaster|stubhub',
  'chase|wells fargo|bank of america|capital one|citi|chime|coinbase|robinhood|etrade|fidelity|schwab',
  'netflix|hulu|spotify|facebook|instagram|tiktok|linkedin|indeed|whatsapp|zoom',
  'gmail|google voice|yahoo|microsoft|outlook|iphone|android|dropbox|canva',
  'verizon|t-mobile|t mobile|att|comcast',
  'ssa|edd|dmv|uscis',
].join('|');
const BRAND = new RegExp(`\\b(?:${BRANDS})\\b`, 'g');
/** Amounts, which say little about the topic; not years, forms, sections, plans, payment terms in days and small counts. */
const AMOUNT =
  /\$ ?\d[\d,]*(?:\.\d+)?k?\b|\b(?!20\d\d\b|10\d\d\b|94\d\b|40[13]\b|457\b|125\b|529\b|926\b|8027\b|4852\b)(?:\d{1,3}(?:,\d{3})+|\d{3,})(?:\.\d+)?k?\b|\b(?!40[13]k|1099k)\d+(?:\.\d+)?k\b/g;

/** Where the vector of each common word begins. */
const places = new Map(vectorsFile.words.split(' ').map((word, at) => [word, at]));

/** Whether we know what a word means. */
export function hasMeaning(word: string): boolean {
  return places.has(word);
}

/** Short and spoken spellings of words that reveal the topic. */
const SPOKEN: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  yall: 'you all',
  gimme: 'give me',
  gotta: 'have to',
  wanna: 'want to',
  gonna: 'going to',
  cuz: 'because',
  thru: 'through',
  pls: 'please',
  plz: 'please',
  acct: 'account',
  yr: 'year',
  yrs: 'years',
  hrs: 'hours',
  wk: 'week',
  mo: 'month',
  ot: 'overtime',
  fed: 'federal',
  ss: 'social security',
  hoh: 'head of household',
  emp: 'employee',
  biz: 'business',
  bucks: 'dollars',
  cell: 'phone',
  n: 'and',
  yo: 'hey',
  bs: 'wrong',
  ya: 'you',
  thingy: 'thing',
  nah: 'no',
  nope: 'no',
  dunno: 'do not know',
  whos: 'who is',
  whod: 'who would',
  whyd: 'why did',
  howd: 'how did',
  whered: 'where did',
  heck: 'thing',
  hell: 'thing',
  crap: 'thing',
  shit: 'thing',
  wtf: 'what',
  info: 'information',
  docs: 'documents',
  doc: 'document',
  pic: 'picture',
  calc: 'calculate',
  kiddo: 'child',
  kid: 'child',
  kids: 'children',
  hubby: 'husband',
  soc: 'social',
  pw: 'password',
  sub: 'subcontractor',
  temp: 'temporary',
  r: 'are',
  yous: 'you',
  lemme: 'let me',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tho: 'though',
  thx: 'thanks',
  ty: 'thanks',
  idk: 'do not know',
  lmk: 'let me know',
  rn: 'now',
  abt: 'about',
  bout: 'about',
  msg: 'message',
  pmt: 'payment',
  pymt: 'payment',
  amt: 'amount',
  hrly: 'hourly',
  mos: 'months',
  mth: 'month',
  wks: 'weeks',
  wkly: 'weekly',
  yrly: 'yearly',
  qtr: 'quarter',
  deds: 'deductions',
  addy: 'address',
  num: 'number',
  sig: 'signature',
  sposed: 'supposed',
  prolly: 'probably',
  max: 'maximum',
  pct: 'percent',
  addl: 'additional',
  sched: 'schedule',
  acctnt: 'accountant',
  wut: 'what',
  wat: 'what',
  da: 'the',
  dat: 'that',
  shld: 'should',
  wld: 'would',
  whats: 'what is',
  thats: 'that is',
  hows: 'how is',
  wheres: 'where is',
  whens: 'when is',
  im: 'i am',
  ive: 'i have',
  hes: 'he is',
  shes: 'she is',
  youre: 'you are',
  theyre: 'they are',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  couldnt: 'could not',
  wont: 'will not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  isnt: 'is not',
  arent: 'are not',
  aint: 'is not',
  wasnt: 'was not',
  werent: 'were not',
  havent: 'have not',
  hasnt: 'has not',
};
const SPOKEN_WORD = new RegExp(`\\b(?:${Object.keys(SPOKEN).join('|')})\\b`, 'g');

/** The weights of the kinds of features relative to each other. */
const WEIGHTS = { word: 1, emptyWord: 0.3, pair: 0.6, letters: 0.75 };
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;

/** A question with the names that may be any in place of which they are, and spoken words as they are written. */
export function generalized(question: string): string {
  const { rest, cities } = readPlaces(question, plainQuestion(question), ' astate ');
  return `${rest}${cities.length > 0 ? ' acity' : ''}`
    .replace(AMOUNT, ' dollars anamount ')
    .replace(BRAND, 'abrand')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/h\b/g, 'withholding')
    .replace(/\bw\/(?=[ a-z])/g, 'with ')
    .replace(/\bmin(?= wage)/g, 'minimum')
    .replace(SPOKEN_WORD, (word) => SPOKEN[word]!)
    .replace(/\b[a-z]{3,}in\b/g, (word) => (!places.has(word) && places.has(`${word}g`) ? `${word}g` : word));
}

/** What reveals a question's topic: its words, pairs of them, and the pieces of them that survive a misspelling. */
export function featuresOf(question: string): ReadonlyMap<string, number> {
  const text = generalized(question);
  const features = new Map<string, number>();
  const put = (name: string, weight: number) => features.set(name, Math.max(weight, features.get(name) ?? 0));
  const terms = allTermsOf(text);
  terms.forEach((term, at) => {
    const isEmpty = isEmptyWord(term);
    put(`w:${term}`, isEmpty ? WEIGHTS.emptyWord : WEIGHTS.word);
    const next = terms[at + 1];
    if (next !== undefined)
      put(`p:${term} ${next}`, WEIGHTS.pair * (isEmpty && isEmptyWord(next) ? WEIGHTS.emptyWord : 1));
  });
  for (const word of text.match(/[a-z0-9]+/g) ?? []) {
    const whole = `<${word}>`;
    const weight = WEIGHTS.letters / Math.sqrt(Math.max(1, whole.length - SHORTEST_PIECE));
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length += 1) {
      for (let at = 0; at + length <= whole.length; at += 1) put(whole.slice(at, at + length), weight);
    }
  }
  return features;
}

/** Of a meaning. */
export const DIMENSIONS = 50;
const vectors = new Int8Array(Buffer.from(vectorsFile.vectors, 'base64'));

/** The mean of the meanings of a question's words, of length 1; rare words count more by `weightOf`. */
export function meaningOf(question: string, weightOf: (word: string) => number): Float64Array {
  const mean = new Float64Array(DIMENSIONS);
  for (const word of generalized(question).match(/[a-z]+/g) ?? []) {
    const place = places.get(word) ?? places.get(word.replace(/s$/, ''));
    if (place === undefined) continue;
    const weight = weightOf(word);
    for (let at = 0; at < DIMENSIONS; at += 1) mean[at]! += weight * vectors[place * DIMENSIONS + at]!;
  }
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}
