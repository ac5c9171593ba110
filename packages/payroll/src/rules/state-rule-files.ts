import { load2022 } from './load-2022.ts';
import { load2023 } from './load-2023.ts';
import { load2024 } from './load-2024.ts';
import { load2025 } from './load-2025.ts';
import { load2026 } from './load-2026.ts';
import type { StateCode } from '@paperwage/values';
import type { LoadStateRules } from './load-state-rules.ts';

const YEARS: Readonly<Record<number, Readonly<Partial<Record<StateCode, LoadStateRules>>>>> = {
  2022: load2022,
  2023: load2023,
  2024: load2024,
  2025: load2025,
  2026: load2026,
};

/** The files with a state's rules, one per year, or only the file for `year` if given. */
export function stateRuleFiles(state: StateCode, year?: number): readonly LoadStateRules[] {
  const years = year === undefined ? Object.values(YEARS) : [YEARS[year]];
  return years.flatMap((files) => files?.[state] ?? []);
}
