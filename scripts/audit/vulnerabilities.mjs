/**
 * What `npm audit --json` found: a line for each vulnerable package; `notChecked` if the registry gave no report, which says
 * nothing about the packages. Throws if npm could not ask at all.
 */
export function readAuditReport(text) {
  const answer = JSON.parse(text);
  if (answer.auditReportVersion === undefined) {
    // npm reports what the registry said in `message`, and its own trouble in `error` alone.
    if (answer.message) return { notChecked: answer.message };
    throw new Error(answer.error?.summary || 'npm audit answered with something that is no report.');
  }
  return { found: Object.values(answer.vulnerabilities).map(describe) };
}

function describe({ name, range, severity, via, fixAvailable }) {
  const reasons = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} (${one.url})`));
  return `${severity}: ${name} ${range}: ${reasons.join('; ')}. ${describeFix(fixAvailable)}`;
}

function describeFix(fix) {
  if (fix === false) return 'No fixed version yet.';
  return fix === true ? 'Fixed in a version that npm update installs.' : `Fixed with ${fix.name} ${fix.version}.`;
}
