/** Post office names in the ZIP code list as people write them in an address. */

/** Words in the name of a company or agency with its own ZIP code, whose name isn't a city. */
const OF_A_FIRM =
  /[\d&/]|\b(?:Inc|Corp|Co|Firms?|Brm|Bmc|Assoc|Ins|Insurance|Bank Of|National Bank|Natl Bank|Consumers Nat Bank|Lottery|Dept|Dhs)\b|.\bTelephone\b|\b(?:Amsouth|One|Us|Fargo|Union) Bank$/;

/** Other names on the list that nobody writes as a city: companies, offices, and truncated cities. */
const NO_CITIES = new Set(
  `Abmps|Abumps|Academy Life|Alliance Data Systems|American Express|American Greeting Card|Ameritrust Card Center
  Appalachian Pwr|Ariz Correctional Ctr|Arizona State Univ West|Blair Return Center|Blue Cross Blue Shield|Brylane
  Buffums|Bureau Business Practice|Cablevision|Cancer Fund Of America|Census Bureau|Citibank|Cleveland Elec Ill Co
  Clifford And Wills|Contest Mail|Crp Christi|Damark|Decorative Craft Ideas|Defense Finance Accounting
  Eastern Airlines|Express Mail Reporting Syste|Far|Federal Communications Com|Fisher Body Boc
  Flagship Banks Of Miami|Focus On The Family|Gap Inc Direct|Gen Electric|Geo Koch Sons|Gottschalks
  Haddon Craftsmen Book Dist|Hon|Independent Elect Of Amer|Internal Revenue|J B P H H|Kelly Usa|Kng Of Prussa
  Ks City|Liberty Mutual|Macys Of California|Marine Corps Institute|Master Charge|Mastercard|Mem|Monsanto
  Montgomery Wards|Mphs|Muscular Dystrophy|Nashvl|Naval Reserve Pers Ctr|Nordstrom|Nw Natural|Oxmoor House
  Pacific Area Office|Parcel Return Service|Philip Morris|Piedmont Aviation|Roadway Express|Sbc|Sears Roebuck
  Select And Save|Sf International Service Ctr|Southern California Gas Comp|State Board Of Insurance
  State Farm Ins|State Farm Insurance|Texas Dept Of Correction|The Mail Box|Us West|Visa Lottery State Dept
  Wachovia Master Chrg|World Vision International`
    .split(/[|\n]/)
    .map((name) => name.trim()),
);

const SMALL_WORDS = /(?<= )(?:And|At|Au|By|De|Du|In|Of|On|Or|The)(?= )/g;

/** A city as it is written, `McLean` for `Mc Lean`; empty for what is no city. */
export function cityOf(listed) {
  if (OF_A_FIRM.test(listed) || NO_CITIES.has(listed)) return '';
  return listed
    .replace(/\bMc ?([A-Za-z])/g, (_, letter) => `Mc${letter.toUpperCase()}`)
    .replace(/\b(?:Afb|A F B)\b/g, 'AFB')
    .replace(/^(?:Apo|Fpo|Dpo)$/, (name) => name.toUpperCase())
    .replace(/^O (?=[A-Z])/, "O'")
    .replace(/ D (?=[A-Z])/g, " d'")
    .replace(/-[a-z]/g, (letter) => letter.toUpperCase())
    .replace(SMALL_WORDS, (word) => word.toLowerCase());
}
