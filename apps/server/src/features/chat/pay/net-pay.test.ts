import { allRules, PERIODS_PER_YEAR } from '@paperwage/payroll';
import type { PayFrequency } from '@paperwage/payroll';
import { STATE_CODES, STATE_NAMES } from '@paperwage/values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_NOW_MS } from '../../../fixtures/test-now.ts';
import { createOwnAnswers } from '../own-answers.ts';

const own = createOwnAnswers({ passages: [], rules: allRules, clock: { nowMs: () => TEST_NOW_MS } });
const answerTo = (question: string) => own.find(question).answer;
const textOf = (question: string) =>
  answerTo(question)
    .paragraphs.map(({ text }) => text)
    .join(' ');

/** A word with a letter left out, doubled, or changed places with the next, not the first. */
function misspell(word: string, kind: number, at: number): string {
  const place = 1 + (at % Math.max(1, word.length - 2));
  if (word.length < 5 || kind === 0) return word;
  if (kind === 1) return word.slice(0, place) + word.slice(place + 1);
  if (kind === 2) return word.slice(0, place) + word[place] + word.slice(place);
  return word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2);
}

const state = fc
  .tuple(fc.constantFrom(...STATE_CODES), fc.nat(3), fc.nat(12))
  .map(([code, kind, at]) => ({ code, words: misspell(STATE_NAMES[code].toLowerCase(), kind, at) }));
const status = fc.constantFrom(
  { is: 'single', words: 'single' },
  { is: 'single', words: 'not married' },
  { is: 'single', words: 'unmarried' },
  { is: 'single', words: 'never married' },
  { is: 'single', words: 'isn’t married' },
  { is: 'marriedJointly', words: 'married' },
  { is: 'marriedJointly', words: 'maried' },
  { is: 'marriedJointly', words: 'married filing jointly' },
  { is: 'headOfHousehold', words: 'head of household' },
  { is: 'headOfHousehold', words: 'head of houshold' },
  { is: 'headOfHousehold', words: 'hoh' },
  { is: undefined, words: '' },
);
const children = fc.constantFrom(
  { are: '0', words: '' },
  { are: '0', words: 'no kids' },
  { are: '0', words: 'without children' },
  { are: '1', words: 'one kid' },
  { are: '2', words: '2 kids' },
  { are: '3', words: 'three children' },
  { are: undefined, words: 'kids' },
);
const YEARLY = [
  ['weekly', 'WEEKLY'],
  ['every two weeks', 'BI_WEEKLY'],
  ['biweekly', 'BI_WEEKLY'],
  ['twice a month', 'SEMI_MONTHLY'],
  ['monthly', 'MONTHLY'],
] as const;
const pay = fc.oneof(
  fc
    .tuple(fc.integer({ min: 20, max: 180 }), fc.nat(4), fc.constantFrom(...YEARLY))
    .map(([k, way, [paid, frequency]]) => ({
      words: `${[`${k}k`, `$${k},000`, `${k} grand`, `${k}000`, `$${k}k a year`][way]} paid ${paid}`,
      yearly: k * 1_000,
      frequency: frequency as PayFrequency,
    })),
  fc.tuple(fc.integer({ min: 2, max: 9 }), fc.constantFrom(' a month', '/mo', ' per month')).map(([k, of]) => ({
    words: `${k}k${of}`,
    yearly: k * 12_000,
    frequency: 'MONTHLY' as const,
  })),
  fc.tuple(fc.integer({ min: 10, max: 60 }), fc.integer({ min: 20, max: 40 }), fc.nat(2)).map(([rate, hours, way]) => ({
    words: [
      `$${rate}/hr ${hours} hrs weekly`,
      `${rate} bucks an hour ${hours} hours a week`,
      `${rate} an hr, ${hours} hr week`,
    ][way]!,
    yearly: rate * hours * 52,
    frequency: 'WEEKLY' as const,
  })),
);

describe('net pay in the chat', () => {
  it('is of what the question says, or seldom declined', () => {
    let asked = 0;
    let answered = 0;
    fc.assert(
      fc.property(pay, state, status, children, fc.boolean(), (paid, place, filing, kids, isAsked) => {
        const question = [isAsked ? 'take home pay on' : '', paid.words, place.words, filing.words, kids.words]
          .filter(Boolean)
          .join(' ');
        const answer = answerTo(question);
        asked += 1;
        if (!answer.isKnown) return;
        answered += 1;
        expect(answer.slip, question).not.toBeNull();
        const {
          state: ofState,
          status: ofStatus,
          children: ofChildren,
          frequency,
          basis,
          pay: amount,
          hours,
        } = answer.slip!.pay;
        const periods = PERIODS_PER_YEAR[frequency];
        const yearly = Number(amount) * (basis === 'year' ? 1 : basis === 'hour' ? Number(hours) * periods : periods);
        expect({ question, ofState, ofStatus, ofChildren, frequency, yearly: Math.round(yearly) }).toEqual({
          question,
          ofState: place.code,
          ofStatus: filing.is ?? 'single',
          ofChildren: kids.are ?? 'asked',
          frequency: paid.frequency,
          yearly: paid.yearly,
        });
      }),
      { numRuns: process.env.TEST_ALL ? 400 : 80, seed: 17 },
    );
    expect(answered / asked).toBeGreaterThan(0.75);
  });

  it.each([
    ['45 hours at $20 an hour, Texas, single', '5.00 overtime hours'],
    ['$80,000 in Indiana, single, 6% to my 401k', '6% to a 401(k)'],
    ['85k nyc single', 'living and working in New York City'],
    ['single mom, 2 kids 6 and 9, head of household, 52k in nashville paid every 2 weeks', '$1,847.00 every two weeks'],
    ['$2.13/hr, 30 hrs, made 420 in tips this week in georgia', 'Social Security: −30.00'],
    ['70k in ohio single biweekly, $120 per paycheck health insurance', 'Health insurance: −120.00'],
    ['net pay on 60000 in texas last year, single, monthly', 'by the tax rules of 2025'],
    [
      'annual take home on $250,000, single, Texas, including Additional Medicare Tax',
      '$450.00 of additional Medicare tax',
    ],
    ['i live in pennsylvania and work in new jersey, 70k single', 'Pennsylvania income tax: −82.65'],
    ['i need to take home 4000 a month in texas, single', 'To take home $4,000.00 a month, the gross pay is $4,'],
    [
      '6 grand a month hits my bank account in florida, what salary is that',
      'the gross pay is $7,482.81, or $89,793.72',
    ],
    [
      'i get 1,850 every other friday after tax in ohio single, whats my salary before tax',
      'To take home $1,850.00 every',
    ],
    ['net pay 1500 weekly what gross in ohio single', 'To take home $1,500.00 a week'],
    ['a salary of $62,000, twice a month, single, New Jersey, what is the net', '$2,055.80 twice a month'],
    ['I pay a super in Newark a salary of $62,000, twice a month, single. His net?', 'Which state is the work in?'],
    ['50k salary paid every other week single, texas vs california, how different are the checks', 'California: $1,5'],
    ['one cook is at 23 bucks an hour, 80 hrs in the two week check, single, ohio, net', '$1,521.20 every two weeks'],
    ['az, single, 2000 every two weeks, what do i actually take home this year', '$1,650.85 every two weeks'],
    ['My worker in Brooklyn she get 1600 for two week, single. How much she receive?', '$1,248.02 every two weeks'],
    [
      'hand my employee in Houston exactly fifteen hundred after taxes, biweekly, single, what is it before taxes?',
      '$1,762.48',
    ],
    ['25 hrs a week at 15.16 in fort collins, whats gonna land in my bank, single', '$329.37 a week'],
    [
      'framer in reno, 34 an hr, straight 40, paid every friday, single, what does he walk away with',
      '$1,126.57 a week',
    ],
    ['i promised the nanny 500 bucks clean in her pocket each week, texas, single. what do i put as pay', '$570.11'],
    ['what will my guy clear on $1,840 every two weeks in north carolina, married, two little ones', '$1,644.24'],
    [
      'Our hygienist works 64 hours every two weeks at $39, married, Wisconsin dental practice. After taxes?',
      '$2,056.09',
    ],
    ['Alabama, single, zero pretax, $1,150.00 gross weekly, the net please', '$916.42 a week'],
    [
      'barista in indiana gets 1600 every two weeks, single, whats she actually take home this yr',
      'every two weeks. That is',
    ],
    ['want to hand my first hire exactly 3000 a month after everything, texas, single. what do i offer', '$3,507.5'],
    ['6 grand a month hits my bank account whats my gross', 'Which state is the work in?'],
    ['2000 every two weeks before tax in texas, single, how much lands in my bank', '$1,690.85 every two weeks'],
    ['gross for a net of 1,200 biweekly in nevada single', 'To take home $1,200.00 every two weeks'],
    ['i get 2,000 net biweekly, what was my gross in texas', 'the gross pay is $2,384.75'],
    ['gross and net of 1500 a week in texas single', '$1,225.06 a week'],
    ['promised our nanny 800 clear every week, texas, single, normal w4. what gross', 'the gross pay is $943.46'],
    ['$2,900 gross twice a month (24 checks), hoh, california, no pre-tax deductions. take-home?', '$2,379.59 twice'],
    [
      '3,200 biweekly, california, single, no allowances on the DE 4, pay date December 4, 2026, net',
      '$2,394.98 every',
    ],
    ['mfj in pennsylvania, $5,000 once a month, spouse doesnt work, leave local tax out, net', '$4,223.83 a month'],
    ['1200 a week in philadelphia, single, skip the city tax, net', '$968.44 a week'],
    ['take home on 60k in ohio, single, tall brunette', '“tall” and “brunette”'],
    [
      'our nanny wants exactly 800 in hand every week. we’re in texas she is single. what gross do i put for 2026?',
      'the gross pay is $943.46',
    ],
    [
      'my take home is 1850 biweekly in ohio single, how much is that a year before taxes',
      'the gross pay is $2,265.03',
    ],
    ['check says 1850 net biweekly in texas, single, whats my hourly', 'the gross pay is $2,198.07'],
    ['need my nanny to walk away with 720 every friday, oregon, single. gross?', 'To take home $720.00 a week'],
    [
      'husband drives a concrete mixer near knoxville tn, 31 bucks x 40 hrs, weekly check, married filing joint, no kids on w4 no second job box. what lands in the bank in 2026',
      '$1,080.19 a week',
    ],
    ['18,50 an hour 40 hours a week in texas single, what do i clear', '$636.51 a week'],
    ['overnight stocker at walmart in little rock arkansas 18.20 40hrs single net', '$608.76 a week'],
    ['my son is a lifeguard in miami, 16 an hour, 30 hours, single, no one claims him, take home', '$426.24 a week'],
    ['dental hygienist in oregon making 42 an hour 32 hours single net', 'Calculated by the tax rules of 2026'],
    ['24 an hour in florida, single, no 401k or insurance, net a week', '$813.28 a week'],
    ['four 10s at 28/hr in california, single, what do i take home', '32.00 hours and 8.00 overtime hours a week'],
    ['kid works at a pizza place in lansing michigan, 13.75 an hr 20 hrs, single, whats he get', 'Lansing: −2.75'],
    ['i make 300 in tips, texas, 8 an hour 30 hours a week single net', '300.00 of tips'],
    ['1500 a week in california single net', 'nothing else on Form W-4 and no allowances on Form DE 4.'],
    ['1500 a week in virginia single net', 'and no exemptions on Form VA-4.'],
    ['3200 biweekly, maryland, single net', 'and 1 exemption on Form MW507.'],
    ['she wants 1k a week cash in hand, tennessee, married, gross?', 'the gross pay is $1,140.20'],
    ['$900 wk net, georgia, single, need gross', 'To take home $900.00 a week'],
    ['i get 700 a week after everything in texas single what was it before', 'the gross pay is $819.02'],
    ['take home is 700 a week texas single gross?', 'the gross pay is $819.02'],
    ['earned 1,100 last week tacoma washington single how much after deductions', '$910.51 a week'],
    ['22/hr 80 hrs biweekly oregon married 3 kids monthly insurance 300 pretax net', 'Health insurance: −138.46'],
    ['my uber driver income 800 a week texas single net', 'I didn’t understand “uber”'],
    ['me n the kids, hoh 2 kids, 1,150 weekly in tulsa ok whats the check', 'no allowances on Form OK-W-4.'],
    ['seasonal worker in ohio 900 a week single net', 'I didn’t understand “seasonal”'],
    ['au pair in ohio 900 a week single net', 'I didn’t understand “au” and “pair”'],
    ['railroad conductor in nebraska 1500 a week single net', 'I didn’t understand “railroad” and “conductor”'],
    [
      'want my helper to have 800 clean in his hand every week, tennessee, hes single, what gross do i put',
      'the gross pay is $943.46',
    ],
    ['i get 700 a week with taxes taken out, texas single, how much was it before', 'the gross pay is $819.02'],
    ['he wants 1,000 clean a week, nevada, married, gross?', 'the gross pay is $1,140.20'],
    [
      'Dental hygienist in California, $52 an hour, 64 hours per two-week check, single, one state allowance, no deductions, 2026. What is my take-home pay?',
      'nothing else on Form W-4 and 1 allowance on Form DE 4.',
    ],
    // $67.01 a week without it; an allowance is a credit of $168.30 a year.
    ['1500 a week in california single, 1 allowance on my DE 4, net', 'California income tax: −63.77'],
    ['2000 biweekly in maryland single 2 exemptions on my MW507 take home', '2 exemptions on Form MW507.'],
    ['1500 a week in california, hoh, claims 2 on the DE 4, net', '2 allowances on Form DE 4.'],
    ['1500 a week in utah single, one state allowance, net', 'Allowances aren’t in these numbers.'],
    ['i work 8 hours friday at 20 in texas single net', 'I didn’t understand “friday”'],
    // The plan, named again, is no second amount.
    ['60k texas single biweekly 5% to a 401(k), is my 401(k) in there', '401(k): −115.38'],
    ['60k texas single biweekly with 401k, net', 'I’m not sure how “401(k)” changes the pay.'],
    [
      'he claims 2 kids under 17 in step 3, $1350/wk mfj in tx, what do i hold back for the irs',
      'Federal income tax: $0.00 a week',
    ],
    ['60k in ohio, single, lefthanded', 'I didn’t understand “lefthanded”'],
    [
      'my daughter is moving to san diego for a 75k job paid twice a month (24 checks), single, no 401k or anything. what hits her account each payday in 2026',
      '$2,391.55 twice a month. That is $57,397.20 a year. Calculated by the tax rules of 2026. Assumes nothing else on Form W-4 and no allowances on Form DE 4. Assumes San Diego, California.',
    ],
    ['70k in reno nv single net', 'Assumes paid every two weeks and nothing else on Form W-4.'],
    ['80 hours biweekly at 20 with time and a half in texas single net', 'How many hours a week, with the overtime?'],
    ['60k in wichita falls single net', 'Which state is the work in?'],
    ['a single uber driver in texas, 900 a week, net', 'I didn’t understand “uber”'],
    [
      'Monthly salary $4,500 for a single textile weaver in North Carolina in 2026, federal and state forms at their defaults. What is the net pay?',
      '$3,656.42 a month. That is $43,877.04 a year. Calculated by',
    ],
    // The lines of the worksheet are of whole cents: 102.92 less 84.62.
    [
      'single mom in memphis, head of household, $1900 every 2 weeks, i put 2200 in step 3 for my boy. whats my check after everything (2026)',
      '$1,736.35 every two weeks. That is $45,145.10 a year. 1,900.00 every two weeks, head of household, 2,200.00 in step 3 of Form W-4, Tennessee, 2026.',
    ],
    ['1900 biweekly in tennessee, hoh, step 3 amount 2,200, net', '$1,736.35 every two weeks'],
    [
      '$2,400 biweekly in Ohio, single, step 2 box checked',
      'every two weeks, single, the box in step 2(c) of Form W-4 checked, Ohio, 2026. Gross pay: 2,400.00. Federal income tax: −359.35.',
    ],
    ['2400 biweekly ohio single, checked the box in step 2', 'Federal income tax: −359.35.'],
    ['2400 biweekly ohio single, without the step 2 box checked', '$1,954.42 every two weeks'],
    ['2400 biweekly ohio single, havent checked the box in step 2', '$1,954.42 every two weeks'],
    ['Georgia, single, biweekly gross $2,400.00, W-4 with nothing in steps 2-4, G-4 single. Net pay?', '$1,921.28'],
    ['62k salary ohio married paid every other fri. take home??', '$2,026.36 every two weeks'],
    ['i claimed 2,200 for one kid on my w-4, hoh in tennessee, 1,900 biweekly, net', '$1,736.35 every two weeks'],
    ['need 1736.35 net biweekly tennessee hoh with 2200 in step 3, gross?', 'the gross pay is $1,900.00'],
    ['how much federal tax on 1900 biweekly hoh with 2200 in step 3', 'Federal income tax: $18.30'],
    ['im single, head of household, 1900 biweekly tennessee net', '$1,651.73 every two weeks'],
  ])('says what “%s” takes into account or leaves out', (question, said) => {
    expect(textOf(question)).toContain(said);
  });

  it.each([
    'What would a single worker in Buffalo, New York, paid $1,250 weekly take home?',
    'me n my wife live in ohio and i get 1900 biweekly, married, what do i take home',
    'museum curator in georgia, $68,000 a year, single, W-4 with nothing else filled in, paid monthly. what comes off and what is left',
    'net pay for a stable hand in kentucky making 700 a week single',
    'paying my gardener 600 a week in texas, he is single. how much do i take out',
    '1500 a week in texas single net',
    'I make $1,500 a week in Ohio, single. What is the net if local tax is left out?',
    'net on $1,200 a week in kentucky single if city taxes are ignored',
    'I make $1,500 a week in Texas, single, only the standard withholding. What is my net?',
    '1500 a week in georgia, single, just normal federal and state withholding, take home?',
    'i get 25 an hour 40 hours in texas single, how much do i see on friday each week',
    '1200 a week in ohio single whats my friday check',
    '1500 a week in ohio, single, without the local tax, what do i see fridays',
    'What is the take-home on $4,000 a month for a single embalmer in Texas?',
    '1500 a week in texas single, default forms, net',
    '1500 a week in north carolina single, federal and state forms at their defaults, net',
    'my daughter is moving to reno for 60k, single, biweekly take home',
    '46 hours at 20 with time and a half in texas single net',
  ])('says of “%s” neither that a word isn’t understood nor a form that the state has not', (question) => {
    expect(textOf(question)).toContain('Calculated by');
    expect(textOf(question)).not.toContain('understand');
    if (/texas/.test(question)) expect(textOf(question)).toContain('nothing else on Form W-4.');
  });

  it.each([
    'my wife makes 50k and i make 60k in ohio',
    '60k in ohio single or married',
    '60k in ohio single or head of household net',
    '25 an hour 36 hours 50 weeks a year in texas single net',
    'texas married, claimed 2200 each for my two kids, 1900 biweekly net',
    '60k in ohio, not single',
    '60k in ohio, 3 dependents',
    '60k in ohio with a 5% match',
    '$60.000 in Texas',
    '60k in ohio and texas',
    '60k in ohio, 401k $200',
    '20 an hour and overtime in texas',
    '60k in ohio, no withholding',
    '4 days 13 hrs each at 20 in california single net',
    '60k ohio single net with no state tax',
    '6000 check in texas, not under the limit',
    '1500 a week in california single, 2 allowances on my W-4, net',
    '60k, single, 1 allowance, fed tax',
  ])('computes nothing for “%s”', (question) => {
    expect(answerTo(question).slip).toBeNull();
    expect(textOf(question)).not.toContain('Calculated by');
  });
});
