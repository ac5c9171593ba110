/** The rule of overtime, said with the hours: "time n half over 40". */
const OVER_40 =
  /\b(?:(?:with|at|and|paid) )?(?:time (?:and|n|&) (?:an? |one )?half|1\.5 ?x?|overtime|ot)(?: pay| rate)? (?:(?:for|on) )?(?:anything |everything |hours |all )?(?:over|after|past|above) (?:40|forty)\b(?: ?(?:hours|hrs))?(?: (?:a|per) (?:week|wk))?/g;
/** The same the other way round: "anything over 40 is time and a half". */
const OVER_40_FIRST =
  /\b(?:(?:anything|everything|(?<!\d ?)hours|all) )?(?:over|after|past|above) (?:40|forty)(?: ?(?:hours|hrs))?(?: (?:is|are|gets?|at|paid|pays|being|counts? as))+ (?:time (?:and|n|&) (?:an? |one )?half|1\.5 ?x?|overtime|ot)\b/g;
/** Of hours, the overtime in them: "46 hours at 19.50 with time and a half". */
const WITH_TIME_AND_A_HALF =
  /(?<=\d[ -]?(?:hours?|hrs?)\b.*)\b(?:with|including|incl\.?|counting)(?: the| my)? time (?:and|n|&) (?:an? |one )?half\b(?: pay\b)?(?! ?(?:for|on|over|after|past|above|of|rate)\b)/g;
/** What the hours of a week say anyway; over 40, that they have overtime. */
export const OF_SAID_HOURS =
  /\bpart[- ]?time\b|(?<=§hours:(?:4[1-9]|5\d|40\.\d)(?![^§]*@BI_WEEKLY).*)\bwith overtime\b/g;
/** Without the rule of overtime, whose 40 hours nobody worked. */
export function withoutOver40(text: string): string {
  return text.replace(OVER_40, ' , ').replace(OVER_40_FIRST, ' , ').replace(WITH_TIME_AND_A_HALF, 'with overtime');
}

/** The year's pay is said to be below a limit, as is assumed anyway. */
export const BELOW_LIMIT =
  /\b(?:hasnt|havent|has not|have not|isnt|is not|im not|not|never|nowhere)(?: (?:yet|even|been|come|anywhere)){0,2} (?:hit|reach(?:ed)?|near|over|past|at|close to)(?: \w+){0,3} (?:limit|cap|max|maximum|wage base|ceiling)(?: yet)?\b|\b(?:(?:im|is|hes|shes|am|still|way|far|well) )+(?:under|below|from)(?: \w+){0,3} (?:limit|cap|max|maximum|wage base|ceiling)(?: yet)?\b/g;
const EXTRAS =
  '(?:(?:health|medical|dental|vision|life) )?(?:insurance|ins)|health ?care|tips?|bonus(?:es)?|commissions?|benefits|retirement(?: (?:plan|account))?|pension|40[13] ?\\(?[kb]\\)?|hsa|fsa|ira|union dues|garnishments?|child support|alimony|(?:second|2nd|other|side) (?:jobs?|gigs?|income)(?: (?:box|checkbox))?(?: (?:checked|ticked))?|(?:extra|additional) withholding|(?:\\w+ )?allowances?|overtime|ot';
/** What would have to be taken into account, said not to be there: "no 401k or insurance", "not union". */
export const DENIED = new RegExp(
  `\\b(?:(?:with|and|has|have|had|i have|theres|there is|there are) )*(?<![.\\d])(?:no|zero|0|without|w\\/o|dont have|doesnt have|not any|never any)(?: any)? (?:${EXTRAS})(?:(?: ?,| or| and| nor|, or|, and) (?:no )?(?:${EXTRAS}|anything(?: else| like that)?|any of that))*\\b|\\b(?:(?:and|but|its|it is|under|is|im) )*(?:not(?: in)?(?: a| the)?|non|no)[- ]?(?:union|tipped|exempt|clergy|(?:a )?minister)(?: (?:job|shop|rules|contract|worker))?\\b`,
  'g',
);
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** The day on which the pay comes, and not one of work: "what do i see on friday", "my friday check". */
export const ON_PAYDAY = new RegExp(
  `(?<=\\b(?:see|sees|get|gets|getting|got|paid|receive|lands?|hits?|deposit|deposited|pay ?checks?|checks?|payday|pocket|clear|net|home|bank|account|acct|hand)(?: (?:it|me|him|her|them)){0,1} )(?:(?:(?:on|by|come|this|next|is|for) )+${WEEKDAY}s?|${WEEKDAY}s)\\b|\\b${WEEKDAY}s?(?= (?:pay ?)?(?:check|deposit|pay)\\b)`,
  'g',
);
/** What says that nothing else is to be taken into account. */
export const NOTHING_ELSE: readonly RegExp[] = [
  /\b(?:i )?(?:thought|heard|figured|know|understood) (?:that )?(?:[\w§]+\s+){1,2}(?:has|had|have) no (?:state )?(?:income )?tax(?:es)?\b/g,
  /\b(?:so )?why (?:is|are|was|were) (?:\w+ )?(?:stuff|money|something|so much) (?:missing|gone|taken|coming)(?: out)?\b/g,
  /\b(?:so )?why(?:s| is)? (?:is )?(?:the |my |our )?(?:fed|federal)(?: (?:income )?tax| withholding| line)? (?:is )?(?:zero|0|nothing)\b/g,
  /\bline (?:by|for) line\b/g,
  /\b(?:vs\.?|versus|compared (?:to|with)) (?:no|without)(?: an?| any| the)? (?:40[13] ?\(?[kb]\)?|contribution|deduction|retirement)s?\b/g,
  DENIED,
  BELOW_LIMIT,
  /\b(?:from|on|for|out of) (?:just |only )?my (?:own )?(?:side|end|part|half|share)(?: of (?:it|things))?(?: (?:only|alone))?\b/g,
  /\b(?:his|her|their|employees?|workers?) (?:own )?(?:side|share|half|part)(?: (?:only|alone))?\b/g,
  /\b(?:w-?[24]s? )?(?:with )?(?:nothing|no entries|blank)(?: (?:is|was|at all))* (?:in|on|for|under) steps? (?:2|two)(?:(?:-| to | through | thru |, 3,? (?:and |or )?)(?:4|four))\b|\b(?:form )?(?:g-?4|a-?4|k-?4|de-?4|it-?2104)(?= (?:single|married|with no|and no|no)\b)/g,
  /\b(?:with |has |have |had |and )?(?:no|zero|0|without|not any|dont have) (?:any )?(?:(?:other|more|additional|extra|pre-?tax|before-?tax|voluntary) )*(?:deductions?|credits?|adjustments?|extras?|allowances?|(?<=(?:other|more|additional|extra) )(?:withholdings?|income|jobs?|wages))(?: (?:at all|whatsoever))?(?: (?:on|in) (?:the |my |his |her |a |their )?(?:state )?(?:w-?4|w2|form))?\b/g,
  /\b(?:with )?(?:no|without(?: an?| any)?) (?:\w+ )?(?:alternative|alternate|flexible|special)(?: (?:work ?week|work|schedule|hours?))*(?: (?:agreement|plan|schedule))?\b/g,
  /\b(?:no|zero|0) pre-?tax\b(?! ?\$?\d)/g,
  /\bnothing else (?:is )?(?:filled|checked|entered|written|claimed)(?: (?:in|out))?\b/g,
  /\b(?:on|at) (?:a|the) (?:\w+ )?(?:film|movie|tv|construction|job|work) ?(?:set|site|lot)\b|\b(?:(?:under|by|with) )?(?:normal|regular|standard|usual) § *(?:rules|law|laws)\b/g,
  /\b(?:comes?|coming|taken|take) off\b|\bdouble shift\b|\b(?:each|every) time\b/g,
  /\b(?:and |but )?no ?(?:one|body)(?: else)? claims? (?:him|her|me|them)\b/g,
  /\b(?:at|for|in) (?:an?|the|my|our) (?:[a-z]+ )?(?:place|shop|store|restaurant|diner|salon|bakery|gym|garage|mall|factory|plant|clinic|hospital|hotel|bar|company)\b/g,
  /\b(?:with |has |and )?(?:nothing? (?:else|special|extra|fancy|more|other|unusual|weird)|no (?:special|extra|fancy|weird|other) (?:stuff|things?))(?: (?:on|in|for) (?:the |my |his |her |a |their )?(?:state )?(?:w-?4|w2|form)s?)?\b/g,
  /\b(?:nothing|no extras?) (?:on|in) (?:the |my |his |her |a |their )?(?:state )?(?:w-?4|w2|form)\b/g,
  /\b(?:(?:a|the|my|his|her|with|on) )*(?:normal|plain|standard|regular|basic|simple|default|vanilla|blank|ordinary) (?:(?:federal|fed|and|state|withholding|tax) )*(?:w-?4|w2|form)s?\b/g,
  /\b(?:forms?|w2s?)(?: (?:are|is|all|both|left|kept|set))* (?:at|on|to) (?:(?:their|its|the) )?defaults?\b/g,
  /\b(?:is |are |am |im |hes |shes |theyre )?(?:moving|relocating) to\b/g,
  /\b(?:(?:with|just|only|under|at|the|a|my|his|her) )*(?:normal|plain|standard|regular|basic|simple|default|usual|ordinary) (?:(?:federal|fed|and|state|payroll|income|tax) )*(?:withholdings?|tax(?:es)?|deduction)\b/g,
  /\b(?:(?:i|we|they|he|she) )?(?:withhold|withholding|take out|taking out) everything\b/g,
  /\b(?:all |for all |for |x |times |over )?52 (?:weeks|wks)(?: (?:a|per|of the|in the|in a|out of the) (?:year|yr))?\b/g,
];
