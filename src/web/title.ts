let plain = '';
let waiting = 0;

/** Names the tab. */
export function nameTab(title: string): void {
  plain = title;
  show();
}

/** How many tables elsewhere wait for one's move: a number before the name of the tab. */
export function countWaiting(tables: number): void {
  waiting = tables;
  show();
}

function show(): void {
  document.title = waiting > 0 ? `(${waiting}) ${plain}` : plain;
}
