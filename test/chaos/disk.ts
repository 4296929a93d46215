import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from '../server/bundle.ts';
import type { ServerNode } from './server-node.ts';

/** A disk that can be filled and freed. */
export interface Disk {
  readonly folder: string;
  fill(node: ServerNode): void;
  free(node: ServerNode): void;
  close(): void;
}

/**
 * Ways to run out of space: a file size limit, and a small mounted disk where mounting is allowed.
 */
export const DISKS: readonly (readonly [name: string, open: () => Disk])[] =
  process.platform === 'linux'
    ? [
        ['files that take no more bytes', limitedFiles],
        ...(process.getuid?.() === 0 ? ([['a full disk', smallDisk]] as const) : []),
      ]
    : [];
if (DISKS.length === 0) console.info('Not run, because only Linux limits files: full disks');

/** Without permission to mount, uses a file size limit instead. */
function smallDisk(): Disk {
  const folder = scratch();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder]);
  return mounted.status === 0 ? mountedDisk(folder) : limitedFiles(folder);
}

function mountedDisk(folder: string): Disk {
  const filler = join(folder, 'filler');
  const close = (): void => void spawnSync('umount', ['-l', folder]);
  process.once('exit', close);
  return {
    folder,
    fill: () => {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(65_536), { flag: 'a' });
      } catch (error) {
        if (Reflect.get(Object(error), 'code') !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(filler),
    close: () => {
      process.off('exit', close);
      close();
    },
  };
}

function limitedFiles(folder = scratch()): Disk {
  const limit = (node: ServerNode, size: string): void => {
    execFileSync('prlimit', ['--pid', String(node.pid), `--fsize=${size}:`]);
  };
  return {
    folder,
    fill: (node) => limit(node, '0'),
    free: (node) => limit(node, 'unlimited'),
    close: () => {},
  };
}
