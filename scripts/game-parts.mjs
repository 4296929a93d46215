/** Parts of the games by who loads them, as imported by their manifests. */
const RULES = /^\.\/(game|tally|bot\/index)\.ts$|\/engine\/hosted\.ts$|\/bots\/host-bots\.ts$/;
const SHOWN = /^\.\/(board|texts)\/(?!index\.ts$|poster\.ts$)|^\.\/[a-z]{2}\.ts$/;
const BOARDS = /^\.\/board\//;
/** Records that the page loads when somebody wants to see them, and hands to the worker. */
const MASTER_GAME = /^\.\/master-game\.ts$/;
const PUZZLES = /^\.\/puzzles\.ts$/;
const VECTORS = /^\.\/vectors\.ts$/;

/** The parts of the games that each bundle does not need. */
export const NOT_IN = {
  page: [RULES, VECTORS],
  worker: [SHOWN, VECTORS, MASTER_GAME, PUZZLES],
  serviceWorker: [RULES, SHOWN, VECTORS, MASTER_GAME, PUZZLES],
  node: [BOARDS, MASTER_GAME],
};

const MANIFEST = /\/src\/games\/(manifest|\w+\/index|\w+\/texts\/index)\.ts$/;
const NOWHERE = '\0not-in-this-bundle';

/** Bundler plugin: leaves out the parts of games that a bundle never loads. */
export function withoutParts(parts) {
  return {
    name: 'without-parts',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        const listed = importer !== undefined && MANIFEST.test(importer);
        return listed && parts.some((part) => part.test(source)) ? NOWHERE : null;
      },
    },
    load(id) {
      return id === NOWHERE ? 'throw new Error("this bundle has no such part of a game");' : null;
    },
  };
}
