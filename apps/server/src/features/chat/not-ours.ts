/**
 * What people ask that neither our pages nor our rules answer, though these have the same words. It is declined before
 * anything is searched.
 */
const NOT_OURS: readonly RegExp[] = [
  // Other rates, amounts and taxes.
  /\b(?:minimum|living|prevailing) wages?\b|\bmileage\b|\bper diem\b|\bfuta\b|\bsuta rates?\b|\bcapital gains?\b|\bproperty tax\w*|\bgift tax\w*|\btax on (?:a )?gifts?\b/,
  /\b(?:estate|inheritance|gas|excise|franchise|luxury|corporate|corporation) tax\w*|\btariffs?\b|\bstimulus\b|\bearned income\b|\beitc?\b/,
  /\b(?:roth|traditional) iras?\b|\bira (?:limit|contribution)|\bchild support\b|\balimony\b|\bgarnish\w*|\bstudent loans?\b|\bcost of living\b/,
  /\bestimated (?:tax\w*|payments?)\b|\bquarterly (?:tax\w*|estimated)|\btax return\b.*\b(?:due|deadline|file|extension)|\b(?:due|deadline|extension)\b.*\btax return\b|\bapril 15\b/,
  /\b(?:irs|tax|state|federal|government)(?: income)?(?: tax)? refunds?\b|\brefund (?:from|of) (?:the )?(?:irs|state|government|my taxes)\b|\bwheres my refund\b/,
  /\bsocial security (?:benefits?|checks?|retirement|office|card|payments?)\b|\bunemployment (?:benefits?|claims?|checks?|office)\b|\b(?:file|apply|claim|filing|applying) (?:for )?unemployment\b|\bcollect unemployment\b/,
  /\bworkers comp\w* (?:insurance|claim|benefits?)\b|\b(?:medicaid|obamacare|cobra|food stamps|snap benefits)\b/,
  /\bhome office\b|\bdepreciat\w*|\bbusiness expenses?\b|\bwrite[- ]?offs?\b|\bsection 179\b|\bsales tax\b(?!.*\b(?:invoice|charge|price|subscription|plan|pro)\b)/,
  // Work and life.
  /\b(?:vacation|pto|sick) (?:days?|time|leave|accru\w*|polic\w*)\b(?!.*\b(?:stub|paycheck)\b)|\bpto\b|\bfire me\b|\bfired\b|\bget fired\b|\bsue\b|\blawsuit\b|\blawyers?\b(?!.*\b1099)|\bunion\b|\bvisas?\b|\bgreen card\b|\bimmigra\w*/,
  /\b(?:loan|mortgage)\b(?!.*\b(?:verif\w*|check|prove|stub|document|lender)\b)|\bcredit score\b|\bproof of address\b|\bbank account\b/,
  /\b(?:lunch|meal|rest) breaks?\b|\bovertime after\b|\bhow many hours can\b|\bchild labor\b|\bmaternity leave\b|\bfinal paycheck\b|\blast paycheck (?:after|when)\b|\bunpaid wages\b|\bpay ?day laws?\b/,
  /\bapply for an? (?:ein|itin|ssn)\b|\bget an? (?:ein|itin)\b|\bform (?:an? )?(?:llc|corporation)\b|\bincorporat\w* (?:my|a)\b|\bset up (?:an? )?(?:llc|corporation)\b/,
  // This site, what it doesn't do.
  /\b(?:paypal|venmo|zelle|cash ?app|apple pay|google pay|bitcoin|crypto\w*|wire transfer|ach)\b(?!.*\b1099)/,
  /\b(?:quickbooks|xero|adp|gusto|paychex|integrat\w*|zapier|mobile app|iphone app|android|app store)\b/,
  /\bpaperwage (?:hiring|jobs?|careers?|stock)\b|\b(?:is|are) (?:you|paperwage) hiring\b|\bwork (?:for|at) paperwage\b|\b(?:office|opening|business|support) hours\b|\bchange my (?:email|password|phone|name)\b/,
  /\b(?:canada|canadian|mexico|uk|england|india|europe|germany|france|australia|philippines|ontario)\b/,
  /\bdirect deposit\b(?=.*\b(?:set ?up|bank|chase|account)\b)/,
];

/** Whether a question is about something that we know we don't answer. */
export function isNotOurs(plain: string): boolean {
  return NOT_OURS.some((pattern) => pattern.test(plain));
}
