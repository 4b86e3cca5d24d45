import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { HttpProblem } from './exchange.ts';

/**
 * Reads a JSON body as text.
 *
 * @throws HttpProblem when its content type is not JSON, it is not UTF-8, or it is larger than `most` bytes.
 */
export async function readBody(request: IncomingMessage, most: number): Promise<string> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new HttpProblem(415, 'The body must be application/json.');
  const tooLarge = () => new HttpProblem(413, `The body must have at most ${most} bytes.`, { connection: 'close' });
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (!isUtf8(body)) throw new HttpProblem(400, 'The body is not valid UTF-8.');
  return body.toString('utf8');
}

/** @throws HttpProblem when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message would quote the body.
    throw new HttpProblem(400, 'The body is not valid JSON.');
  }
}
