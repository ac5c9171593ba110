/**
 * Two servers on one PostgreSQL: one of them is killed again and again while people write, and anything without an
 * answer is asked again of the other. `node scripts/two-servers.mjs [rounds]`
 */
import { build } from './build.mjs';
import { twoServers } from './durability/two-servers.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'node scripts/two-servers.mjs [rounds]: two servers on one PostgreSQL, one killed in each of 100 rounds.',
  );
} else {
  build(['fonts', 'zip', 'server']);
  const rounds = Number(process.argv[2] ?? 100);
  const onRound = (round, count) => process.stdout.write(`\rround ${round} of ${rounds}, ${count} wrong `);
  const { ledger, acknowledged, repeated, askedTwice, heldByKilled, wrong } = await twoServers({ rounds, onRound });
  const { drafts, documents, contacts, mails } = ledger;
  console.log(
    `\n${rounds} rounds, ${acknowledged} calls acknowledged: ${drafts.size} drafts, ${documents.size} documents, ` +
      `${contacts.size} contacts, ${mails.size} accounts with a mail. ${repeated} were asked again for want of an answer, ` +
      `${askedTwice} more after one. Jobs in hand when a server was killed: ${heldByKilled}. Wrong: ${wrong.length}`,
  );
  for (const one of wrong.slice(0, 20)) console.log(`  ${one}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
