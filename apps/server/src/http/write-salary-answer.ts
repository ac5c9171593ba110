import type { SalaryCalculateAnswer } from '@paperwage/api-contract';

type Data = SalaryCalculateAnswer['data'];
type Explanation = Data['explanations'][number];
type Step = Explanation['steps'][number];
type Source = Explanation['source'];

/**
 * The answer of `salary-calculate` as JSON text. It is written piece by piece because it is the most frequent answer:
 * sources are the same objects every time and their text is kept, and with nothing but ASCII in it the text goes to the
 * socket twice as fast.
 */
export function createSalaryAnswerWriter(): (answer: SalaryCalculateAnswer) => string {
  const sources = new WeakMap<Source, string>();
  const sourceText = (source: Source) => {
    const kept = sources.get(source);
    if (kept !== undefined) return kept;
    // Cut from a string of wide characters, the text would stay wide and make the whole answer so.
    const text = Buffer.from(asciiJson(source), 'latin1').toString('latin1');
    sources.set(source, text);
    return text;
  };
  return ({ data }) => {
    const { explanations, coverage, stateTaxTypes } = data;
    const others = stateTaxTypes.length === 0 ? '[]' : asciiJson(stateTaxTypes);
    let explained = '';
    for (const explanation of explanations) {
      explained += `${explained === '' ? '' : ','}${explanationText(explanation, sourceText)}`;
    }
    return `{"ok":true,"data":{${taxesText(data)},"stateTaxTypes":${others},"timeStamp":${data.timeStamp},"explanations":[${explained}],"coverage":${asciiJson(coverage)}}}`;
  };
}

function taxesText({ federal, fica, state, medicare, sdi, sui, wc, fli, trans, wst }: Data): string {
  return (
    `"federal":${federal},"fica":${fica},"state":${state},"medicare":${medicare},"sdi":${sdi},"sui":${sui},` +
    `"wc":${wc},"fli":${fli},"trans":${trans},"wst":${wst}`
  );
}

function explanationText(
  { key, amount, taxable, steps, source, standing }: Explanation,
  sourceText: (source: Source) => string,
): string {
  let written = '';
  for (const step of steps) written += written === '' ? stepText(step) : `,${stepText(step)}`;
  return `{"key":"${key}","amount":${amount},"taxable":${taxable},"steps":[${written}],"source":${sourceText(source)},"standing":"${standing}"}`;
}

/** Steps, figures and units are named by identifiers, which need no escapes. */
function stepText({ step, line, figures }: Step): string {
  let written = '';
  for (const name in figures) {
    const { unit, value } = figures[name]!;
    const text = typeof value === 'number' ? value : asciiJson(value);
    written += `${written === '' ? '"' : ',"'}${name}":{"unit":"${unit}","value":${text}}`;
  }
  const where = line === undefined ? '' : `"line":${asciiJson(line)},`;
  return `{"step":"${step}",${where}"figures":{${written}}}`;
}

const NEITHER_PLAIN_NOR_ASCII = /[^\x20-\x7e]/g;
const PLAIN = /^[\w ./()+-]*$/;

/** JSON with every other character than ASCII written as its escape. Plain text needs no more than its quotes. */
function asciiJson(value: unknown): string {
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`;
  return JSON.stringify(value).replace(
    NEITHER_PLAIN_NOR_ASCII,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
