interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

const CLEAR = '\r\u001b[2K';
const TERMINAL_MS = 1_000;
const PLAIN_MS = 30_000;

/** Says how far the running stages are: in one updating line on a terminal, elsewhere in a plain line every 30 seconds. */
export class ProgressLine {
  readonly #running = new Map<string, () => string>();
  readonly #output: Output;
  #timer: NodeJS.Timeout | undefined;

  /** @param output a terminal, or anything else that takes text, such as the log of CI. */
  constructor(output: Output = process.stdout) {
    this.#output = output;
  }

  /** @param progress returns how far the stage is; it is called again for each line. */
  start(stage: string, progress: () => string): void {
    this.#running.set(stage, progress);
    this.#timer ??= setInterval(() => this.#draw(), this.#output.isTTY ? TERMINAL_MS : PLAIN_MS);
    if (this.#output.isTTY) this.#draw();
  }

  stop(stage: string): void {
    this.#running.delete(stage);
    if (this.#running.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (this.#output.isTTY) this.#output.write(CLEAR);
  }

  /** Prints lines that stay. */
  print(text: string): void {
    this.#output.write(`${this.#output.isTTY ? CLEAR : ''}${text}\n`);
    if (this.#output.isTTY && this.#running.size > 0) this.#draw();
  }

  #draw(): void {
    const line = [...this.#running].map(([stage, progress]) => `${stage}: ${progress()}`).join(' · ');
    const { isTTY, columns = 80 } = this.#output;
    this.#output.write(isTTY ? `${CLEAR}${line.slice(0, columns - 1)}` : `… ${line}\n`);
  }
}
