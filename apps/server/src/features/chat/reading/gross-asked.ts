import { wordsInDigits } from './number-words.ts';

/** Ways to say the net pay and ask for the gross pay: "so that she clears 800", "promised her 900 a week", "grossed up". */
const GROSS_ASKED: readonly RegExp[] = [
  /\b(?:so|where|such) (?:that )?(?:he|she|they|i|we|it|(?:my|the|an?) \w+) (?:actually |really |still |will |can )?(?:nets?|clears?|pockets?|keeps?|takes? home|brings? home|gets?|ends? up with|walks? away with|comes? out (?:to|with|at))\b/,
  /\bnets \$?\d/,
  /\b(?:gives?|leaves?|gets?) (?:me|him|her|us|them) (?:about )?\$?\d[\d,.]*k?\b.{0,25}\b(?:net|take[- ]?home|after tax(?:es)?|in hand|clear)\b/,
  /\b(?:need|needs|want|wants|wanna) (?:about |at least |like |exactly |an even )?\$?[\d,.]+k? (?:dollars |bucks )?(?:(?:an?|per|every|each) (?:(?:two|2|other) )?\w+ |weekly |bi-?weekly |monthly )?(?:cash )?(?:net|after tax(?:es)?|in (?:my |the |his |her )?(?:hand|pocket|bank)|clear|take[- ]?home)\b/,
  /\b(?:need|want|wanna|have to|must|gotta|should)\b.{0,30}\b(?:make|earn|gross|take home|bring home|net|clear|pocket)\b.{0,40}\b(?:take home|bring home|net|clear|pocket|keep|gross|after tax(?:es)?)\b/,
  /\b(?:needs?|wants?|wanna|trying|in order|gotta|have) (?:(?:my|our|the|an?) \w+ |nanny |them |him |her |someone |us |me )?(?:to )?(?:take home(?! (?:pay )?(?:for|of|on)\b)|bring home|net|clear|pocket|get|have|keep|receive|walk away with|end up with)\b/,
  /\b(?<!\b(?:will|would|do|does|did|can|could|should|might) )(?:i|we|they|he|she)(?:m)? (?:currently |only |usually )?(?:take|takes|bring|brings|taking|bringing) home (?:exactly |about |around |like |roughly |only )?\$?\d/,
  /\b(?<!\b(?:will|would|do|can|could|should|might) )i (?:clear|net) (?:about )?\$?\d/,
  /\b(?:(?:i|we|he|she|they|it|(?:my|our|the|an?) \w+) (?:would|should|will|must|can)|(?:promised|guaranteed|told)(?: \w+){1,3} to) (?:still |really |actually |always )?(?:clear|net|pocket|take home|bring home|walk away with) (?:about |exactly |around |at least |like |an even |a clean )?\$?\d/,
  /\b(?:promised?|guaranteed?)(?: \w+){1,3} \$?\d[\d,.]*k? (?:dollars |bucks )?(?:clean|clear|net|take[- ]?home|after tax(?:es)?|in (?:her|his|their) (?:hands?|pockets?))\b/,
  /\b(?:promised?|guaranteed?)(?: \w+){0,3} (?:he|she|they|id|i) (?:(?:would|will|can|could) )?(?:have|get|see|clear|take home) \$?\d[\d,.]*k?\b.{0,30}\b(?:in (?:his|her|their) (?:hands?|pockets?)|after tax(?:es)?|net)\b/,
  /\b(?:hand|give) (?:\w+ ){1,4}exactly \$?\d[\d,.]*k? .{0,25}\bafter (?:everything|all|tax(?:es)?)\b/,
  /\d[\d,.]*k? (?:dollars |bucks )?(?:(?:an?|per|every|each) (?:(?:two|2|other) )?\w+ )?(?:clear|clean)(?! (?:up|out|the|my|your|me|cut))\b(?!.*\b(?:how much|what) (?:of|is left))/,
  /\b(?:promised?|guaranteed?|insists? on|wants?|asks? for|asking for|expects?|demands?|needs?)\b[^?]{0,40}\d[^?]{0,40}\b(?:in (?:my |his |her |their )?(?:pockets?|hands?|bank)|take[- ]?home|after tax(?:es)?|net|clear)\b[^?]*[.?!,]?.*\bwhat\b.{0,25}\b(?:put|pay|write|offer|set|gross|quote|before tax(?:es)?)\b/,
  /\bnet (?:pay |income )?(?:is|was)\b/,
  /(?<!\b(?:whats?|how much)(?: \w+)? )\btake[- ]?home(?: pay)? (?:is|was|comes to|=) (?:about |like |around |roughly |only )?\$?\d/,
  /\bnet (?:pay|income) of\b/,
  /\b(?:whats|what (?:is|was|were|would|will|should)|figure|find|calculate)(?: be)? (?:the |my |our |her |his |their )?gross\b/,
  /\bgross(?:ed|ing)?(?: (?:it|that|this|her|him|them|the pay))?[- ]up\b/,
  /\d[^?]{0,40}\bafter (?:(?:all )?(?:tax(?:es)?|deductions)|everything)\b.{0,60}\b(?:whats?|how much)\b.{0,25}\b(?:before|gross|salary)\b/,
  /\d[^?]{0,30}\b(?:with )?(?:the |all )?tax(?:es)? (?:already )?(?:taken )?out\b.{0,40}\b(?:whats?|how much)\b.{0,25}\b(?:before|gross)\b/,
  /\b(?:what|which|how much) gross\b/,
  /\bgross (?:pay )?(?:do i need|is needed|needed)\b/,
  /\b(?:take|takes|taking|bring|brings|bringing|clear|clears|pocket|pockets|net|nets) (?:home )?(?:exactly |about |around |like |roughly |only )?\$?\d.*\b(?:what|how much|how big)\b.{0,40}\b(?:before (?:any |all |the )?(?:tax(?:es)?|deductions)|gross)\b/,
  /\bfrom (?:the )?net\b/,
  /\b(?:work|figure|calculate|go|do) (?:it |this |that |the math )?back(?:wards?)?\b/,
  /\d(?:(?!how|what)[\w ,]){0,25}\b(?:hits?|hitting|lands?|landing|deposited|shows? up)(?: in(?:to)?)? (?:my|the|his|her|our) (?:bank|account|acct|checking)\b/,
];
/** An amount with how often it is, before what says which one it is. */
const SAID_AS =
  /\d[\d,.]*k?(?: (?:dollars|bucks))?(?: ?\/ ?\w+| (?:an?|per|every|each) (?:(?:two|2|other) )?\w+| twice a month| (?:bi-?weekly|weekly|monthly|semi-?monthly|hourly|yearly|wk|week|month))? ?\(?/;
/** The amount is said to be the gross pay, so that its net pay is asked for. */
const GROSS_SAID = new RegExp(
  `${SAID_AS.source}(?:gross\\b|before (?:any |all |the )?(?:tax(?:es)?|deductions|withholding)\\b|pre-?tax\\b)`,
);
/** The other way round. */
const NET_SAID = new RegExp(
  `${SAID_AS.source}(?:net|clear|clean|take[- ]?home|after (?:all )?tax(?:es)?|(?:cash )?in (?:my |his |her |the )?(?:hand|pocket|bank))\\b|\\bnet (?:(?:pay|income|check|paycheck|of|is|was|=) ?)*\\$?\\d`,
);

/** "1850 net biweekly, what is my hourly" */
const NET_FIRST = new RegExp(
  `${SAID_AS.source}(?:net|take[- ]?home|after (?:all )?tax(?:es)?|in hand)\\b.*\\b(?:whats?|how much)\\b.{0,20}\\b(?:hourly|salary|rate|before tax(?:es)?)\\b`,
);

/** Whether a question says a net pay and asks for the gross pay that leaves it. */
export function isGrossAsked(question: string): boolean {
  // The 3 is no amount that something is said of.
  const plain = wordsInDigits(question).replace(/\bstep 3\b/g, 'step three');
  const isNetSaid =
    (NET_SAID.test(plain) && /\bgross\b(?! (?:and|or|vs|&) net\b)(?<!\bnet (?:and|or|vs|&) gross)/.test(plain)) ||
    NET_FIRST.test(plain);
  return (GROSS_ASKED.some((way) => way.test(plain)) || isNetSaid) && !GROSS_SAID.test(plain);
}
