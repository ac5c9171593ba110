/** `npm run audit`: whether anything that we ship has a known vulnerability or a license that we may not ship. */
import { readAuditReport } from './audit/vulnerabilities.mjs';
import { judgeLicenses } from './audit/licenses.mjs';
import { productionSbom, runNpm, SBOM_FILE } from './build-sbom.mjs';
import { requireNode } from './ensure-installed.mjs';

const HELP = `npm run audit

Asks the registry for known vulnerabilities of the packages that we ship, and checks their licenses. Ends with status 1 if
there is either. If the registry doesn't answer, says "not checked" and goes on. The build writes the same packages to
${SBOM_FILE}.`;

if (process.argv.includes('--help')) console.log(HELP);
else {
  requireNode();
  const { found = [], notChecked } = readAuditReport(runNpm(['audit', '--omit=dev', '--json']));
  if (notChecked === undefined) printPart(`Known vulnerabilities: ${found.length}`, found);
  else printPart('Known vulnerabilities: not checked', [notChecked]);

  const sbom = productionSbom();
  const { refused, reviewed } = judgeLicenses(sbom);
  printPart(`Licenses not allowed: ${refused.length} of ${sbom.components.length} packages`, refused);
  printPart('Exceptions that scripts/audit/licenses.mjs explains:', reviewed);
  process.exitCode = found.length + refused.length > 0 ? 1 : 0;
}

function printPart(title, lines) {
  console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
}
