import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './install.mjs';
import { licenceOf, nameOf, readJson, runtimePackages } from './notices.mjs';
import { Failure, root } from './process.mjs';

/**
 * @typedef {{ name: string, version: string, licenses?: readonly object[] }} Component
 * @typedef {{ metadata: { component: Component }, components: readonly Component[] }} Bill
 */

/**
 * CycloneDX bill of materials: the packages of THIRD-PARTY-NOTICES.md that this platform installs, with
 * the licences named there (OWN-96).
 * @param {string} workshop a folder for what npm reads
 * @returns {Promise<Bill>}
 */
export async function sbom(workshop) {
  const { devDependencies: _, ...manifest } = readJson(path.join(root, 'package.json'));
  const lock = readJson(path.join(root, 'package-lock.json'));
  const installed = Object.entries(runtimePackages()).filter(([place]) =>
    existsSync(path.join(root, place)),
  );
  // Not `npm sbom --omit dev` on the whole lock: it leaves out react and whatever else a development
  // package needs too.
  const packages = { '': manifest, ...Object.fromEntries(installed.map(withoutPeers)) };
  const folder = path.join(workshop, manifest.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
  const format = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const { code, output } = await npm(['sbom', ...format, '--loglevel=error', '--prefix', folder]);
  if (code !== 0)
    throw new Failure(`The bill of materials cannot be made. npm reports:\n${output.trim()}`);
  return withLicences(JSON.parse(output), installed);
}

/**
 * Peers that nothing imports are not installed for us (notices.mjs).
 * @param {import('./notices.mjs').Entry} entry
 */
const withoutPeers = ([place, { peerDependencies: _, ...locked }]) => [place, locked];

/**
 * npm leaves out a licence that it cannot read from the manifest.
 * @param {Bill} bill
 * @param {readonly import('./notices.mjs').Entry[]} installed
 * @returns {Bill}
 */
function withLicences(bill, installed) {
  const licences = new Map(
    installed.map(([place, locked]) => [
      `${nameOf(place)}@${locked.version}`,
      licenceOf(place, locked),
    ]),
  );
  const components = bill.components.map((component) => {
    const name = licences.get(`${component.name}@${component.version}`);
    return component.licenses || !name
      ? component
      : { ...component, licenses: [{ license: { name } }] };
  });
  return { ...bill, components };
}
