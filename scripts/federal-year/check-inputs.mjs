/** What is wrong with the figures of a new year, in sentences; checked before anything is written. */
import { BRACKET_PERCENTS, STATUSES } from './derive-schedules.mjs';

/** What the law rounds each to: sections 1, 24 and 63 of the Internal Revenue Code, section 230 of the Social Security Act. */
const STEPS = {
  standardDeduction: 50,
  bracketBoundaries: 25,
  socialSecurityWageBase: 300,
  perChildUnder17: 100,
  perOtherDependent: 100,
};
const SINGLE_FIGURES = ['socialSecurityWageBase', 'perChildUnder17', 'perOtherDependent'];
const BOUNDARIES = BRACKET_PERCENTS.length - 1;
const MAX_CHANGE_PERCENT = 15;

/** Every figure with its place in the file: `bracketBoundaries.single[2]`. Undefined where the file leaves it out. */
function figuresOf(inputs) {
  return [
    ...STATUSES.map((status) => ['standardDeduction', `.${status}`, inputs.standardDeduction?.[status]]),
    ...STATUSES.flatMap((status) =>
      Array.from({ length: BOUNDARIES }, (_, index) => [
        'bracketBoundaries',
        `.${status}[${index}]`,
        inputs.bracketBoundaries?.[status]?.[index],
      ]),
    ),
    ...SINGLE_FIGURES.map((name) => [name, '', inputs[name]]),
  ].map(([group, place, value]) => ({ path: `${group}${place}`, step: STEPS[group], value }));
}

/** What stops the file from being written, whatever the flags. An empty list is as it should be. */
export function problemsOf(inputs) {
  const missing = figuresOf(inputs).flatMap(({ path, step, value }) => {
    if (value === undefined || value === null) return [`${path} is missing.`];
    if (!Number.isSafeInteger(value) || value <= 0) return [`${path} is ${value}. Enter whole dollars.`];
    return value % step === 0 ? [] : [`${path} is ${value}. The law rounds it to a multiple of ${step}.`];
  });
  return [...yearProblems(inputs), ...missing, ...(missing.length > 0 ? [] : orderProblems(inputs))];
}

function yearProblems({ year, revenueProcedure }) {
  return [
    ...(Number.isInteger(year) && year > 2000 && year < 2200 ? [] : ['year is missing. Enter it, such as 2027.']),
    ...(/^\d{4}-\d{1,3}$/.test(revenueProcedure ?? '')
      ? []
      : ['revenueProcedure is missing. Enter its number, such as "2026-35".']),
  ];
}

function orderProblems({ standardDeduction: { single, marriedJointly, headOfHousehold }, bracketBoundaries }) {
  const tooMany = STATUSES.filter((status) => bracketBoundaries[status].length !== BOUNDARIES);
  const falling = STATUSES.filter((status) =>
    bracketBoundaries[status].some((boundary, index, all) => index > 0 && boundary <= all[index - 1]),
  );
  return [
    ...tooMany.map((status) => `bracketBoundaries.${status} has more than ${BOUNDARIES} figures.`),
    ...falling.map((status) => `bracketBoundaries.${status} must rise from each figure to the next.`),
    ...(marriedJointly === 2 * single ? [] : ['standardDeduction.marriedJointly must be twice that of single.']),
    ...(single < headOfHousehold && headOfHousehold < marriedJointly
      ? []
      : ['standardDeduction.headOfHousehold must lie between single and marriedJointly.']),
  ];
}

/** The figures that moved further from the year before than indexing has ever moved them. */
export function jumpsOf(inputs, before) {
  const known = new Map(figuresOf(before).map(({ path, value }) => [path, value]));
  return figuresOf(inputs).flatMap(({ path, value }) => {
    const last = known.get(path);
    const change = ((value - last) / last) * 100;
    if (Math.abs(change) <= MAX_CHANGE_PERCENT) return [];
    const moved = `${path} is ${value}, ${Math.abs(change).toFixed(1)}% ${change > 0 ? 'above' : 'below'} the ${last}`;
    return [`${moved} of ${before.year}. Check it; --force writes it all the same.`];
  });
}

/** What the script would have been given for a year that is held: its schedules hold every figure. Amounts in dollars. */
export function inputsOfHeld(year, held) {
  const dollars = (cents) => cents / 100;
  const firstTaxed = (status) => held.standardSchedules[status][1].over;
  const ofEach = (figure) => Object.fromEntries(STATUSES.map((status) => [status, figure(status)]));
  return {
    year,
    standardDeduction: ofEach((status) => dollars(firstTaxed(status) + held.worksheet1A.adjustment[status])),
    bracketBoundaries: ofEach((status) =>
      held.standardSchedules[status].slice(2).map(({ over }) => dollars(over - firstTaxed(status))),
    ),
    socialSecurityWageBase: dollars(held.socialSecurity.wageBase),
    perChildUnder17: dollars(held.w4Step3.perChildUnder17),
    perOtherDependent: dollars(held.w4Step3.perOtherDependent),
  };
}
