/** The table of what was done to accounts. Account and network address are keyed hashes, so nothing is encrypted. */
export interface SecurityTables {
  readonly security_events: SecurityEventTable;
}

interface SecurityEventTable {
  readonly id: string;
  readonly account: string | null;
  readonly address: string;
  readonly kind: string;
  readonly device: string;
  readonly request_id: string;
}
