import { load2022 } from './load-2022.ts';
import { us2022 } from './2022/us.ts';
import { load2023 } from './load-2023.ts';
import { us2023 } from './2023/us.ts';
import { load2024 } from './load-2024.ts';
import { us2024 } from './2024/us.ts';
import { load2025 } from './load-2025.ts';
import { us2025 } from './2025/us.ts';
import { load2026 } from './load-2026.ts';
import { us2026 } from './2026/us.ts';
import type { StateCode } from '@paperwage/values';
import type { FederalRules } from './federal-rules.ts';
import type { LoadStateRules } from './load-state-rules.ts';

export const FEDERAL_RULES: readonly FederalRules[] = [us2022, us2023, us2024, us2025, us2026];

const YEARS: Readonly<Record<number, Readonly<Partial<Record<StateCode, LoadStateRules>>>>> = {
  2022: load2022,
  2023: load2023,
  2024: load2024,
  2025: load2025,
  2026: load2026,
};

/** The files that hold a state's rules, a file a year; that of one year alone where it is named. */
export function stateRuleFiles(state: StateCode, year?: number): readonly LoadStateRules[] {
  const years = year === undefined ? Object.values(YEARS) : [YEARS[year]];
  return years.flatMap((files) => files?.[state] ?? []);
}
