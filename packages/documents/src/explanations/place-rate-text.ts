import type { PlaceRate } from '@paperwage/payroll';
import { formatDollars, formatRate } from '@paperwage/values';

/** What a place takes, in short: `2.5%`, `1% and $52.00 a year`, `1.5% above $200,000.00 a year`; empty when nothing. */
export function placeRateText(rates: readonly PlaceRate[]): string {
  const [first, ...others] = rates;
  if (others.length < 2 || first?.kind !== 'rate' || first.over === undefined) return rates.map(partText).join(' and ');
  // Brackets for several filing statuses: listed one after the other, nobody could tell them apart.
  const all = rates.flatMap((part) => (part.kind === 'rate' ? [part.rate] : [])).sort((a, b) => a - b);
  return `${formatRate(all[0]!)} to ${formatRate(all.at(-1)!)} above ${formatDollars(first.over)} a year`;
}

function partText(part: PlaceRate): string {
  switch (part.kind) {
    case 'fee':
      return `${formatDollars(part.amount)} a ${part.per}`;
    case 'rates':
      return `${formatRate(part.lowest)} to ${formatRate(part.highest)}`;
    case 'shareOfStateTax':
      return `${formatRate(part.rate)} of the state tax`;
    case 'rate': {
      const { rate, over, upTo } = part;
      const above = over === undefined ? '' : ` above ${formatDollars(over)}`;
      const below = upTo === undefined ? '' : ` up to ${formatDollars(upTo)}`;
      return `${formatRate(rate)}${above}${below}${above || below ? ' a year' : ''}`;
    }
  }
}
