/**
 * The name of something in local or session storage. Only the registry in `storage` may make one, which
 * dependency-cruiser holds: so nothing can be stored past it (DAT-07).
 */
export class StorageKey {
  // Private, so that no other object with a name passes for a key.
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  get name(): string {
    return this.#name;
  }
}
