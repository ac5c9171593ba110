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

const YEARS: readonly Readonly<Partial<Record<StateCode, LoadStateRules>>>[] = [
  load2022,
  load2023,
  load2024,
  load2025,
  load2026,
];

/** The files that hold a state's rules, a file a year; none for a state without any. */
export function stateRuleFiles(state: StateCode): readonly LoadStateRules[] {
  return YEARS.flatMap((year) => year[state] ?? []);
}
