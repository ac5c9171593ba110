import { describe, expect, it } from 'vitest';
import { postgresFailure, sqliteFailure } from './storage-failures.ts';

describe('an error of SQLite', () => {
  it.each([
    [13, 'SQLITE_FULL', true],
    [8, 'SQLITE_READONLY', false],
    [10, 'SQLITE_IOERR', false],
    [10 | (3 << 8), 'SQLITE_IOERR', false],
    [14, 'SQLITE_CANTOPEN', false],
    [5 | (1 << 8), 'SQLITE_BUSY', false],
  ])('with result %i is a failure of the storage', (errcode, code, isFull) => {
    const error = Object.assign(new Error('as SQLite says it'), { code: 'ERR_SQLITE_ERROR', errcode });
    expect(sqliteFailure(error)).toMatchObject({ code, isFull, message: 'as SQLite says it', cause: error });
  });

  it('is known by its words where the number is missing', () => {
    expect(sqliteFailure(new Error('database or disk is full'))).toMatchObject({ code: 'SQLITE_FULL', isFull: true });
    expect(sqliteFailure(new Error('disk I/O error'))).toMatchObject({ code: 'SQLITE_IOERR', isFull: false });
  });

  it.each([1, 11, 19, 19 | (8 << 8), undefined])('with result %s is one of the query', (errcode) => {
    expect(sqliteFailure(Object.assign(new Error(''), { errcode }))).toBeUndefined();
  });
});

describe('an error of PostgreSQL', () => {
  it.each(['53100', '53200', '53300', '08006', '57P01', '57P03', '25006', '40P01', '57014', '28P01', '3D000'])(
    '%s is a failure of the storage',
    (code) => {
      expect(postgresFailure({ code, message: '' })).toMatchObject({ code, isFull: code === '53100' });
    },
  );

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])('%s is one of the connection', (code) => {
    expect(postgresFailure(Object.assign(new Error(''), { code }))).toMatchObject({ code, isFull: false });
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('“%s” is one of the connection', (message) => {
    expect(postgresFailure(new Error(message))).toMatchObject({ code: 'connectionBroken', isFull: false });
  });

  it.each(['23505', '42P01', '22001', 'XX000'])('%s is one of the query', (code) => {
    expect(postgresFailure({ code, message: '' })).toBeUndefined();
  });

  it('without any code is one of the program', () => {
    expect([postgresFailure(new TypeError('x')), postgresFailure('x'), postgresFailure(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
