/** A challenge as a server answers it. */
export function solveAppCheck(challenge: unknown): Promise<string>;
export function appCheckToken(address: string): Promise<string>;
