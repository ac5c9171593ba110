/**
 * Kills the server at random moments while people pay and subscriptions renew, with the gateway in a separate process,
 * and compares what was charged there with what everyone was told. `node scripts/payments-killed.mjs [rounds]`
 */
import { build } from './build.mjs';
import { buildServer } from './durability/build-server.mjs';
import { payUnderKill } from './durability/payments.mjs';

if (process.argv.includes('--help')) {
  console.log('node scripts/payments-killed.mjs [rounds]: 60 rounds of kill -9 while people pay by card.');
} else {
  build(['fonts', 'zip', 'server']);
  const rounds = Number(process.argv[2] ?? 60);
  const gateway = await buildServer('fixtures/sticky-process.ts');
  try {
    const onRound = (round) => process.stdout.write(`\rround ${round} of ${rounds} `);
    const { wrong, ...counts } = await payUnderKill({ rounds, gatewayMain: gateway.main, onRound });
    console.log(`\n${rounds} rounds: ${JSON.stringify(counts)}; wrong: ${wrong.length}`);
    for (const one of wrong.slice(0, 20)) console.log(`  ${one}`);
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    gateway.remove();
  }
}
