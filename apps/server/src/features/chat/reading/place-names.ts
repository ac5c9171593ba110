import type { StateCode } from '@paperwage/values';

/** What people call states and cities besides their names; a city without a tax of its own says its state. */
export const CITIES: readonly (readonly [pattern: string, city: string, state: StateCode])[] = [
  [
    'new york city|new york,? (?:new york|ny)|nyc|ny city|manhattan|brooklyn|queens|(?:the )?bronx|staten island',
    'New York City',
    'NY',
  ],
  ['yonkers', 'Yonkers', 'NY'],
  ['philadelphia|philly|phila', 'Philadelphia', 'PA'],
  ['pittsburgh', 'Pittsburgh', 'PA'],
  ['detroit', 'Detroit', 'MI'],
  ['grand rapids', 'Grand Rapids', 'MI'],
  ['cleveland', 'Cleveland', 'OH'],
  ['cincinnati|cincy', 'Cincinnati', 'OH'],
  ['toledo', 'Toledo', 'OH'],
  ['baltimore(?: city)?', 'Baltimore City', 'MD'],
  ['st\\.? louis|saint louis', 'St. Louis', 'MO'],
  ['louisville', 'Louisville', 'KY'],
  ['denver', 'Denver', 'CO'],
  ...(
    [
      [
        `los angeles|(?<=\\b(?:in|near|around|outside) )l\\.?a\\b\\.?(?! county)|san francisco|san diego|san jose|sacramento|oakland`,
        'CA',
      ],
      ['houston|dallas|austin|san antonio|fort worth|el paso', 'TX'],
      ['chicago', 'IL'],
      ['seattle|tacoma|spokane', 'WA'],
      ['boston', 'MA'],
      ['atlanta', 'GA'],
      ['miami|orlando|tampa', 'FL'],
      ['las vegas|vegas', 'NV'],
      ['phoenix|tucson', 'AZ'],
      ['nashville|memphis', 'TN'],
      ['raleigh', 'NC'],
      ['minneapolis', 'MN'],
      ['milwaukee', 'WI'],
      ['new orleans', 'LA'],
      ['salt lake city', 'UT'],
      ['honolulu', 'HI'],
    ] as const
  ).map(([pattern, state]) => [pattern, '', state] as const),
];

/** Towns that are known from one state above all, by which it is read where no state is named: "in Reno". */
export const KNOWN_TOWNS: readonly (readonly [towns: string, state: StateCode])[] = [
  ['anchorage|fairbanks|juneau', 'AK'],
  ['huntsville|tuscaloosa', 'AL'],
  ['little rock', 'AR'],
  ['chandler|flagstaff|mesa|scottsdale|tempe', 'AZ'],
  [
    'anaheim|bakersfield|burbank|fresno|huntington beach|irvine|long beach|modesto|oxnard|palm springs|riverside|san bernardino|santa ana|santa barbara|santa cruz|santa monica|stockton|ventura',
    'CA',
  ],
  ['boulder|colorado springs|fort collins|pueblo', 'CO'],
  ['bridgeport|hartford|new haven|stamford', 'CT'],
  [
    'boca raton|daytona beach|fort lauderdale|fort myers|hialeah|jacksonville|pensacola|sarasota|st\\.? petersburg|tallahassee',
    'FL',
  ],
  ['savannah', 'GA'],
  ['ames|cedar rapids|des moines', 'IA'],
  ['boise|pocatello', 'ID'],
  ['naperville|rockford', 'IL'],
  ['fort wayne|south bend', 'IN'],
  ['topeka|wichita', 'KS'],
  ['baton rouge|shreveport', 'LA'],
  ['ann arbor|dearborn|kalamazoo|lansing', 'MI'],
  ['duluth|st\\.? paul', 'MN'],
  ['billings|missoula', 'MT'],
  ['asheville|charlotte|durham|greensboro|winston[- ]salem', 'NC'],
  ['bismarck|fargo', 'ND'],
  ['omaha', 'NE'],
  ['trenton', 'NJ'],
  ['albuquerque|santa fe', 'NM'],
  ['reno', 'NV'],
  ['buffalo|syracuse', 'NY'],
  ['akron|dayton|youngstown', 'OH'],
  ['tulsa', 'OK'],
  ['beaverton|eugene|gresham', 'OR'],
  ['allentown|scranton', 'PA'],
  ['providence', 'RI'],
  ['rapid city|sioux falls', 'SD'],
  ['chattanooga|knoxville', 'TN'],
  ['abilene|amarillo|corpus christi|frisco|galveston|killeen|laredo|lubbock|mcallen|plano|waco', 'TX'],
  ['ogden|provo', 'UT'],
  ['bellingham|olympia', 'WA'],
  ['green bay|racine', 'WI'],
  ['cheyenne', 'WY'],
];

/** Cities whose name begins with that of a state and lies in it, or that several states have. */
export const UNCLEAR_CITIES =
  /\b(?:kansas city|columbus|portland|wilmington|birmingham|newark|iowa city|texas city|nevada city|virginia beach|oklahoma city|carson city|jersey city)\b/;
/** Those of them that lie in one state. */
export const IN_STATE: Readonly<Record<string, StateCode>> = {
  'oklahoma city': 'OK',
  'virginia beach': 'VA',
  'iowa city': 'IA',
  'carson city': 'NV',
  'jersey city': 'NJ',
  'texas city': 'TX',
};

/** What people call states. */
export const NICKNAMES: readonly (readonly [pattern: string, state: StateCode])[] = [
  ['bama', 'AL'],
  ['cali|calif', 'CA'],
  ['fla', 'FL'],
  ['tex', 'TX'],
  ['mich', 'MI'],
  ['minn', 'MN'],
  ['tenn', 'TN'],
  ['wisc', 'WI'],
  ['conn', 'CT'],
  ['colo', 'CO'],
  ['ariz', 'AZ'],
  ['okla', 'OK'],
  ['nebr?', 'NE'],
  ['nev', 'NV'],
  ['wyo', 'WY'],
  ['oreg', 'OR'],
  ['indy|indianapolis', 'IN'],
  ['n\\.? ?dak(?:ota)?', 'ND'],
  ['s\\.? ?dak(?:ota)?', 'SD'],
  ['n(?:ew)?\\.? hamp', 'NH'],
  ['n(?:ew)?\\.? mex', 'NM'],
  ['jersey', 'NJ'],
  ['(?:washington|wash) state', 'WA'],
  ['new york state|ny state|upstate new york|upstate ny|upstate', 'NY'],
  ['mass', 'MA'],
  ['penna?', 'PA'],
  ['n\\.? carolina', 'NC'],
  ['s\\.? carolina', 'SC'],
  ['w\\.? virginia', 'WV'],
];

/** Names of towns that are no other words; whether one has a tax is for the rules to say. */
export const TOWNS =
  'abilene|akron|albany|albuquerque|alexandria|allentown|amarillo|anaheim|ann arbor|annapolis|arlington|asheville|' +
  'athens|bakersfield|baton rouge|beaumont|bellevue|bellingham|berkeley|billings|bismarck|boca raton|boise|boulder|' +
  'bridgeport|buffalo|burbank|burlington|cedar rapids|chandler|charleston|charlotte|chattanooga|cheyenne|' +
  'clarksville|clearwater|colorado springs|columbia|corpus christi|dayton|daytona beach|des moines|dubuque|duluth|' +
  'durham|erie|eugene|evansville|everett|fairbanks|fargo|fayetteville|flagstaff|fort collins|fort lauderdale|' +
  'fort wayne|fort myers|fresno|gainesville|galveston|glendale|green bay|greensboro|greenville|gulfport|harrisburg|' +
  'hartford|henderson|hialeah|hollywood|huntington beach|huntsville|irvine|irving|jacksonville|joliet|juneau|' +
  'kalamazoo|killeen|knoxville|lafayette|lansing|laredo|lexington|lincoln|little rock|long beach|long island|' +
  'lubbock|macon|manchester|mcallen|mesa|midland|missoula|modesto|montgomery|naperville|naples|new haven|norfolk|' +
  'ocala|odessa|ogden|olympia|omaha|orem|overland park|oxnard|palm springs|pasadena|pensacola|peoria|plano|' +
  'pocatello|provo|pueblo|racine|rapid city|redding|reno|richmond|riverside|roanoke|rochester|rockford|salem|' +
  'salinas|san bernardino|santa ana|santa barbara|santa cruz|santa fe|santa monica|santa rosa|sarasota|savannah|' +
  'schenectady|scottsdale|scranton|shreveport|sioux falls|south bend|springfield|st\\.? paul|st\\.? petersburg|' +
  'stamford|stockton|syracuse|tallahassee|tempe|topeka|trenton|tulsa|tuscaloosa|utica|ventura|waco|wichita|' +
  'winston[- ]salem|worcester|youngstown|yuma';
