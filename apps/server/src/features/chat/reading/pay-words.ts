import { STATE_CODES, STATE_NAMES } from '@paperwage/values';

export const HOURS_A_WEEK = 40;
export const WEEKS_A_YEAR = 52;
/** More hours than this aren't one week's, and more dollars than this aren't one hour's pay. */
export const MOST_HOURS_A_WEEK = 120;
export const MOST_HOURLY_PAY = 500;

/**
 * Words of a question about pay that don't affect the figures. Any other unknown word is reported in the answer, so a
 * word that might matter, such as a negation, must not be here.
 */
export const HARMLESS_WORDS: ReadonlySet<string> = new Set(
  (
    'a about w but actual actually after again all also alone am amount an and any anyone anybody approx approximately are around ' +
    'as ask asking at average based be been before being below best bring bringing brings buck bucks by calc calculate calculated ' +
    'calculation calculator can cash check checks clear clearing come comes coming compute cost could current currently deduct deducted ' +
    'deduction deductions did do does doing dollar dollars done each earn earned earner earning earnings earns employed employee ' +
    'employees end ends estimate estimated exactly expect fed federal fica figure figured file filed filer files filing find for from ' +
    'leave leaves fully get gets getting girl give gimme go goes going gonna gonna gotta good got gross guy guys had has have having he hello help ' +
    'her hers hey hi him his home how hows i id if ill im in income into is it its ive job just keep keeps know left let lets like live lived ' +
    'lives living look looking looks lot make makes making man many may me mean medicare might mine mom money month months much must my ' +
    'need needed needs net new now of ok okay on once only or our out over own paid pay paycheck paychecks paying payroll pays people per percent ' +
    'person please plus pls plz pocket pretty problem probably question quick rate real really receive receives roughly rn said salary say says see she ' +
    'should show simple so social security some somebody someone somewhere starting state stay still take taken takehome takes taking ' +
    'tax taxed taxes tell thank thanks that thats the their them then there these they thing things think this those through ' +
    'to today together total trying u uncle under understand up ur us usd usually using wage wages walk walks wanna want wants was ' +
    'we well were what whatd whatll whats when where whether which while who will with withheld withholding within woman wonder ' +
    'wondering work worked worker workers working works worth would yall year years yes you your yr w2 w-2 w4 ss ' +
    'total ends deposited deposit land lands person dad employer company boss offer offered offering role position gig hire hired ' +
    'sam approximation ish hourly hour hours hrs hr h day days week weeks yearly annual annually monthly weekly pre pretax take-home bank acct account hits actualy ' +
    'soc sec comin ya including incl offered mom annual whole step right anymore exactly they direct here ' +
    'nets grossed housekeepers put puts write enter told sitter guaranteed guarantee promise promised promises agreed included includes everything stuff checks lands ' +
    'office city commute commuting remote store restaurant shop warehouse teacher nurse driver cook cashier manager thx lol btw honest finally literally ' +
    'basically started starting real gonna kinda like heard think ppl somewhere ' +
    'budget budgeting cut theirs too apiece rly really smh tho thru omg wth imo idk ngl fr bc cuz b4 shoulda woulda coulda actully old stub redo need check top ppl yeah nah gettin comin takin hand ' +
    'claim claimed claims held hold holds gives giving shes hes theyre nanny babysitter caregiver housekeeper maid waitress barista clerk ' +
    'drivers client clients nephew niece cousin brother sister son daughter friend buddy crew waiter bartender server hygienist dentist ' +
    'hit same irs back secretary church employ employs hygienists line lines netted part withhold morning evening nonprofit include shows coordinator reimburse showing ' +
    'n near drives drive driving clean cleans cleaning houses lawns trucks truck made walmart amazon target costco mcdonalds starbucks walgreens kroger publix fedex even away paper helper assistant receptionist mechanic carpenter landscaper janitor actually hows whatre bit pls thank wk wks wondering'
  ).split(' '),
);

/** Words that reverse the meaning of the words beside them. */
export const NEGATION =
  /^(?:no|not|never|without|nor|neither|none|except|excluding|or|vs|versus|between|compare|compared|instead|unless|half|double|split|minus|dont|doesnt|isnt|arent|less|than)$/;

/** What would affect the figures, but isn't included in them. */
export const MORE_THAN_PAY =
  /\b(?:1099s?|ira|hsa|fsa|insurance|insured|premiums?|health|dental|vision|benefits?|bonus\w*|commission\w*|tips?|tipped|gratuity|contractor|self[- ]employ\w*|freelanc\w*|garnish\w*|child support|alimony|nonresident|non-resident|visa|h1b|exempt|allowances?|second job|(?:two|2|3|three|multiple|several|both) jobs|side (?:job|gig|hustle)|extra withholding|additional withholding|retired|retirement|pension|unemployment|lottery|winnings|gambling|roth|match|stocks?|rsus?|dividends?|rental|rent|interest|capital gains?|severance|double time|differential|holiday|union|dues|llc|s[- ]?corp|business|partnership|military|student|itemiz\w*|1031|crypto|blind|clergy|pastor|farm\w*)\b/;

/** Words that the reader looks for: what is misspelled is read as one of them. */
export const PAY_WORDS: ReadonlySet<string> = new Set([
  ...STATE_CODES.flatMap((code) => STATE_NAMES[code].toLowerCase().split(' ')).filter((word) => word.length > 3),
  ...(
    'married unmarried single jointly joint separately separate household divorced husband spouse children child dependents dependent ' +
    'hourly weekly biweekly monthly semimonthly quarterly yearly annually annual daily month week hours salary salaried thousand grand hundred ' +
    'million dollars bucks paycheck overtime contribute contributing contribution percent philadelphia pittsburgh detroit cleveland columbus ' +
    'cincinnati baltimore louisville brooklyn manhattan chicago houston dallas seattle atlanta boston denver taxes withholding ' +
    'insurance commission contractor retirement'
  ).split(' '),
]);

/** Words that are spelled right, though they are close to those that the reader looks for. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    'main house houses horse horses mouth carried worried harry marred joined joins point points indian indians union deposit texts text taxi ' +
    'taxis texan early clearly nearly barely week weak weakly leek hundreds thousands millions salaries celery married marry mary child ' +
    'chile chill hourly hour hours yours ours house four would could dollar buck brand grant granted grain gland month months moth weeks weekend days ' +
    'single singles signed signal mingle junior boxing boxes deliver allow allows allowed northern southern western eastern new news colony ' +
    'virgin georgian column columns dale dales boss bosses bottom button denser denver seat seats settle separated deputy dependent depend ' +
    'dependants depends overtake retirements insured insure contracts contract contracted contribute contributed spouses husbands deduct deducted ' +
    'deductions during doing during drawing dine'
  ).split(' '),
);
