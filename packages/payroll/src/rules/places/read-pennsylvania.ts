import { calendarDate, dollars, percent } from '@paperwage/values';
import type { Sourced } from '../sourced.ts';
import type { Place } from './place-rules.ts';

/** Held from this day on, where no part of the rates began later. */
const FIRST_DAY = '2022-01-01';
const LAST_DAY = calendarDate('2026-12-31');

/** Yearly earnings below which exemption from the services tax may be claimed, where a place has no other limit. */
const USUAL_EXEMPTION = 12_000;

interface PennsylvaniaChanges {
  /** The day from which all of the rates have been in force, when it is after the first day held. */
  readonly from?: string;
  readonly exemptBelow?: number;
  /** The place that its bare name means, though others share it. */
  readonly isMain?: true;
}

export type PennsylvaniaRow = readonly [
  code: string,
  name: string,
  kind: 'city' | 'borough' | 'township',
  county: string,
  resident: string,
  nonresident: string,
  servicesTax: number,
  changes?: PennsylvaniaChanges,
];

/** Places by PSD code; one that lies in two school districts has two codes. */
export function pennsylvaniaPlaces(rows: readonly PennsylvaniaRow[], sourced: Sourced): Place[] {
  return rows.map(([code, name, kind, county, resident, nonresident, servicesTax, changes = {}]) => ({
    name,
    kind,
    county,
    code,
    ...(changes.isMain ? { isMain: true } : {}),
    rules: [
      {
        ...sourced,
        from: calendarDate(changes.from ?? FIRST_DAY),
        to: LAST_DAY,
        tax: {
          method: 'pennsylvania',
          resident: percent(resident),
          nonresident: percent(nonresident),
          servicesTax: dollars(servicesTax),
          servicesTaxExemption: dollars(changes.exemptBelow ?? USUAL_EXEMPTION),
        },
        taxesRetirement: true,
        taxesSection125: false,
      },
    ],
  }));
}
