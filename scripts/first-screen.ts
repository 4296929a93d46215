import { resolve } from 'node:path';
import { build } from 'rolldown';
import {
  type HtmlTagDescriptor,
  type IndexHtmlTransformContext,
  type Plugin,
  runnerImport,
} from 'vite';

/** What `src/web/shell/prerender.tsx` gives. */
interface Printed {
  shells(): string;
  games(): string;
  posters(): string;
}

const SHELL = resolve(import.meta.dirname, '../src/web/shell');

/**
 * Prints the first screen into the page, with its style and what is known of the games: it is seen and can be pressed
 * before any script has come. The drawings on the posters go into a file of their own.
 */
export function firstScreen(): Plugin {
  let printing: Promise<Printed> | undefined;
  const printed = (): Promise<Printed> => {
    printing ??= runnerImport<Printed>(`${SHELL}/prerender.tsx`).then(({ module }) => module);
    return printing;
  };
  return {
    name: 'first-screen',
    configureServer: (server) => {
      server.middlewares.use('/posters.svg', async (_, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end((await printed()).posters());
      });
    },
    async generateBundle() {
      const { posters } = await printed();
      this.emitFile({ type: 'asset', fileName: 'posters.svg', source: posters() });
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

/** What runs before anything is drawn: no module and no file of its own, because those are waited for. */
async function earlyScript(): Promise<string> {
  const { output } = await build({
    input: `${SHELL}/early.ts`,
    write: false,
    output: { format: 'iife', minify: true },
  });
  return output[0].code;
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The style of the first screen stands in the page itself: a file of its own would be waited for. */
function styled(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, file: string) => {
    const style = bundle[file];
    return style?.type === 'asset' ? `<style>${style.source}</style>` : link;
  });
}
