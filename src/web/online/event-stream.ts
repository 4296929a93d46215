/** Delay before a broken stream is reopened if the browser does not retry, in milliseconds. */
const PAUSE = 3_000;

/** Listens to a server stream until the returned function is called; reopens it when it breaks. */
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
