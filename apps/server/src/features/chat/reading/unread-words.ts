import { HARMLESS_WORDS, NEGATION, PAY_WORDS } from './pay-words.ts';

/** What somebody's work is called, where its ending doesn't tell. */
const TRADES = new Set(
  (
    'exec execs executive grip lifeguard chef cop nurse tech techs medic paramedic emt cna lpn rn maid host valet coach tutor pilot mason plumber electrician ' +
    'architect therapist chemist analyst butcher tailor surveyor guard attendant aide agent rep clerk crew hand help helper ' +
    'worker cook driver manager teacher assistant receptionist mechanic carpenter landscaper janitor cashier barista bartender ' +
    'curator foreman sitter nanny babysitter caregiver housekeeper employee staff specialist operator technician supervisor'
  ).split(' '),
);
const TRADE_ENDING = /^[a-z]{3,}(?:er|or|ist|ian|smith|man|woman|keeper|hand)s?$/;
/** What may change the pay or what is withheld, though it looks like a trade. */
const CHANGES_PAY =
  /^(?:uber|lyft|doordash\w*|instacart|grubhub|gig|minister|pastor|priest|rabbi|nun|railroad\w*|railway\w*|rail|alien|resident|foreign\w*|immigrant|refugee|au|pair|intern\w*|apprentice|seasonal|temp|temporary|casual|minor|teen\w*|pensioner|prisoner|inmate|volunteer|owner|partner|shareholder|member|sharecropper|fish\w*|harvest\w*|ranch\w*|agricultur\w*|picker|sailor|seaman|statutory|newspaper|realtor|broker|exempt|other|another|former|lower|higher|larger|smaller|older|younger|senior|disabled|veteran|federal|foster|undocumented|gross|net|separate|widow\w*|over|under|after|never|either|neither|nor|or|for|whether|later|earlier|sooner|longer|shorter|quarter|order|number|offer|transfer|error|center|winter|summer|trainer|trainee|super|extra)$/;
/** What stands before the name of a trade. */
const BEFORE_TRADE = /^(?:a|an|my|our|his|her|their|as|im|am|is|are|for|hes|shes|one|the|this|of|new|hire|hired)$/;
const MOST_WORDS_OF_TRADE = 3;

/**
 * The words that nothing has read and that may say something of the pay. What somebody's work is called says nothing, where it
 * begins the question or follows "my", "a" or the like: "museum curator", "for a stable hand", or a filing status after it, of
 * which `statusAt` says the places: "a single embalmer".
 */
export function unreadWords(tokens: readonly (string | undefined)[], statusAt: ReadonlySet<number>): readonly string[] {
  const isUnread = (at: number) => {
    const token = tokens[at];
    return token !== undefined && token !== '+' && !HARMLESS_WORDS.has(token);
  };
  const unread: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isUnread(at)) continue;
    let end = at;
    while (isUnread(end)) end += 1;
    const before = statusAt.has(at - 1) ? at - 2 : at - 1;
    const isOfTrade = (to: number) =>
      (at === 0 || BEFORE_TRADE.test(tokens[before] ?? '')) && isTrade(tokens.slice(at, to) as string[]);
    // "Stable hand", "forklift driver": the last word alone says nothing anyway.
    const last = tokens[end];
    const isLonger = last !== undefined && TRADES.has(last) && isOfTrade(end + 1);
    if (!isLonger && !isOfTrade(end)) unread.push(...(tokens.slice(at, end) as string[]));
    at = end;
  }
  return unread;
}

function isTrade(words: readonly string[]): boolean {
  const last = words.at(-1)!;
  return (
    words.length <= MOST_WORDS_OF_TRADE &&
    (TRADES.has(last) || TRADE_ENDING.test(last)) &&
    words.every((word) => /^[a-z-]+$/.test(word) && !changesPay(word))
  );
}

function changesPay(word: string): boolean {
  return CHANGES_PAY.test(word) || NEGATION.test(word) || PAY_WORDS.has(word);
}
