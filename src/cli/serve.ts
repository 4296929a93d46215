import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ServeOptions } from '../server/options.ts';
import type { Running } from '../server/serve.ts';
import { type Call, type Command, EXIT_OK, WrongCall } from './command.ts';
import { storeOf, WHERE } from './store-call.ts';

export const serveCommand: Command = {
  usage: '[--port N] [--host NAME] [--data DIR] [--database URL]',
  says: 'Starts the server and prints its address.',
  options: {
    'port N': 'port to listen on (8080; 0 picks a free one)',
    'host NAME': 'address to listen on (127.0.0.1; 0.0.0.0 for all)',
    ...WHERE,
    'public-url URL': 'the public address, behind a proxy',
    'trust-proxy N': 'how many proxies are in front, or their addresses (10.0.0.0/8,::1)',
    'operator-token TEXT': 'gives operator access (else RINGSIDE_OPERATOR; else localhost only)',
    'log LEVEL': 'log level: silent, error, warn (default), info, debug',
  },
  more: 'Shuts down on SIGTERM or Ctrl-C after finishing the current step.',
  run: async (call) => {
    const page = fileURLToPath(new URL('./web', import.meta.url));
    const server = await import('../server/serve.ts');
    const running = await open(server.serve, {
      ...storeOf(call),
      port: call.number('port', 8080, 0, 65_535),
      host: call.text('host') ?? '127.0.0.1',
      webRoot: existsSync(page) ? page : undefined,
      publicUrl: call.text('public-url'),
      trustProxy: trustedProxies(call.text('trust-proxy')),
      operatorToken: operatorToken(call),
      logLevel: call.text('log') ?? 'warn',
    });
    // Whoever reads the address may stop the server at once.
    const stopped = new Promise<void>((resolve) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
    });
    console.log(`Ringside is open at ${withLocalhost(running.address)}`);
    await stopped;
    await running.close();
    return EXIT_OK;
  },
};

/** Passkeys work for host names only, never for IP addresses. */
export function withLocalhost(address: string): string {
  return address.replace(/^http:\/\/(127\.0\.0\.1|\[::1\]):/, 'http://localhost:');
}

/** Explains in a sentence why a store cannot be used. */
async function open(
  serve: (options: ServeOptions) => Promise<Running>,
  options: ServeOptions,
): Promise<Running> {
  const { StoreInUse } = await import('../server/store/open.ts');
  const { NewerStore } = await import('../server/store/migrations.ts');
  try {
    return await serve(options);
  } catch (error) {
    if (error instanceof StoreInUse || error instanceof NewerStore)
      throw new WrongCall(error.message);
    throw error;
  }
}

function trustedProxies(text: string | undefined): number | string[] | undefined {
  if (text === undefined) return undefined;
  return /^\d+$/.test(text) ? Number(text) : text.split(',');
}

/** The operator's token; a short one is refused, because it could be guessed. */
function operatorToken(call: Call): string | undefined {
  const token = call.text('operator-token') ?? process.env.RINGSIDE_OPERATOR ?? '';
  if (token !== '' && token.length < 16)
    throw new WrongCall('the operator token must have 16 characters or more');
  return token === '' ? undefined : token;
}
