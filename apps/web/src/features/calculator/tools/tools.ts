/** Where the tools are. */
export const TOOLS_PATH = '/tools';

export const TOOLS = [
  {
    slug: 'gross-from-net',
    title: 'Gross pay from net pay',
    lead: 'Enter what should be left of a paycheck. We find the gross pay that leaves it after every tax.',
  },
  {
    slug: 'hourly-to-salary',
    title: 'Hourly to salary',
    lead: 'Enter an hourly rate or a salary. We convert it to pay for a year, a month, a week and an hour.',
  },
  {
    slug: 'overtime',
    title: 'Overtime pay',
    lead: 'Enter a week of work. We find the regular rate and the overtime pay at time and a half.',
  },
  {
    slug: 'invoice-due-date',
    title: 'Invoice due date',
    lead: 'Enter the invoice date and its terms, such as Net 30. We find the day it is due.',
  },
  {
    slug: 'w4-helper',
    title: 'Form W-4 helper',
    lead: 'See what steps 2, 3 and 4 of Form W-4 change on each paycheck.',
  },
] as const;

export type Tool = (typeof TOOLS)[number];

/** The address of a tool. */
export function toolHref({ slug }: Pick<Tool, 'slug'>): string {
  return `${TOOLS_PATH}/${slug}`;
}

/** The tool at a path; undefined where there is none. */
export function toolOfPath(path: string): Tool | undefined {
  return TOOLS.find((tool) => toolHref(tool) === path);
}
