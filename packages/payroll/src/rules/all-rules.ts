import type { RuleBook } from '../rule-book.ts';
import { states2022 } from './2022/all.ts';
import { states2023 } from './2023/all.ts';
import { states2024 } from './2024/all.ts';
import { states2025 } from './2025/all.ts';
import { states2026 } from './2026/all.ts';
import { stateCertificates } from './certificates/state-certificates.ts';
import { FEDERAL_RULES } from './index.ts';
import { allItems } from './items/all.ts';
import { allPlaces } from './places/all.ts';
import { allSupplemental } from './supplemental/all.ts';
import { WAGE_RULES } from './wage-rules.ts';

/** Every rule held, at once: for servers and tests. A page loads the state in use with `loadRuleBook` instead. */
export const allRules: RuleBook = {
  ...WAGE_RULES,
  federal: FEDERAL_RULES,
  states: [...states2022, ...states2023, ...states2024, ...states2025, ...states2026],
  items: allItems,
  places: allPlaces,
  supplemental: allSupplemental,
  certificates: stateCertificates,
};
