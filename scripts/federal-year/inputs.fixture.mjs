/**
 * What the script is given for a year, as published: brackets and standard deductions by Rev. Proc. 2023-34, 2024-40 and
 * 2025-32 (Internal Revenue Service, https://www.irs.gov/pub/irs-drop/rp-25-32.pdf), without the amounts that Public Law
 * 119-21 set for the returns of 2025; wage bases by the Social Security Administration; step 3 by the Forms W-4.
 */
export const PUBLISHED_INPUTS = [
  {
    year: 2024,
    revenueProcedure: '2023-34',
    standardDeduction: { single: 14_600, marriedJointly: 29_200, headOfHousehold: 21_900 },
    bracketBoundaries: {
      single: [11_600, 47_150, 100_525, 191_950, 243_725, 609_350],
      marriedJointly: [23_200, 94_300, 201_050, 383_900, 487_450, 731_200],
      headOfHousehold: [16_550, 63_100, 100_500, 191_950, 243_700, 609_350],
    },
    socialSecurityWageBase: 168_600,
    perChildUnder17: 2_000,
    perOtherDependent: 500,
  },
  {
    year: 2025,
    revenueProcedure: '2024-40',
    standardDeduction: { single: 15_000, marriedJointly: 30_000, headOfHousehold: 22_500 },
    bracketBoundaries: {
      single: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
      marriedJointly: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
      headOfHousehold: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
    },
    socialSecurityWageBase: 176_100,
    perChildUnder17: 2_000,
    perOtherDependent: 500,
  },
  {
    year: 2026,
    revenueProcedure: '2025-32',
    standardDeduction: { single: 16_100, marriedJointly: 32_200, headOfHousehold: 24_150 },
    bracketBoundaries: {
      single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
      marriedJointly: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
      headOfHousehold: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
    },
    socialSecurityWageBase: 184_500,
    perChildUnder17: 2_200,
    perOtherDependent: 500,
  },
];
