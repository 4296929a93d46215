/** A progress bar for anything longer than two seconds; nothing if the output is not a terminal. */
export function progress(total: number, what: string): { step(done: number): void; end(): void } {
  const start = Date.now();
  const watched = process.stderr.isTTY === true;
  let shown = false;
  return {
    step(done) {
      if (!watched || Date.now() - start < 2000) return;
      const filled = Math.round((done / total) * 30);
      process.stderr.write(
        `\r${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done}/${total} ${what}`,
      );
      shown = true;
    },
    end() {
      if (shown) process.stderr.write('\r\x1b[K');
    },
  };
}
