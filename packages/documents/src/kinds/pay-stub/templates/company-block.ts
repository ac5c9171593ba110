import type { Block, TextStyle } from '@paperwage/paper';
import { EMPTY, imageBlock, region, row, stack } from '@paperwage/paper';
import { blankFact, paragraph } from '../../../look/facts.ts';
import type { StubContext } from './stub-context.ts';
import { LOGO_IMAGE } from '../../../look/sheet.ts';
import { addressLine, addressBlock } from '../../../look/wording.ts';

export interface CompanyLook {
  readonly name: TextStyle;
  readonly smallestName: number;
  readonly detail: TextStyle;
  readonly label: TextStyle;
  /** Over the empty line while nothing is known; `Company` when absent. */
  readonly blank?: string;
  /** The logo fills this box as far as its proportions allow; no logo without it. Points. */
  readonly logo?: { readonly width: number; readonly height: number };
  /** The address in one line, or a line for each part. */
  readonly address: 'line' | 'lines';
}

/** Logo, name, address and telephone of the company, as far as they are known. */
export function companyBlock(context: StubContext, look: CompanyLook, width: number): Block {
  const logo = look.logo ? logoBlock(context, look.logo) : EMPTY;
  const gap = 10;
  const words = companyWords(context, look, width - (logo.width > 0 ? logo.width + gap : 0));
  return row([logo, words], gap, words.height > 2 * logo.height ? 'top' : 'middle');
}

/** Name, address and telephone, without the logo. */
export function companyWords(context: StubContext, look: CompanyLook, width: number): Block {
  const { document } = context;
  const { name, address, telephone } = document.company;
  const label = { label: look.blank ?? 'Company', value: '', region: 'companyInfo.employerName' };
  const nothing = name === '' && address.length === 0 && telephone === '' && !document.company.logo;
  if (nothing) return blankFact(label, context, { label: look.label, value: look.name }, Math.min(width, 190));
  const addressText = look.address === 'line' ? [addressLine(address)] : addressBlock(address);
  const lines = stack(addressText.map((line) => paragraph(line, look.detail, width)));
  return stack([
    paragraph(name, look.name, width, { region: 'companyInfo.employerName', smallest: look.smallestName }),
    lines.height > 0 ? region('companyInfo.address', lines) : EMPTY,
    paragraph(telephone, look.detail, width, { region: 'companyInfo.employerTelephone' }),
  ]);
}

/** The logo in its box; its alternative text names the company. */
export function logoBlock(
  { document }: StubContext,
  bounds: { readonly width: number; readonly height: number },
): Block {
  const { logo, name } = document.company;
  if (!logo) return EMPTY;
  const picture = imageBlock(LOGO_IMAGE, logo, bounds, name === '' ? 'Logo of the company' : `Logo of ${name}`);
  return region('companyInfo.employerLogo', picture);
}
