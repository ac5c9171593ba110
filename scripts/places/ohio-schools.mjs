/**
 * Ohio: "School Districts With an Income Tax" (Department of Taxation). The department publishes it as a PDF; what is read
 * is its text as `pdftotext -raw` writes it, where a long name may go on in the next line.
 */
import { percentOf, RegisterError } from './register-table.mjs';

const COUNTIES =
  `Adams|Allen|Ashland|Ashtabula|Athens|Auglaize|Belmont|Brown|Butler|Carroll|Champaign|Clark|Clermont|Clinton
|Columbiana|Coshocton|Crawford|Cuyahoga|Darke|Defiance|Delaware|Erie|Fairfield|Fayette|Franklin|Fulton|Gallia|Geauga|Greene
|Guernsey|Hamilton|Hancock|Hardin|Harrison|Henry|Highland|Hocking|Holmes|Huron|Jackson|Jefferson|Knox|Lake|Lawrence|Licking
|Logan|Lorain|Lucas|Madison|Mahoning|Marion|Medina|Meigs|Mercer|Miami|Monroe|Montgomery|Morgan|Morrow|Muskingum|Noble|Ottawa
|Paulding|Perry|Pickaway|Pike|Portage|Preble|Putnam|Richland|Ross|Sandusky|Scioto|Seneca|Shelby|Stark|Summit|Trumbull
|Tuscarawas|Union|Van Wert|Vinton|Warren|Washington|Wayne|Williams|Wood|Wyandot`.replaceAll('\n', '');

/** County, number, IRN, name, rate, a star for a tax on earned income, first year of the tax. */
const DISTRICT = new RegExp(
  `\\b(${COUNTIES})\\s+(\\d{4})\\s+(\\d{5,6})\\s+(\\D.*?)\\s+(\\d+\\.\\d+)\\s*%\\s*(\\*?)\\s*((?:19|20)\\d\\d)(?=\\s|$)`,
  'gs',
);

/** What begins a district, whether or not the rest is understood. */
const BEGINNING = /\b\d{4}\s+\d{5,6}\s+(?=[A-Z])/g;
const YEAR = /as\s+of\s+January\s+(\d{4})|Tax\s+Year\s+(?:District\s+)?(\d{4})/i;

export const ohioSchools = {
  title: 'School Districts With an Income Tax',
  file: 'oh-school-districts.ts',
  editions: 'OHIO_SCHOOL_EDITIONS',
  lists: [{ name: 'OHIO_SCHOOL_DISTRICTS', sortedBy: ({ key }) => key, fromRow, toRow }],
  labelOf: ({ key, name, county }) => `${key} ${name} (${county})`,
  ratesOf: ({ rate, base }) => `${rate}% ${base === 'earned' ? 'of earned income' : 'of income'}`,
  editionOf,
  read,
  /** The list says which districts have a tax in its year, not since when. */
  isYearly: true,
  firstDay: '2026-01-01',
};

function editionOf(text) {
  const [, named, headed] = YEAR.exec(text) ?? [];
  if (named === undefined && headed === undefined) {
    throw new RegisterError(
      1,
      'The list does not say its year.',
      '"as of January 2027" or "Tax Year 2027" above the districts',
    );
  }
  return `${named ?? headed}-01-01`;
}

function read(text) {
  const body = text.replaceAll('\u2010', '-').replaceAll('\f', '\n');
  const found = [...body.matchAll(DISTRICT)];
  const ranges = found.map((match) => [match.index, match.index + match[0].length]);
  const strangers = [...body.matchAll(BEGINNING)].filter(
    ({ index }) => !ranges.some(([from, to]) => from <= index && index < to),
  );
  const swallowed = found.find(([whole]) => [...whole.matchAll(BEGINNING)].length > 1);
  const at = strangers[0]?.index ?? swallowed?.index;
  if (at !== undefined || found.length === 0) {
    const line = body.slice(0, at ?? 0).split('\n').length;
    throw new RegisterError(
      line,
      'A district was not understood.',
      'such as "Allen 0203 45211 Bluffton EVSD (expires 2028) 0.50 % 2008"',
    );
  }
  const places = found.map((match) => placeOf(match, body.slice(0, match.index).split('\n').length));
  const twice = places.find(({ key }, index) => places.findIndex((other) => other.key === key) !== index);
  if (twice) throw new RegisterError(twice.line, `${twice.key} is in the list twice.`, 'each district once');
  return { lists: [places], byHand: [] };
}

function placeOf([, county, key, , title, rate, star], line) {
  const name = title.replaceAll(/\s+/g, ' ').replace(/ \(.*$/, '');
  const rates = { rate: percentOf(rate, line), base: star ? 'earned' : 'traditional' };
  return { key, name, county, line, periods: [{ rates }] };
}

function fromRow([name, key, county, rate, base, changes = {}]) {
  const { from, until, edition, earlier = [] } = changes;
  const were = earlier.map(({ rate: was, base: of, ...days }) => ({ ...days, rates: { rate: was, base: of } }));
  return { key, name, county, history: [...were, { from, until, edition, rates: { rate, base } }] };
}

function toRow({ key, name, county, history }) {
  const { from, until, edition, rates } = history.at(-1);
  const earlier = history
    .slice(0, -1)
    .map((one) => ({ from: one.from, until: one.until, ...one.rates, edition: one.edition }));
  const changes = { from, until, edition, earlier: earlier.length > 0 ? earlier : undefined };
  const any = Object.values(changes).some((value) => value !== undefined);
  return [name, key, county, rates.rate, rates.base, ...(any ? [changes] : [])];
}
