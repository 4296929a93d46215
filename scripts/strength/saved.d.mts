export class SavedResults {
  constructor(file: string);
  get(key: object): unknown;
  save(key: object, found: unknown): void;
}
