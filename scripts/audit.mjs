// Checks shipped packages for known vulnerabilities: node scripts/audit.mjs [REPORT]
// Asks the registry through npm, or reads a report that npm wrote before; if the registry cannot be
// reached, it says so and passes.
import { readFileSync } from 'node:fs';
import { fail, npm, say } from './setup.mjs';

const GRAVE = ['high', 'critical'];

const [file] = process.argv.slice(2);
judge(file === undefined ? asked() : readFileSync(file, 'utf8'));

function asked() {
  const args = ['audit', '--omit=dev', '--json'];
  const quiet = { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8', timeout: 60_000 };
  return npm(args, quiet).stdout ?? '';
}

function judge(text) {
  const vulnerabilities = read(text)?.vulnerabilities;
  if (!vulnerabilities) return say('Packages not audited: the registry cannot be reached.');
  const grave = Object.values(vulnerabilities).filter(({ severity }) => GRAVE.includes(severity));
  for (const { name, severity } of grave) say(`${name}: ${severity}`);
  if (grave.length > 0) fail('Some packages are known to be dangerous: see npm audit --omit=dev');
  say('Audit: no package is known to be dangerous.');
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
