import type { FederalRules } from './federal-rules.ts';
import { us2022 } from './2022/us.ts';
import { us2023 } from './2023/us.ts';
import { us2024 } from './2024/us.ts';
import { us2025 } from './2025/us.ts';
import { us2026 } from './2026/us.ts';

export const FEDERAL_RULES: readonly FederalRules[] = [us2022, us2023, us2024, us2025, us2026];
