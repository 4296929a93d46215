import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { HttpApp } from './types.ts';

/** Serves the page's files, and the page itself at any other URL. */
export async function staticRoutes(app: HttpApp, webRoot: string | undefined): Promise<void> {
  if (webRoot === undefined || !existsSync(webRoot)) return;
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    // The build writes a compressed copy of each file.
    preCompressed: true,
    // Otherwise its cache-control header would override ours.
    cacheControl: false,
    setHeaders: (reply, file) => {
      const lasting = /[\\/]assets[\\/]/.test(file);
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader(
        'cache-control',
        lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/api/') || /\.\w+$/.test(request.url.split('?')[0] ?? ''))
      return reply.callNotFound();
    return reply.sendFile('index.html');
  });
}

/** CSP hashes of the page's inline scripts. */
export function scriptsWithin(webRoot: string | undefined): string[] {
  const page = webRoot === undefined ? '' : join(webRoot, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}
