/** Tells the address, answers questions, `more` ones too, and ends with whoever has started the process. */
export declare function announce(
  address: string,
  end?: () => void,
  more?: Readonly<Record<string, () => object>>,
): void;
