import type { StateCode } from '@paperwage/values';

/**
 * Where a figure was published. Those below that have one were checked on two independent records that name the publication, on
 * November 27, 2026; the publications themselves were not read.
 */
interface Publication {
  readonly title: string;
  readonly address: string;
}

interface Published {
  /** In dollars. */
  readonly amount: string;
  readonly source: Publication;
}

const ofIrs = (kind: 'Notice' | 'Revenue Procedure', number: string): Publication => {
  const [year, count] = number.split('-') as [string, string];
  const file = `${kind === 'Notice' ? 'n' : 'rp'}-${year.slice(2)}-${count}`;
  return { title: `IRS ${kind} ${number}`, address: `irs.gov/pub/irs-drop/${file}.pdf` };
};
const procedure = (amount: string, number: string): Published => ({
  amount,
  source: ofIrs('Revenue Procedure', number),
});

/** Says where a figure was published, with its address. */
export function publishedIn({ title, address }: Publication): string {
  return `Published in ${title}: ${address}.`;
}

/** What one person may put into a health savings account. The forms need only the limit for a family. */
export const SELF_ONLY_HEALTH_SAVINGS: Readonly<Record<number, Published>> = {
  2022: procedure('3,650', '2021-25'),
  2023: procedure('3,850', '2022-24'),
  2024: procedure('4,150', '2023-23'),
  2025: procedure('4,300', '2024-25'),
  2026: procedure('4,400', '2025-19'),
};

/** What an employee may put into a health flexible spending account. */
export const HEALTH_FSA_LIMITS: Readonly<Record<number, Published>> = {
  2022: procedure('2,850', '2021-45'),
  2023: procedure('3,050', '2022-38'),
  2024: procedure('3,200', '2023-34'),
  2025: procedure('3,300', '2024-40'),
  2026: procedure('3,400', '2025-32'),
};

const retirement = (amount: string, fromAge50: string, number: string): Published & { readonly fromAge50: string } => ({
  amount,
  fromAge50,
  source: ofIrs('Notice', number),
});

/** What may go into traditional and Roth IRAs. */
export const IRA_LIMITS: Readonly<Record<number, ReturnType<typeof retirement>>> = {
  2022: retirement('6,000', '1,000', '2021-61'),
  2023: retirement('6,500', '1,000', '2022-55'),
  2024: retirement('7,000', '1,000', '2023-75'),
  2025: retirement('7,000', '1,000', '2024-80'),
  2026: retirement('7,500', '1,100', '2025-67'),
};

/** All are on one page of the IRS. */
const mileage = (first: string, second: string, title: string) => ({
  first,
  second,
  source: { title: `IRS ${title}`, address: 'irs.gov/tax-professionals/standard-mileage-rates' },
});

/** Cents for a business mile by half year. */
export const MILEAGE_RATES: Readonly<Record<number, ReturnType<typeof mileage>>> = {
  2022: mileage('58.5', '62.5', 'Notice 2022-3 and Announcement 2022-13'),
  2023: mileage('65.5', '65.5', 'Notice 2023-3'),
  2024: mileage('67', '67', 'Notice 2024-8'),
  2025: mileage('70', '70', 'Notice 2025-5'),
  2026: mileage('72.5', '76', 'Notice 2026-10 and Announcement 2026-11'),
};

/**
 * By how many percent the credit against federal unemployment tax is smaller in states that owe the federal fund money, by year:
 * the workbook of the U.S. Department of Labor (oui.doleta.gov/unemploy/docs/reduced_credit_states_2010-2025.xlsx) as others
 * record it; that of 2025 was compared with PayrollOrg, those of 2022 and 2024 with Equifax, that of 2023 with nothing. The list of
 * a year comes out in November.
 */
export const FUTA_CREDIT_REDUCTIONS: Readonly<Record<number, Readonly<Partial<Record<StateCode, string>>>>> = {
  2022: { CA: '0.3', CT: '0.3', IL: '0.3', NY: '0.3' },
  2023: { CA: '0.6', NY: '0.6' },
  2024: { CA: '0.9', NY: '0.9' },
  2025: { CA: '1.2' },
};
