/** Where we read a rate of an earlier year, if not in the list of 2025. */
export type SchoolRecord =
  'sage2022' | 'sage2023' | 'computerEase2024' | 'fairfieldCounty' | 'athensIndependent' | 'newsJournal' | 'list2026';

/** Years before the state's list for which we know rates. */
export type SchoolYear = 2022 | 2023 | 2024 | 2025;

/** A year's rate in percent; null if we didn't find it. */
type YearOfDistrict = readonly [year: SchoolYear, rate: string | null, record?: SchoolRecord];

/** Districts whose tax ended before the January 2026 list, which no longer has them: name, number, county, base. */
export const OHIO_FORMER_SCHOOL_DISTRICTS = [
  ['Alexander LSD', '0501', 'Athens', 'earned'],
  ['East Palestine CSD', '1505', 'Columbiana', 'earned'],
  ['Edon-Northwest LSD', '8603', 'Williams', 'earned'],
] as const;

/** Years 2022 to 2025 in which a district had a different rate than in 2026, or which we read somewhere other than the list. */
export const OHIO_SCHOOL_HISTORY: Readonly<Record<string, readonly YearOfDistrict[]>> = {
  // Alexander LSD
  '0501': [
    [2022, '1', 'athensIndependent'],
    [2023, '1', 'athensIndependent'],
    [2024, '1', 'athensIndependent'],
  ],
  // Trimble LSD
  '0505': [
    [2022, '0'],
    [2023, '0'],
    [2024, '0'],
    [2025, '0'],
  ],
  // Ross LSD
  '0908': [[2022, null]],
  // Blanchester LSD
  '1401': [
    [2022, '0', 'list2026'],
    [2023, '0', 'computerEase2024'],
    [2024, '1', 'computerEase2024'],
  ],
  // Clinton-Massie LSD
  '1402': [
    [2022, '0.5'],
    [2023, '0.5'],
    [2024, '0.5', 'newsJournal'],
    [2025, '0'],
  ],
  // East Palestine CSD
  '1505': [
    [2022, null],
    [2023, null],
    [2024, '0.5'],
    [2025, '0.5'],
  ],
  // Amanda-Clearcreek LSD
  '2301': [[2023, '2', 'fairfieldCounty']],
  // Berne Union LSD
  '2302': [[2023, '2', 'fairfieldCounty']],
  // Bloom-Carroll LSD
  '2303': [[2023, '1.25', 'fairfieldCounty']],
  // Fairfield Union LSD
  '2304': [[2023, '2', 'fairfieldCounty']],
  // Lancaster CSD
  '2305': [[2023, '1.5', 'fairfieldCounty']],
  // Liberty Union-Thurston LSD
  '2306': [[2023, '1.75', 'fairfieldCounty']],
  // Pickerington LSD
  '2307': [[2023, '1', 'fairfieldCounty']],
  // Walnut Township LSD
  '2308': [[2023, '1.75', 'fairfieldCounty']],
  // Canal Winchester LSD
  '2502': [[2023, '0.75', 'fairfieldCounty']],
  // Reynoldsburg CSD
  '2509': [[2023, '0.5', 'fairfieldCounty']],
  // Westerville CSD
  '2514': [
    [2022, '0'],
    [2023, '0'],
    [2024, '0'],
    [2025, '0'],
  ],
  // Pike-Delta-York LSD
  '2605': [[2022, '1', 'sage2022']],
  // Wauseon EVSD
  '2607': [
    [2022, '0', 'sage2023'],
    [2023, '1.75', 'sage2023'],
  ],
  // Yellow Springs EVSD
  '2907': [
    [2022, null],
    [2023, null],
  ],
  // Findlay CSD
  '3204': [
    [2022, '0'],
    [2023, '0'],
    [2024, '0'],
    [2025, '0'],
  ],
  // Danville LSD
  '4202': [
    [2022, null],
    [2023, null],
    [2024, null],
  ],
  // Southwest Licking LSD
  '4510': [[2023, '0.75', 'fairfieldCounty']],
  // Coldwater EVSD
  '5402': [
    [2022, '0.5'],
    [2023, '0.5'],
    [2024, '0.5'],
    [2025, '0.5'],
  ],
  // Marion LSD
  '5403': [
    [2022, '0', 'list2026'],
    [2023, '0', 'computerEase2024'],
    [2024, '0.5', 'computerEase2024'],
  ],
  // Milton Union EVSD
  '5505': [
    [2022, '1.25'],
    [2023, '1.25'],
    [2024, '1.25'],
    [2025, '1.25'],
  ],
  // Mount Gilead EVSD
  '5903': [
    [2022, null],
    [2023, null],
    [2024, null],
  ],
  // Teays Valley LSD
  '6503': [[2023, '1.5', 'fairfieldCounty']],
  // Preble-Shawnee LSD
  '6804': [[2022, '1.75', 'sage2022']],
  // Tiffin CSD
  '7407': [
    [2022, '0'],
    [2023, '0'],
    [2024, '0'],
    [2025, '0'],
  ],
  // Sidney CSD
  '7508': [[2022, '0.75', 'sage2022']],
  // Kings LSD
  '8303': [
    [2022, '0'],
    [2023, '0'],
    [2024, '0'],
    [2025, '0'],
  ],
  // Edon-Northwest LSD
  '8603': [
    [2022, null],
    [2023, null],
    [2024, '1'],
    [2025, '1'],
  ],
  // Bowling Green CSD
  '8701': [
    [2022, '0.5'],
    [2023, '0.5'],
    [2024, '0.5'],
    [2025, '0.5'],
  ],
};
