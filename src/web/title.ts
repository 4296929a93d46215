let plain = '';
let waiting = 0;

/** Sets the tab's title. */
export function nameTab(title: string): void {
  plain = title;
  show();
}

/** The number of tables waiting for the person's move, shown before the tab's title. */
export function countWaiting(tables: number): void {
  waiting = tables;
  show();
}

function show(): void {
  document.title = waiting > 0 ? `(${waiting}) ${plain}` : plain;
}
