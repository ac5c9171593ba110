import type { Tables } from './tables.ts';

/**
 * The primary key of every table: what walks through all rows goes by it. A new table does not compile
 * without. In an order in which they can be filled: what is referred to stands first.
 */
export const TABLE_KEYS = {
  meta: ['name'],
  jobs: ['id'],
  idempotency: ['user_id', 'call', 'key'],
  recurring_jobs: ['kind'],
  keys: ['id'],
  attempts: ['subject'],
  users: ['id'],
  passwords: ['user_id'],
  token_families: ['id'],
  refresh_tokens: ['hash'],
  server_sessions: ['hash'],
  link_tokens: ['hash'],
  spent_tokens: ['id'],
  second_factors: ['user_id'],
  recovery_codes: ['user_id', 'hash'],
  drafts: ['id'],
  logos: ['name'],
  logo_uses: ['used_by', 'logo_name'],
  documents: ['id'],
  document_contents: ['id'],
  document_words: ['beginning_hash', 'document_id'],
  issued_documents: ['id'],
  issued_codes: ['code_hash'],
  issued_files: ['sha256', 'document_id'],
  document_reports: ['id'],
  issue_refusals: ['id'],
  issuing_allowances: ['user_id', 'rule', 'name_hash'],
  contacts: ['id'],
  whole_number_consents: ['user_id'],
  passkeys: ['id'],
  social_identities: ['issuer', 'subject_hash'],
  sign_in_steps: ['hash'],
  phone_numbers: ['user_id'],
  subscriptions: ['user_id'],
  orders: ['id'],
  receipt_numbers: ['year'],
  admin_trail: ['id'],
  sent_mails: ['id'],
  contact_messages: ['id'],
  chat_turns: ['id'],
  feedback: ['id'],
  sandbox_bearers: ['hash'],
  sandbox_cards: ['id'],
  sandbox_payments: ['order_id'],
} as const satisfies { readonly [Table in keyof Tables]: readonly (keyof Tables[Table])[] };

export const TABLE_NAMES = Object.keys(TABLE_KEYS) as readonly (keyof Tables)[];
