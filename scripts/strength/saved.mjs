// Finished rows and timed ones, one JSON object to a line, so that an interrupted run can go on.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The file's entries; a line that an interruption cut short is left out. */
export class SavedResults {
  #file;
  #known = new Map();

  constructor(file) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    for (const line of lines) {
      const entry = parsed(line);
      if (entry) this.#known.set(entry.key, entry.found);
    }
  }

  /** What was saved under this key: the commit and whatever else the result depends on. */
  get(key) {
    return this.#known.get(keyText(key));
  }

  save(key, found) {
    this.#known.set(keyText(key), found);
    // The line before may have been cut short.
    appendFileSync(this.#file, `\n${JSON.stringify({ key: keyText(key), found })}`);
  }
}

function keyText(key) {
  return JSON.stringify(Object.entries(key).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
