const TIPS =
  /(?:\b(?:i |and |plus |made |makes? |got |gets? |earned |with )*)\$?(\d[\d,]*(?:\.\d+)?) (?:dollars |bucks )?(?:in |of )?(?:cash |credit card |card )?tips\b(?: (?:this|that|last|a|per|each) (?:week|wk))?|\b(?:and |plus |my |his |her |with |reported |cash |card |credit card )*tips(?: (?:of|were|was|are|is|came to|come to|totaled|totalled|about|another|around))* \$?(\d[\d,]*(?:\.\d+)?)(?! ?(?:%|percent|hours|hrs))/;
/** What is said of tips besides their amount. */
const ABOUT_TIPS =
  /\b(?:(?:i )?(?:thought|heard|read|understood) (?:that )?)?(?:no tax on tips|tips (?:are ?nt|were ?nt|wernt|arent|are not|are|isnt) (?:\w+ )?tax(?:ed|able|free|[- ]free)(?: anymore| now)?)\b/g;

/** The text without the tips it mentions, with the amount of them in dollars. */
export function readTips(text: string): { readonly text: string; readonly tips: number | undefined } {
  const found = TIPS.exec(text);
  const value = found?.[1] ?? found?.[2];
  if (!found || value === undefined) return { text, tips: undefined };
  const rest = text
    .replace(found[0], ' , ')
    .replace(ABOUT_TIPS, ' , ')
    .replace(/\bwaitress|\bwaiter|\bserver\b|\bbartender\b|\btipped\b/g, ' ');
  return { text: rest, tips: Number(value.replaceAll(',', '')) };
}
