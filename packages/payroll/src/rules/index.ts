import { us2022 } from './2022/us.ts';
import { us2023 } from './2023/us.ts';
import { us2024 } from './2024/us.ts';
import { us2025 } from './2025/us.ts';
import { us2026 } from './2026/us.ts';
import type { StateCode } from '@paperwage/values';
import type { FederalRules } from './federal-rules.ts';
import type { StateRules } from './state-rules.ts';

/** Names every rule file, to be loaded when needed; `all-rules.ts` names the state files once more. A test compares. */
export const FEDERAL_RULES: readonly FederalRules[] = [us2022, us2023, us2024, us2025, us2026];

type LoadStateRules = () => Promise<readonly StateRules[]>;

const loadNoIncomeTax: readonly LoadStateRules[] = [
  async () => (await import('./2022/no-income-tax.ts')).noIncomeTax2022,
  async () => (await import('./2023/no-income-tax.ts')).noIncomeTax2023,
  async () => (await import('./2024/no-income-tax.ts')).noIncomeTax2024,
  async () => (await import('./2025/no-income-tax.ts')).noIncomeTax2025,
  async () => (await import('./2026/no-income-tax.ts')).noIncomeTax2026,
];

/** Which files hold a state's rules. A state that is not here has none yet. */
export const STATE_RULE_FILES: Readonly<Partial<Record<StateCode, readonly LoadStateRules[]>>> = {
  AK: loadNoIncomeTax,
  FL: loadNoIncomeTax,
  NV: loadNoIncomeTax,
  NH: loadNoIncomeTax,
  SD: loadNoIncomeTax,
  TN: loadNoIncomeTax,
  TX: loadNoIncomeTax,
  WA: loadNoIncomeTax,
  WY: loadNoIncomeTax,
};
