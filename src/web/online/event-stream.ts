/** So long after a broken stream another one is asked for where the browser does not do so itself, in milliseconds. */
const PAUSE = 3_000;

/** Hears a stream of the server until the function it gives is called; what broke is begun again with everything. */
export function listen<T>(
  url: string,
  fits: (news: unknown) => news is T,
  hear: (news: T) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: EventSource;
  const open = (): void => {
    stream = new EventSource(url);
    stream.addEventListener('message', ({ data }) => {
      const news: unknown = JSON.parse(String(data));
      if (fits(news)) hear(news);
    });
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(open, PAUSE);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}
