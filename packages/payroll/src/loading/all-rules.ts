import type { RuleBook } from '../rule-book/rule-book.ts';
import { states2022 } from '../rules/2022/all.ts';
import { states2023 } from '../rules/2023/all.ts';
import { states2024 } from '../rules/2024/all.ts';
import { states2025 } from '../rules/2025/all.ts';
import { states2026 } from '../rules/2026/all.ts';
import { stateCertificates } from '../rules/certificates/state-certificates.ts';
import { FEDERAL_RULES } from '../rules/index.ts';
import { allItems } from '../rules/items/all.ts';
import { allPlaces } from '../rules/places/all.ts';
import { PAY_STATEMENTS } from '../rules/pay-statements.ts';
import { allSupplemental } from '../rules/supplemental/all.ts';
import { stateTaxes } from '../taxes/state-taxes.ts';
import { STATE_WAGE_RULES } from '../rules/wage-rules.ts';
import { PRE_TAX_RULES } from '../rules/pre-tax-rules.ts';

/** Every rule at once, for servers and tests. A page loads only the state in use, with `loadRuleBook`. */
export const allRules: RuleBook = {
  ...STATE_WAGE_RULES,
  preTax: PRE_TAX_RULES,
  federal: FEDERAL_RULES,
  states: [...states2022, ...states2023, ...states2024, ...states2025, ...states2026],
  items: allItems,
  places: allPlaces,
  supplemental: allSupplemental,
  certificates: stateCertificates,
  payStatements: PAY_STATEMENTS,
  stateTaxes,
};
