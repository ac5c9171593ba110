import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productionSbom } from '../build-sbom.mjs';
import { judgeLicenses } from './licenses.mjs';
import { readAuditReport } from './vulnerabilities.mjs';

/** An answer of npm 11, as it printed it. */
const recorded = (name) => readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8');

describe('known vulnerabilities', () => {
  it('are named with the version that fixes them', () => {
    expect(readAuditReport(recorded('vulnerable')).found).toEqual([
      'high: marked 18.2.1: An example: marked takes long over some input ' +
        '(https://github.com/advisories/GHSA-0000-0000-0001). Fixed with marked 18.2.2.',
      'moderate: split2 4.2.0: An example: split2 keeps too much ' +
        '(https://github.com/advisories/GHSA-0000-0000-0002). Fixed in a version that npm update installs.',
    ]);
  });

  it('are none when the report has none', () => {
    expect(readAuditReport('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual({ found: [] });
  });

  it('are called not checked when the registry refuses or cannot be reached', () => {
    expect(readAuditReport(recorded('refused'))).toEqual({ notChecked: expect.stringContaining('405') });
    expect(readAuditReport(recorded('unreachable'))).toEqual({ notChecked: expect.stringContaining('ECONNREFUSED') });
  });

  it('fail where npm has trouble of its own', () => {
    expect(() => readAuditReport(recorded('no-lock'))).toThrow('requires an existing lockfile');
    expect(() => readAuditReport('{}')).toThrow('no report');
  });
});

describe('licenses', () => {
  const component = (name, ...licenses) => ({ 'bom-ref': `${name}@1.0.0`, name, licenses });
  const refusedOf = (...components) => judgeLicenses({ components }).refused;
  const id = (license) => ({ license: { id: license } });

  it.each([
    ['MIT', true],
    ['(MIT AND Zlib)', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-2.0-only WITH Classpath-exception-2.0', false],
    ['MIT OR ISC AND GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
  ])('%s: %s', (expression, isAllowed) => {
    expect(refusedOf(component('a', { expression }))).toEqual(isAllowed ? [] : [`a@1.0.0: ${expression}`]);
  });

  it('name what is copyleft or unknown', () => {
    expect(refusedOf(component('a', id('AGPL-3.0-only')), component('b', id('MIT')), component('c'))).toEqual([
      'a@1.0.0: AGPL-3.0-only',
      'c@1.0.0: no license named',
    ]);
  });

  it('except a reviewed package only under the license that was reviewed', () => {
    expect(refusedOf(component('lightningcss-linux-x64-gnu', id('MPL-2.0')))).toEqual([]);
    expect(refusedOf(component('lightningcss', id('GPL-3.0-only')), component('other', id('MPL-2.0')))).toHaveLength(2);
  });
});

describe('what we ship', () => {
  const sbom = productionSbom();
  const shipped = sbom.components.map((one) => one['bom-ref']);

  it('is all that the lock file does not call development, tests left out', () => {
    const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
    const installed = Object.entries(packages)
      .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
      .map(([place, { name, version }]) => `${name ?? place.split('node_modules/').at(-1)}@${version}`);
    expect(shipped.filter((one) => !one.startsWith('@paperwage/')).sort()).toEqual([...new Set(installed)].sort());
    expect(sbom.metadata.component).toMatchObject({ type: 'application', name: 'paperwage' });
  });

  it('depends on nothing that is not named', () => {
    const named = new Set([sbom.metadata.component['bom-ref'], ...shipped]);
    for (const { ref, dependsOn } of sbom.dependencies) {
      expect([ref, ...dependsOn].filter((one) => !named.has(one))).toEqual([]);
    }
  });

  it('has licenses that we allow, and needs each exception', () => {
    const { refused, reviewed } = judgeLicenses(sbom);
    expect(refused).toEqual([]);
    expect(reviewed).toHaveLength(3);
  });
});
