/** One event of a stream of server-sent events. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** A carriage return at the very end does not match yet: a line feed may follow it. */
const END_OF_LINE = /\r\n|\n|\r(?!$)/;

/**
 * Reads server-sent events from a stream of bytes. An event may be split between chunks. Comments, which only keep the
 * connection alive, are skipped.
 */
export class EventReader {
  readonly #decoder = new TextDecoder();
  #rest = '';
  #event = '';
  #data: string[] = [];

  /** Returns the events that end in these bytes. */
  push(bytes: Uint8Array): ServerEvent[] {
    this.#rest += this.#decoder.decode(bytes, { stream: true });
    const events: ServerEvent[] = [];
    for (let end = END_OF_LINE.exec(this.#rest); end; end = END_OF_LINE.exec(this.#rest)) {
      const event = this.#take(this.#rest.slice(0, end.index));
      this.#rest = this.#rest.slice(end.index + end[0].length);
      if (event) events.push(event);
    }
    return events;
  }

  #take(line: string): ServerEvent | null {
    if (line === '') {
      const event = { event: this.#event || 'message', data: this.#data.join('\n') };
      const complete = this.#event !== '' || this.#data.length > 0;
      this.#event = '';
      this.#data = [];
      return complete ? event : null;
    }
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') this.#event = value;
    if (field === 'data') this.#data.push(value);
    return null;
  }
}
