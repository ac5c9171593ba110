import type { Draft } from '@paperwage/api-contract';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallError } from '../../../identity/call.ts';
import type { DraftLink } from '../../../records/draft-links.ts';
import type { Sent } from '../../../records/draft-sender.ts';
import type { Work } from '../store/work.ts';
import type { AccountState } from '../store/save-state.ts';
import type { SyncEffect, SyncEvent, SyncPhase, SyncState } from './draft-sync-states.ts';
import { stepDraftSync } from './draft-sync.ts';

const workOf = (title: string, workId = 'w1'): Work => ({
  draft: { title },
  workId,
  template: 'plain',
  theme: 'ink',
  finishSeen: false,
  hasDownloaded: false,
  visited: [],
});
const here = workOf('Here');
const other = workOf('Other', 'w0');
const theirs = { draftId: 'd1', version: 5 } as Draft;
const error: CallError = { code: 'unreachable', message: 'No answer.', issues: [] };
const unknown: CallError = { code: 'draftUnknown', message: 'Deleted.', issues: [] };

const WAITING = { none: [], this: [here], other: [other] } as const;
const ACCOUNT = {
  new: { status: 'new' },
  offered: { status: 'offered' },
  gone: { status: 'browser-only', isDeleted: true },
  saving: { status: 'saving' },
  saved: { status: 'saved' },
  failed: { status: 'failed', message: 'No answer.', isOffline: true },
  conflict: { status: 'conflict', theirs, mineAtMs: 1 },
} satisfies Record<string, AccountState>;

function stateOf(phase: SyncPhase, account: keyof typeof ACCOUNT, waiting: keyof typeof WAITING): SyncState {
  return {
    phase,
    account: ACCOUNT[account],
    work: here,
    changedAtMs: 1,
    waiting: new Map(WAITING[waiting].map((work) => [work.workId, work])),
    failures: 0,
    life: 'open',
  };
}

/** The builder was left, or the work removed from this browser. */
const stopped = (state: SyncState): SyncState => ({ ...state, life: 'stopped' });
const abandoned = (state: SyncState): SyncState => ({ ...state, waiting: new Map(), life: 'abandoned' });

const checking = { is: 'checking', draftId: 'd1' } as const;
const idle = { is: 'idle' } as const;
const scheduled = { is: 'scheduled' } as const;
const locking = { is: 'locking', met: undefined } as const;
const sending = { is: 'sending', next: [], met: undefined } as const;

/** What can be there in each phase. */
const STATES: Record<SyncPhase['is'], readonly SyncState[]> = {
  checking: [
    stateOf(checking, 'saving', 'none'),
    stateOf(checking, 'saving', 'this'),
    stateOf(checking, 'failed', 'other'),
    stopped(stateOf(checking, 'saving', 'this')),
    abandoned(stateOf(checking, 'saving', 'this')),
  ],
  idle: [
    stateOf(idle, 'new', 'none'),
    stateOf(idle, 'offered', 'none'),
    stateOf(idle, 'gone', 'none'),
    stateOf(idle, 'saved', 'none'),
    stateOf(idle, 'conflict', 'none'),
    stateOf(idle, 'conflict', 'other'),
    stopped(stateOf(idle, 'saving', 'this')),
    abandoned(stateOf(idle, 'saving', 'this')),
  ],
  scheduled: [
    stateOf(scheduled, 'saving', 'this'),
    stateOf(scheduled, 'failed', 'this'),
    stateOf(scheduled, 'new', 'none'),
    stateOf(scheduled, 'conflict', 'other'),
  ],
  locking: [
    stateOf(locking, 'saving', 'this'),
    stateOf(locking, 'gone', 'none'),
    stateOf({ ...locking, met: theirs }, 'saving', 'none'),
    stateOf({ ...locking, met: theirs }, 'conflict', 'other'),
    stopped(stateOf(locking, 'saving', 'this')),
    stopped(stateOf({ ...locking, met: theirs }, 'saving', 'none')),
    abandoned(stateOf(locking, 'saving', 'this')),
    abandoned(stateOf({ ...locking, met: theirs }, 'saving', 'none')),
  ],
  sending: [
    stateOf(sending, 'saving', 'this'),
    stateOf({ ...sending, next: ['w0'] }, 'saving', 'other'),
    stateOf({ ...sending, met: theirs }, 'saving', 'none'),
    stateOf(sending, 'conflict', 'other'),
    stopped(stateOf({ ...sending, next: ['w0'] }, 'saving', 'other')),
    stopped(stateOf({ ...sending, met: theirs }, 'saving', 'none')),
    abandoned(stateOf({ ...sending, next: ['w0'] }, 'saving', 'other')),
    abandoned(stateOf({ ...sending, met: theirs }, 'saving', 'none')),
  ],
};
const PHASES = Object.keys(STATES) as SyncPhase['is'][];

const link: DraftLink = { draftId: 'd1', version: 4, digest: 'Before' };
const met: DraftLink = { ...link, version: 5 };
const refused: DraftLink = { ...link, isRefused: true };
const edited = { work: workOf('Here, and more'), atMs: 2, link, isUntouched: false };
const replaced = { ...edited, work: workOf('Next', 'w2'), isSaved: false };
const empty = { link: undefined, isUntouched: true };
const SENT: readonly Sent[] = [
  { is: 'there' },
  { is: 'behind' },
  { is: 'unknown' },
  { is: 'failed', error },
  { is: 'changed', theirs },
  { is: 'outdated', theirs },
];
const sentEvent = { work: here, sent: SENT[0]!, isHeldBack: false, link, isUntouched: false };
const fetched = { draftId: 'd1', answer: { ok: true, data: theirs }, link, isSaved: false } as const;

/** Each event as it can come. */
const EVENTS: { readonly [Type in SyncEvent['type']]: readonly Omit<Extract<SyncEvent, { type: Type }>, 'type'>[] } = {
  edited: [edited, { ...edited, ...empty }, { ...edited, link: undefined }],
  replaced: [replaced, { ...replaced, isSaved: true }, { ...replaced, ...empty }, { ...replaced, link: refused }],
  take: [{ link, isUntouched: false }, { link: refused, isUntouched: false }, empty],
  refuse: [{ link }, { link: undefined }],
  retry: [{}],
  restored: [{ link }, { link: undefined }],
  timer: [{}],
  locked: [{ isHeldBack: false }, { isHeldBack: true }],
  sent: [
    ...SENT.map((sent) => ({ ...sentEvent, sent })),
    ...SENT.map((sent) => ({ ...sentEvent, sent, work: other, isHeldBack: true })),
    ...SENT.map((sent) => ({ ...sentEvent, sent, work: workOf('Before'), link: met })),
  ],
  sentAtOnce: [here, other, workOf('Before')].flatMap((work) =>
    SENT.map((sent) => ({ sent, work, link, isUntouched: false })),
  ),
  fetched: [
    fetched,
    { ...fetched, isSaved: true },
    { ...fetched, link: met },
    { ...fetched, link: { ...link, version: 6 } },
    { ...fetched, answer: { ok: false, error } },
    { ...fetched, answer: { ok: false, error: unknown } },
    { ...fetched, draftId: 'd0' },
  ],
  completed: [
    { theirs, isSaved: false, link },
    { theirs, isSaved: true, link: met },
    { theirs, isSaved: false, link: met },
  ],
  keepMine: [{}],
  theirsKept: [
    { theirs, error: undefined },
    { theirs, error },
  ],
  takeTheirs: [{}],
  shown: [{ theirs, work: workOf('Theirs'), digest: 'Theirs' }],
  stop: [{}],
  abandon: [{}],
};

/** The rows of the table beside `stepDraftSync`: the phases after each event, by the phase before it. */
function documentedRows(): { readonly event: SyncEvent['type']; readonly cells: readonly string[] }[] {
  const source = readFileSync(new URL('./draft-sync.ts', import.meta.url), 'utf8');
  const rows = [...source.matchAll(/^ \* \| (.*) \|$/gm)].map(([, row]) => row!.split('|').map((cell) => cell.trim()));
  return rows.slice(2).map(([event, ...cells]) => ({ event: event as SyncEvent['type'], cells }));
}

function reachedFrom(phase: SyncPhase['is'], type: SyncEvent['type']): Set<string> {
  const steps = STATES[phase].flatMap((state) =>
    EVENTS[type].map((event) => stepDraftSync(state, { ...event, type } as SyncEvent)),
  );
  return new Set(steps.map(([next]) => next.phase.is));
}

describe('the table of phases', () => {
  const rows = documentedRows();

  it('has a row for each event', () => {
    expect(rows.map(({ event }) => event)).toEqual(Object.keys(EVENTS));
  });

  it.each(rows)('tells what follows from $event', ({ event, cells }) => {
    for (const [index, phase] of PHASES.entries()) {
      const told = cells[index] === '.' ? phase : cells[index]!.replace('rest', 'idle, scheduled');
      expect([phase, reachedFrom(phase, event)]).toEqual([phase, new Set(told.split(', '))]);
    }
  });
});

type Row = readonly [
  what: string,
  state: SyncState,
  event: SyncEvent,
  account: AccountState['status'],
  phase: SyncPhase['is'],
  effects: readonly SyncEffect['type'][],
];

const sent = (how: Sent, work = here): SyncEvent => ({ ...sentEvent, type: 'sent', sent: how, work });
const ROWS: readonly Row[] = [
  [
    'a first key begins a draft after a pause, and remembers that it is wanted',
    stateOf(idle, 'new', 'none'),
    { type: 'edited', ...edited, link: undefined },
    'saving',
    'scheduled',
    ['setLink', 'startTimer'],
  ],
  [
    'what is typed before the choice waits for it',
    stateOf(idle, 'conflict', 'none'),
    { type: 'edited', ...edited },
    'conflict',
    'idle',
    [],
  ],
  [
    'a change while a save is on its way follows it',
    stateOf(sending, 'saving', 'none'),
    { type: 'edited', ...edited },
    'saving',
    'sending',
    [],
  ],
  [
    'the end of the pause asks for the turn of this tab',
    stateOf(scheduled, 'saving', 'this'),
    { type: 'timer' },
    'saving',
    'locking',
    ['lock'],
  ],
  [
    'a tab that is held back tries later',
    stateOf(locking, 'saving', 'this'),
    { type: 'locked', isHeldBack: true },
    'saving',
    'scheduled',
    ['unlock', 'startTimer'],
  ],
  [
    'what is saved frees the turn',
    stateOf(sending, 'saving', 'this'),
    sent({ is: 'there' }),
    'saved',
    'idle',
    ['unlock'],
  ],
  [
    'other work that waits follows within the same turn',
    stateOf({ ...sending, next: ['w0'] }, 'saving', 'other'),
    sent({ is: 'there' }),
    'saved',
    'sending',
    ['send'],
  ],
  [
    'a failure is tried again, later each time',
    stateOf(sending, 'saving', 'this'),
    sent({ is: 'failed', error }),
    'failed',
    'scheduled',
    ['unlock', 'startRetryTimer'],
  ],
  [
    'a change elsewhere asks the user',
    stateOf(sending, 'saving', 'this'),
    sent({ is: 'changed', theirs }),
    'conflict',
    'idle',
    ['unlock'],
  ],
  [
    'a draft that was deleted stays deleted',
    stateOf(sending, 'saving', 'this'),
    sent({ is: 'unknown' }),
    'browser-only',
    'idle',
    ['setLink', 'unlock'],
  ],
  [
    'a newer version shows where nothing here is unsaved',
    stateOf(checking, 'saving', 'none'),
    { type: 'fetched', ...fetched, isSaved: true },
    'saving',
    'idle',
    ['show'],
  ],
  [
    'unsaved work and another version: what is here is sent, to learn whether it got there before',
    stateOf(checking, 'saving', 'none'),
    { type: 'completed', theirs, isSaved: false, link },
    'saving',
    'locking',
    ['lock'],
  ],
  [
    'it got there before the other version: that one shows',
    stateOf({ ...sending, met: theirs }, 'saving', 'none'),
    sent({ is: 'outdated', theirs }),
    'saving',
    'idle',
    ['unlock', 'show'],
  ],
  [
    'it did not: the user is asked',
    stateOf({ ...sending, met: theirs }, 'saving', 'none'),
    sent({ is: 'changed', theirs }),
    'conflict',
    'idle',
    ['unlock'],
  ],
  [
    'once the work here is left in this browser alone, other work that waited is sent',
    stateOf(idle, 'conflict', 'other'),
    { type: 'refuse', link },
    'browser-only',
    'scheduled',
    ['setLink', 'startTimer'],
  ],
  [
    'theirs is kept before the work here goes over it',
    stateOf(idle, 'conflict', 'none'),
    { type: 'keepMine' },
    'conflict',
    'idle',
    ['keepTheirs'],
  ],
  [
    'and then the work here is sent at once',
    stateOf(idle, 'conflict', 'none'),
    { type: 'theirsKept', theirs, error: undefined },
    'saving',
    'scheduled',
    ['tell', 'setLink', 'startTimer'],
  ],
  [
    'a version that comes after the work was left in this browser alone does not bring it back to the account',
    stateOf(idle, 'gone', 'none'),
    { type: 'shown', theirs, work: workOf('Theirs'), digest: 'Theirs' },
    'browser-only',
    'idle',
    [],
  ],
  [
    'what waits is sent as the builder is left',
    stateOf(scheduled, 'saving', 'this'),
    { type: 'stop' },
    'saving',
    'locking',
    ['lock', 'leave'],
  ],
  [
    'work that was removed is not',
    stateOf(scheduled, 'saving', 'this'),
    { type: 'abandon' },
    'saving',
    'idle',
    ['leave'],
  ],
];

it.each(ROWS)('%s', (_, state, event, account, phase, effects) => {
  const [next, asked] = stepDraftSync(state, event);
  expect([next.account.status, next.phase.is, asked.map(({ type }) => type)]).toEqual([account, phase, effects]);
});

it('sends nothing typed after a refusal, though what was on its way as the page was hidden arrives late', () => {
  const there = { work: here, sent: { is: 'there' }, link: { ...met, isRefused: true }, isUntouched: false } as const;
  const events: readonly SyncEvent[] = [
    { type: 'refuse', link },
    { type: 'timer' },
    { type: 'edited', ...edited, link: refused },
    { type: 'sent', isHeldBack: false, ...there },
    { type: 'sentAtOnce', ...there },
    { type: 'edited', ...edited, work: workOf('Here, and still more'), link: there.link },
    { type: 'timer' },
  ];
  let state = stateOf(sending, 'saving', 'this');
  for (const event of events) {
    const [next, effects] = stepDraftSync(state, event);
    expect([event, next.account]).toEqual([event, { status: 'browser-only', isDeleted: false }]);
    expect([event, effects.filter(({ type }) => type === 'send' || type === 'startTimer')]).toEqual([event, []]);
    state = next;
  }
  expect([state.phase, [...state.waiting]]).toEqual([idle, []]);
});
