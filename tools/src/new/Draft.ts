import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Thrown when the command cannot do what was asked. The message tells the user why. No file has been written. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** New files and changes to files. They stay in memory until every part of the command has succeeded. */
export class Draft {
  readonly root: string;
  readonly #texts = new Map<string, string>();
  readonly #created = new Set<string>();

  constructor(root: string) {
    this.root = root;
  }

  /** Every path with a new or changed text, relative to the root. */
  get paths(): readonly string[] {
    return [...this.#texts.keys()];
  }

  /** The paths of the new files. */
  get created(): readonly string[] {
    return [...this.#created];
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.root, path));
  }

  read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  /** @throws Refusal when the file exists already. */
  create(path: string, text: string): void {
    if (this.has(path)) throw new Refusal(`${path} exists already. Choose another name.`);
    this.#texts.set(path, text);
    this.#created.add(path);
  }

  change(path: string, change: (text: string) => string): void {
    const before = this.read(path);
    const after = change(before);
    if (after !== before) this.#texts.set(path, after);
  }

  write(): void {
    for (const [path, text] of this.#texts) {
      const file = join(this.root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
