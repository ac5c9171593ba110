import type { RuleBook } from '../rule-book.ts';
import { noIncomeTax2022 } from './2022/no-income-tax.ts';
import { noIncomeTax2023 } from './2023/no-income-tax.ts';
import { noIncomeTax2024 } from './2024/no-income-tax.ts';
import { noIncomeTax2025 } from './2025/no-income-tax.ts';
import { noIncomeTax2026 } from './2026/no-income-tax.ts';
import { FEDERAL_RULES } from './index.ts';

/** Every rule held, at once: for servers and tests. A page loads the state in use with `loadRuleBook` instead. */
export const allRules: RuleBook = {
  federal: FEDERAL_RULES,
  states: [...noIncomeTax2022, ...noIncomeTax2023, ...noIncomeTax2024, ...noIncomeTax2025, ...noIncomeTax2026],
};
