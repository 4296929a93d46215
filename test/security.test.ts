import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** The rows of the threat model, without the table's head. */
const LINES = PAGE.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2);

/** The tests that a row names: `file` *name*. */
function testsIn(line: string): { readonly file: string; readonly name: string }[] {
  return [...line.matchAll(/`([\w./-]+\.test\.tsx?|[\w./-]+\.ts)` \*([^*]+)\*/g)].map(
    ([, file = '', name = '']) => ({ file, name }),
  );
}

describe('the threat model', () => {
  test.each(LINES)('names tests that exist: %s', (line) => {
    const tests = testsIn(line);
    expect(tests.length).toBeGreaterThan(0);
    for (const { file, name } of tests) {
      expect(existsSync(join(ROOT, file)), file).toBe(true);
      const text = readFileSync(join(ROOT, file), 'utf8');
      for (const part of name.split('…')) expect(text, name).toContain(part.trim());
    }
  });
});

describe('the audit of packages', () => {
  const audited = (report: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'ringside-audit-')), 'report.json');
    writeFileSync(file, report);
    const { status, stderr } = spawnSync(process.execPath, ['scripts/audit.mjs', file], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    return { status, stderr };
  };
  const found = (severity: string): string =>
    JSON.stringify({ vulnerabilities: { left: { name: 'left', severity } } });

  test('fails on a package with a known vulnerability, and names it', () => {
    expect(audited(found('critical'))).toMatchObject({ status: 1 });
    expect(audited(found('high')).stderr).toContain('left: high');
  });

  test('passes minor findings, and says when the registry cannot be reached', () => {
    expect(audited(found('moderate')).status).toBe(0);
    const silent = audited('{"error":{"code":"ENOTFOUND"}}');
    expect(silent.status).toBe(0);
    expect(silent.stderr).toContain('cannot be reached');
  });
});
