import type { AppCheckChallenge } from '@paperwage/api-contract';

export function solveAppCheck(challenge: AppCheckChallenge): Promise<string>;
export function appCheckToken(address: string): Promise<string>;
