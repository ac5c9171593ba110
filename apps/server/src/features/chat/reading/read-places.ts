import type { StateCode } from '@paperwage/values';
import { STATE_CODES, STATE_NAMES } from '@paperwage/values';
import { CITIES, IN_STATE, KNOWN_TOWNS, NICKNAMES, TOWNS, UNCLEAR_CITIES } from './place-names.ts';
import { HARMLESS_WORDS, MORE_THAN_PAY, PAY_WORDS } from './pay-words.ts';

/** A city in a question, as the rules of its state call it. */
export interface AskedCity {
  readonly name: string;
  readonly state: StateCode;
}

/** Codes that are words or other abbreviations, even in capitals: they count only after a comma. */
const AMBIGUOUS_CODES = 'IN OR ME HI OK ID LA OH PA MA AL DE CO MO MS MD NE'.split(' ');
/** Those of them that nobody writes in capitals for anything else. */
const CLEAR_IN_CAPITALS = 'OH PA MA AL DE CO MO MS MD NE'.split(' ');
/** Those of them that are no words, after "in". */
const CLEAR_AFTER_IN = [...CLEAR_IN_CAPITALS, 'OK', 'ID', 'OR'];

const NAMES = [...STATE_CODES].sort((a, b) => STATE_NAMES[b].length - STATE_NAMES[a].length);
const DC = /\b(?:washington,? ?d\.? ?c\b\.?|d\.c\.|dc\b|district of columbia)/;
const BEFORE_TOWN = '(?<=\\b(?:in|to|near|from|around|outside(?: of)?) )';
/** Another town, or a renovation: "in Wichita Falls", "to reno my kitchen". */
const NO_TOWN = '(?! (?:falls|park|beach|my|our|his|her|their|the|an?)\\b)';
/** A county by one word, or two where the first is part of a name. */
const COUNTY = /\b(?:(?:prince|anne|saint|st\.?|new|el|san|santa|los|fort|king|queen) )?[a-z]+(?:s)? county\b/;

/** The states and cities of a question, with the text in which they are replaced by `mark`. Cities say their state. */
export function readPlaces(
  question: string,
  plain: string,
  mark: string,
): {
  readonly states: readonly StateCode[];
  readonly cities: readonly AskedCity[];
  readonly impliedBy: string | undefined;
  readonly rest: string;
} {
  const found = new Map<StateCode, number>();
  const implied = new Map<StateCode, string>();
  const cities: AskedCity[] = [];
  let rest = plain;
  const take = (pattern: RegExp, add: (text: string, at: number) => void) => {
    rest = rest.replace(new RegExp(pattern.source, 'g'), (text: string, ...more: unknown[]) => {
      add(
        text,
        more.find((one): one is number => typeof one === 'number')!,
      );
      return mark.padEnd(text.length);
    });
  };
  const addState = (state: StateCode, at: number) => found.set(state, Math.min(at, found.get(state) ?? at));
  take(UNCLEAR_CITIES, (text, at) => {
    const state = IN_STATE[text];
    if (state) addState(state, at);
    else cities.push({ name: text, state: 'DC' });
  });
  const counties: string[] = [];
  const unclear = cities.splice(0).map(({ name }) => name);
  take(COUNTY, (text) => void counties.push(text.replace(/^(?:in|the|of) /, '')));
  take(DC, (_, at) => addState('DC', at));
  for (const [pattern, city, state] of CITIES) {
    take(new RegExp(`\\b(?:${pattern})\\b`), (text, at) => {
      addState(state, at);
      implied.set(state, city || capitalized(text));
      if (city !== '' && cities.every(({ name }) => name !== city)) cities.push({ name: city, state });
    });
  }
  const nameState = (state: StateCode, at: number) => {
    implied.delete(state);
    addState(state, at);
  };
  for (const [pattern, state] of NICKNAMES)
    take(new RegExp(`\\b(?:${pattern})(?![\\w-])`), (_, at) => nameState(state, at));
  for (const code of NAMES) {
    take(new RegExp(`\\b${STATE_NAMES[code].toLowerCase().replaceAll(' ', ' ?')}\\b`), (_, at) => nameState(code, at));
  }
  for (const { code, at, text } of codesOf(question)) {
    nameState(code, at);
    rest = rest.replace(new RegExp(`\\b${text.toLowerCase()}\\b(?!.*\\b${text.toLowerCase()}\\b)`), mark.padEnd(2));
  }
  for (const [towns, state] of found.size === 0 ? KNOWN_TOWNS : []) {
    take(new RegExp(`${BEFORE_TOWN}(?:${towns})\\b${NO_TOWN}`), (town, at) => {
      addState(state, at);
      implied.set(state, capitalized(town));
    });
  }
  const states = [...found].sort(([, a], [, b]) => a - b).map(([code]) => code);
  // A city that several states have is in the one that is named.
  for (const name of [...unclear, ...counties]) if (states.length === 1) cities.push({ name, state: states[0]! });
  const lost = states.length === 1 ? [] : [...unclear, ...counties];
  const impliedBy = states.length === 1 ? implied.get(states[0]!) : undefined;
  return { states, cities, impliedBy, rest: lost.length > 0 ? `${rest} ${lost.join(' ')}` : rest };
}

function capitalized(name: string): string {
  const whole = name.replace(/^vegas$/, 'las vegas').replace(/^l\.?a\.?$/, 'los angeles');
  return whole.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

const IN_TOWN = '(?:\\b(?:in|near|outside(?: of)?|around|from|by) )?';
/** A town by its name, or by the state after it: "near Maryville, Tennessee". */
const TOWN = new RegExp(
  `${IN_TOWN}\\b(${TOWNS})\\b(?: ?, *(?=§))?|\\b(?:in|near|outside(?: of)?|around) ([a-z]{3,}(?: [a-z]{3,})?)(?: ?, *| +)(?=§)`,
);

/** Codes that are words, though hardly after the name of a town of the state: "in tulsa ok". */
const AFTER_TOWN =
  /\b(?:(?:tulsa|norman|lawton|edmond),? ok|(?:boise|nampa|meridian|pocatello),? id|(?:lafayette|shreveport|baton rouge|new orleans),? la)$/;

/** The town in the one state of a text in which the state is marked, and the text without it. */
export function takeTown(text: string): { readonly town: string | undefined; readonly text: string } {
  const found = TOWN.exec(text);
  const town = found?.[1] ?? found?.[2];
  if (!found || !town || (found[2] !== undefined && !mayBeTown(found[2]))) return { town: undefined, text };
  return { town, text: `${text.slice(0, found.index)} , ${text.slice(found.index + found[0].length)}` };
}

/** Whether words before a state say nothing of the pay: "in tips, Texas" does. */
function mayBeTown(words: string): boolean {
  const saysMore =
    MORE_THAN_PAY.test(words) || /\b(?:college|university|training|prison|jail|church|school)\b/.test(words);
  return !saysMore && !words.split(' ').some((word) => isKnownWord(word));
}

interface FoundCode {
  readonly code: StateCode;
  readonly at: number;
  readonly text: string;
}

function codesOf(question: string): readonly FoundCode[] {
  const isAllCapitals = question === question.toUpperCase();
  return [...question.matchAll(/(?<![A-Za-z$/'’])[A-Za-z]{2}(?![A-Za-z'’])/g)].flatMap(({ 0: text, index: at }) => {
    const code = STATE_CODES.find((one) => one === text.toUpperCase());
    if (!code || code === 'DC') return [];
    const [before, after] = [question.slice(0, at).toLowerCase(), question.slice(at + 2).toLowerCase()];
    const isAmbiguous = AMBIGUOUS_CODES.includes(code);
    const isCapital = text === code && !(isAllCapitals && isAmbiguous);
    // "ne whampshire" is no Nebraska.
    const next = /^ ([a-z]+)/.exec(after)?.[1];
    const isPartOfName = AMBIGUOUS_CODES.includes(code) || /\b(?:north|south|new|west)\s+$/.test(before);
    if (text !== code && isPartOfName && next !== undefined && !isKnownWord(next)) return [];
    const isAtEnd = /^\W*$/.test(after);
    const isNamed =
      !isAmbiguous ||
      AFTER_TOWN.test(`${before}${code.toLowerCase()}`) ||
      (/,\s*$/.test(before) && (isCapital || (isAtEnd && CLEAR_AFTER_IN.includes(code)))) ||
      (isCapital && CLEAR_IN_CAPITALS.includes(code)) ||
      (/\b(?:in|for|from|to)\s+$/.test(before) && CLEAR_AFTER_IN.includes(code)) ||
      (CLEAR_IN_CAPITALS.includes(code) &&
        !/\b(?:the|a|my|your|per)\s+$/.test(before) &&
        !(code === 'MO' && /(?:\d|k|a)\s*$/.test(before)));
    return isNamed ? [{ code, at, text }] : [];
  });
}

function isKnownWord(word: string): boolean {
  return (
    HARMLESS_WORDS.has(word) ||
    PAY_WORDS.has(word) ||
    /^(?:no|not|never|hoh|mfj|mfs|wife|kids?|child|one|two|three|four|or|ot)$/.test(word)
  );
}
