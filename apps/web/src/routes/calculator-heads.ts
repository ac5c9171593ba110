import { formatDollars, STATE_CODES, STATE_NAMES } from '@paperwage/values';
import type { StateCode } from '@paperwage/values';
import { calculatePaycheck } from '../paycheck/calculate.ts';
import { EXAMPLE } from '../paycheck/entries.ts';
import { loadStateBooks } from '../features/calculator/load-books.ts';
import { calculatorHref, CALCULATOR_PATH } from '../features/calculator/states.ts';
import type { Tool } from '../features/calculator/tools/tools.ts';
import { toolHref, TOOLS, TOOLS_PATH } from '../features/calculator/tools/tools.ts';
import type { PageHead } from './route-row.ts';
import { PUBLIC_URL } from './route-row.ts';

/**
 * What the HTML of the calculators and tools says in its head, with figures from the rules: it is calculated while the
 * site is built, and no browser fetches it.
 */
export const calculatorHeads: Readonly<Record<string, PageHead>> = {
  [CALCULATOR_PATH]: {
    title: 'Paycheck calculator',
    description:
      'Calculate take-home pay in all 50 states and DC. Every tax is explained line by line, with its source.',
    source: 'src/features/calculator/choose-state-page.tsx',
    structuredData: () => [application('Paycheck calculator', CALCULATOR_PATH)],
  },
  ...Object.fromEntries(await Promise.all(STATE_CODES.map(stateHead))),
  [TOOLS_PATH]: {
    title: 'Free pay tools',
    description:
      'Paycheck calculator, gross from net pay, hourly to salary, overtime, invoice due date and Form W-4 helper.',
    source: 'src/features/calculator/tools/tools-page.tsx',
  },
  ...Object.fromEntries(TOOLS.map(toolHead)),
};

function toolHead(tool: Tool): [path: string, head: PageHead] {
  const path = toolHref(tool);
  return [
    path,
    {
      title: tool.title,
      description: tool.lead,
      source: `src/features/calculator/tools/${tool.slug}.tsx`,
      structuredData: () => [application(tool.title, path)],
    },
  ];
}

async function stateHead(state: StateCode): Promise<[path: string, head: PageHead]> {
  const path = calculatorHref(state);
  const name = STATE_NAMES[state];
  const { own } = await loadStateBooks(state);
  const calculated = calculatePaycheck(EXAMPLE, state, own);
  if (!('paycheck' in calculated)) throw new Error(`The example paycheck cannot be calculated in ${name}.`);
  const { gross, net } = calculated.paycheck;
  return [
    path,
    {
      title: `${name} paycheck calculator ${EXAMPLE.year}`,
      description: `What is left of a paycheck in ${name} in ${EXAMPLE.year}, such as ${formatDollars(net)} of ${formatDollars(gross)}. Each tax shows its steps and its source.`,
      source: 'src/features/calculator/load-state-page.tsx',
      structuredData: () => [
        application(`${name} paycheck calculator`, path),
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Paycheck calculator', item: `${PUBLIC_URL}${CALCULATOR_PATH}` },
            { '@type': 'ListItem', position: 2, name, item: `${PUBLIC_URL}${path}` },
          ],
        },
      ],
    },
  ];
}

function application(name: string, path: string): ReturnType<NonNullable<PageHead['structuredData']>>[number] {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    url: `${PUBLIC_URL}${path}`,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}
