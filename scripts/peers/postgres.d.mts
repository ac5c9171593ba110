import type { ChildProcess } from 'node:child_process';

export function ownerOfPostgres(folder: string): void;
export function postgresPrograms(): string | undefined;
export function startPostgres(options?: { durable?: boolean }): Promise<{
  readonly url: string;
  readonly process: ChildProcess;
  stop(options?: { keepIn?: string }): Promise<void>;
}>;
