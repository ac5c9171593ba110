/**
 * The annual percentage schedules of Publication 15-T (automated systems) from the brackets and standard deductions of
 * the year's revenue procedure. Pure: figures in, rows out. The rule gives all 144 rows printed for 2024 to 2026.
 */

/** The rates of section 1(j), in percent: tax on a dollar is so many cents. */
export const BRACKET_PERCENTS = [10, 12, 22, 24, 32, 35, 37];

export const STATUSES = ['single', 'marriedJointly', 'headOfHousehold'];

/**
 * Both schedules of every filing status: `standardSchedules` and `step2Schedules`, rows of whole dollars (`over`), cents
 * (`baseCents`) and percent (`percent`). `adjustment` is line 1g of Worksheet 1A, in dollars. The single schedule also
 * serves those who are married and file separately.
 */
export function deriveSchedules({ standardDeduction, bracketBoundaries }, adjustment) {
  const ofEach = (rows) =>
    Object.fromEntries(
      STATUSES.map((status) => [
        status,
        rows(standardDeduction[status], bracketBoundaries[status], adjustment[status]),
      ]),
    );
  return { standardSchedules: ofEach(standardRows), step2Schedules: ofEach(step2Rows) };
}

const FREE_ROW = { over: 0, baseCents: 0, percent: 0 };

/** What the standard deduction exceeds line 1g by is free of tax; above it the brackets follow. */
function standardRows(deduction, boundaries, adjustment) {
  const brackets = bracketRows(boundaries).map((row) => ({ ...row, over: row.over + deduction - adjustment }));
  return [FREE_ROW, ...brackets];
}

/** Half of the deduction and of every bracket, each rounded half up: to the dollar, and to the cent. */
function step2Rows(deduction, boundaries) {
  const brackets = bracketRows(boundaries).map(({ over, baseCents, percent }) => ({
    over: halfUp(over + deduction),
    baseCents: halfUp(baseCents),
    percent,
  }));
  return [FREE_ROW, ...brackets];
}

/** Taxable income above `over`, and the tax on `over` itself. */
function bracketRows(boundaries) {
  const overs = [0, ...boundaries];
  let baseCents = 0;
  return overs.map((over, index) => {
    if (index > 0) baseCents += (over - overs[index - 1]) * BRACKET_PERCENTS[index - 1];
    return { over, baseCents, percent: BRACKET_PERCENTS[index] };
  });
}

function halfUp(whole) {
  return Math.floor((whole + 1) / 2);
}
