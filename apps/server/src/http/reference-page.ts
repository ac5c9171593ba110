import { marked } from 'marked';

/** The part of an OpenAPI document that the reference shows. */
export interface Reference {
  readonly info: { readonly title: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, { readonly description?: string }>> };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** An operation with its address. */
interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Where the page finds its stylesheet, its icon and the document it is made from. */
interface Addresses {
  readonly style: string;
  readonly json: string;
  readonly icon: string;
}

/** The page of all calls: text and expandable lists, without a script. */
export function renderReference(reference: Reference, { style, json, icon }: Addresses): string {
  const { info, tags = [], paths = {}, components } = reference;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  const chapters = tags
    .map((tag) => ({ ...tag, calls: calls.filter((call) => call.tags.includes(tag.name)) }))
    .filter((chapter) => chapter.calls.length > 0);
  const schemes = Object.values(components?.securitySchemes ?? {}).map(({ description }) => textOf(description));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><a href="/">Paperwage</a></header>
<main id="main">
<h1>${escaped(info.title)}</h1>
${textOf(info.description)}
<h2>Logging in</h2>
${schemes.join('\n')}
<p>Programs can read all of this as <a href="${json}">OpenAPI</a>.</p>
<nav aria-label="Chapters"><ul>
${chapters.map(({ name }) => `<li><a href="#${anchorOf(name)}">${escaped(name)}</a></li>`).join('\n')}
</ul></nav>
${chapters.map(renderChapter).join('\n')}
</main>
</body>
</html>
`;
}

function renderChapter({ name, description, calls }: { name: string; description?: string; calls: readonly Call[] }) {
  return `<section aria-labelledby="${anchorOf(name)}">
<h2 id="${anchorOf(name)}">${escaped(name)}</h2>
${textOf(description)}
${calls.map(renderCall).join('\n')}
</section>`;
}

function renderCall({ operationId, method, path, summary, description, ...operation }: Call): string {
  return `<details>
<summary><code class="method">${method}</code> <code>${escaped(path)}</code> <span>${escaped(summary)}</span></summary>
<h3 id="${operationId}">${escaped(summary)}</h3>
${textOf(description)}
<p>${escaped(whoMayCall(operation.security))}</p>
${renderParameters(operation.parameters)}
${renderContent('Body', operation.requestBody?.content)}
${renderAnswers(operation.responses)}
</details>`;
}

function whoMayCall(security: readonly object[] | undefined): string {
  if (!security) return 'Anyone can make this call.';
  const isOptional = security.some((scheme) => Object.keys(scheme).length === 0);
  return isOptional ? 'An ID token is optional.' : 'Requires an ID token.';
}

function renderParameters(parameters: readonly Parameter[] = []): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, schema = {}, description }) =>
    renderField(
      name,
      { ...(description !== undefined && { description }), ...schema },
      `${place}${required ? ', required' : ''}`,
    ),
  );
  return `<h4>Parameters</h4>\n<dl>${rows.join('')}</dl>`;
}

function renderContent(title: string, content: Content = {}): string {
  return Object.entries(content)
    .map(([mediaType, { schema = {} }]) => {
      const example = schema.example === undefined ? '' : renderExample(schema.example);
      return `<h4>${title}: <code>${escaped(mediaType)}</code></h4>\n${example}${renderParts(schema)}`;
    })
    .join('\n');
}

function renderExample(example: unknown): string {
  // A scrolling box must be reachable by keyboard.
  return `<pre tabindex="0" role="group" aria-label="Example">${escaped(JSON.stringify(example, undefined, 2))}</pre>`;
}

/** What a call answers; all refusals have one form, so it is shown once per call. */
function renderAnswers(responses: Operation['responses']): string {
  const codes = Object.keys(responses);
  const good = codes.filter((code) => /^[23]/.test(code));
  const refusals = codes.filter((code) => !good.includes(code));
  const refusal = responses[refusals[0] ?? '']?.content;
  return [
    ...good.map((code) => renderContent(`Answer ${code}`, responses[code]?.content)),
    ...(refusal ? [renderContent(`Refusals ${refusals.join(', ')}`, refusal)] : []),
  ].join('\n');
}

function renderField(name: string, schema: Schema, note: string): string {
  const facts = [note, ...factsOf(schema)].filter((fact) => fact !== '').join(', ');
  return `<dt><code>${escaped(name)}</code> ${escaped(facts)}</dt>\n<dd>${textOf(schema.description)}${renderParts(schema)}</dd>\n`;
}

/** The contents of a list or an object, or the forms it may have. */
function renderParts({ properties, required = [], items, anyOf, oneOf, allOf }: Schema): string {
  const forms = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].filter(({ type }) => type !== 'null');
  if (forms.length === 1) return renderParts(forms[0]!);
  const parts = forms.some(hasParts)
    ? forms.map((form) => `<li>${escaped(factsOf(form).join(', '))}${renderParts(form)}</li>`)
    : [];
  const fields = Object.entries(properties ?? {}).map(([name, schema]) =>
    renderField(name, schema, required.includes(name) ? 'required' : ''),
  );
  return [
    fields.length > 0 ? `<dl>${fields.join('')}</dl>` : '',
    parts.length > 0 ? `<p>One of:</p><ul>${parts.join('')}</ul>` : '',
    items ? renderParts(items) : '',
  ].join('');
}

function hasParts({ properties, items, anyOf, oneOf }: Schema): boolean {
  return Boolean(properties ?? items ?? anyOf ?? oneOf);
}

/** The type and its limits, in words. */
function factsOf(schema: Schema): string[] {
  const { format, pattern, enum: values, maxLength, maxItems, minimum, maximum } = schema;
  return [
    typeOf(schema),
    ...(format ? [format] : []),
    ...(values ? [`one of ${values.map((value) => JSON.stringify(value)).join(', ')}`] : []),
    ...(schema.const === undefined ? [] : [`always ${JSON.stringify(schema.const)}`]),
    ...(minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? [] : [`at most ${maximum}`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems} entries`]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
    ...(pattern && pattern.length <= 80 ? [`matches ${pattern}`] : []),
  ].filter((fact) => fact !== '');
}

function typeOf({ type, items, anyOf, oneOf }: Schema): string {
  if (type === 'array') return `list of ${(items && typeOf(items)) || 'any'}`;
  if (typeof type === 'string') return type;
  const types = type ?? [...new Set([...(anyOf ?? []), ...(oneOf ?? [])].map(typeOf))];
  return types.filter((one) => one !== '').join(' or ');
}

/** Descriptions are Markdown of our own. A table may be wider than a phone. */
function textOf(markdown = ''): string {
  if (markdown === '') return '';
  return marked
    .parse(markdown, { async: false })
    .replaceAll('<table>', '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');
}

function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The colors of the pages' design tokens that this page needs. */
export const REFERENCE_STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #1f2522);
  --desk: light-dark(#f4f2ec, #151a17);
  --ink: light-dark(#16211c, #eff1ec);
  --ink-2: light-dark(#4a564f, #c2cac4);
  --rule: light-dark(#d9d5c9, #343c37);
  --green: light-dark(#0b6247, #7fd0ae);
  --focus: light-dark(#1b5fd1, #8ab8ff);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--desk); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
header a { display: inline-block; padding: 0.5rem 0; font-weight: 700; text-decoration: none; }
a { color: var(--green); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; padding: 0.5rem; background: var(--paper); }
h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.5rem; }
h3 { margin: 0.5rem 0; font-size: 1.125rem; scroll-margin-top: 1rem; }
h4 { margin: 1.25rem 0 0.5rem; font-size: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.5rem 0; }
details { margin: 0.5rem 0; padding: 0 1rem; border: 1px solid var(--rule); border-radius: 6px; background: var(--paper); }
details[open] { padding-bottom: 1rem; }
summary { margin: 0 -1rem; padding: 0.75rem 1rem; cursor: pointer; overflow-wrap: anywhere; }
summary span { color: var(--ink-2); }
code { font: 0.9375em ui-monospace, monospace; overflow-wrap: anywhere; }
.method { font-weight: 700; color: var(--green); }
dl { margin: 0.5rem 0; padding-left: 1rem; border-left: 2px solid var(--rule); }
dt { margin-top: 0.5rem; color: var(--ink-2); overflow-wrap: anywhere; }
dt code { color: var(--ink); font-weight: 600; }
dd { margin: 0 0 0 1rem; }
dd p { margin: 0.25rem 0; }
pre, .wide { overflow: auto; max-height: 24rem; border: 1px solid var(--rule); border-radius: 6px; background: var(--desk); }
pre { padding: 0.75rem; font: 0.875rem/1.45 ui-monospace, monospace; }
table { border-collapse: collapse; }
th, td { padding: 0.375rem 0.75rem; border-bottom: 1px solid var(--rule); text-align: left; vertical-align: top; }
`;
