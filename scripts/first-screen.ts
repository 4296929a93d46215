import { resolve } from 'node:path';
import { build as bundle } from 'rolldown';
import { build, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { PREACT } from './preact.ts';
import { TYPEBOX } from './typebox.ts';

/** The exports of `src/web/shell/prerender.tsx`. */
interface Printed {
  shells(): string;
  games(): string;
  posters(): string;
  faces(): string;
}

const SHELL = resolve(import.meta.dirname, '../src/web/shell');

/**
 * Prerenders the first screen into the page, with its style and the data about the games: it is
 * visible and usable before any script has loaded. The posters' drawings go into a separate file.
 */
export function firstScreen(): Plugin {
  let printing: Promise<Printed> | undefined;
  const printed = (): Promise<Printed> => {
    printing ??= printer();
    return printing;
  };
  return {
    name: 'first-screen',
    configureServer: (server) => {
      for (const name of ['posters', 'faces'] as const)
        server.middlewares.use(`/${name}.svg`, async (_, response) => {
          response.setHeader('content-type', 'image/svg+xml');
          response.end((await printed())[name]());
        });
    },
    async generateBundle() {
      const { posters, faces } = await printed();
      this.emitFile({ type: 'asset', fileName: 'posters.svg', source: posters() });
      this.emitFile({ type: 'asset', fileName: 'faces.svg', source: faces() });
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const { shells, games } = await printed();
        const known = { type: 'application/json', id: 'games' };
        const tags: HtmlTagDescriptor[] = [
          { tag: 'script', attrs: known, children: games(), injectTo: 'body' },
        ];
        if (!bundle) return tags;
        tags.push({ tag: 'script', children: await earlyScript(), injectTo: 'head' });
        const shown = html.replace('<div id="ringside">', `${shells()}$&`);
        return { html: styled(shown, bundle), tags };
      },
    },
  };
}

/** The prerenderer as one bundle, with the same libraries as the page. */
async function printer(): Promise<Printed> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [...PREACT, ...TYPEBOX] },
    ssr: { noExternal: true },
    build: {
      ssr: `${SHELL}/prerender.tsx`,
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (!('output' in built)) throw new TypeError('one program was to come of it');
  const { code } = built.output[0];
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/**
 * Runs before the first paint: neither a module nor a separate file, because those would be waited
 * for.
 */
async function earlyScript(): Promise<string> {
  const { output } = await bundle({
    input: `${SHELL}/early.ts`,
    write: false,
    output: { format: 'iife', minify: true },
  });
  return output[0].code;
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The first screen's style is inlined, because a separate file would be waited for. */
function styled(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, file: string) => {
    const style = bundle[file];
    return style?.type === 'asset' ? `<style>${style.source}</style>` : link;
  });
}
