/**
 * A union of the shapes of a table, with the name under `type`: `Tagged<{ bet: { amount: number }
 * }>`.
 */
export type Tagged<Shapes, Name extends keyof Shapes = keyof Shapes> = {
  readonly [N in Name]: { readonly type: N } & Readonly<Shapes[N]>;
}[Name];

/** A function for each shape of a table. A missing one does not compile. */
export type Handlers<Shapes, Args extends readonly unknown[] = [], Result = void> = {
  readonly [N in keyof Shapes]: (it: Tagged<Shapes, N>, ...args: Args) => Result;
};

/** Calls the function for this shape. */
export function handle<Shapes, Name extends keyof Shapes, Args extends readonly unknown[], Result>(
  handlers: Handlers<Shapes, Args, Result>,
  it: Tagged<Shapes, Name>,
  ...args: Args
): Result {
  const handler: (it: Tagged<Shapes, Name>, ...args: Args) => Result = handlers[it.type];
  return handler(it, ...args);
}
