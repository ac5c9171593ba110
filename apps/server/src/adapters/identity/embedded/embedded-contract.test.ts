import { databaseKinds, testDatabase } from '../../../fixtures/databases.ts';
import { identityContract } from '../../../fixtures/identity-contract.ts';
import { embeddedIdentity } from './embedded-identity.ts';

for (const kind of databaseKinds) {
  identityContract(`this server, on ${kind}`, async () => {
    const { records, clock, close } = await testDatabase(kind);
    const provider = embeddedIdentity({ records, clock, issuer: 'https://pay.example.com', idleMs: 86_400_000 });
    return {
      provider,
      records,
      nowMs: () => clock.nowMs(),
      exchange: (customToken) => provider.tokens!.exchange(customToken, 'Firefox on Linux'),
      refresh: (refreshToken) => provider.tokens!.refresh(refreshToken),
      goOn: () => Promise.resolve(clock.goOn(1100)),
      close,
    };
  });
}
