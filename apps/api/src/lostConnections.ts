import type { Worker } from 'node:cluster';
import { z } from 'zod';

/** The messages with which `node:cluster` hands a connection to a process, and with which the process answers. */
const handing = z.object({ act: z.literal('newconn'), seq: z.number() });
const answering = z.object({ ack: z.number() });

/**
 * Closes the connections that a process was handed and did not take before it ended. `node:cluster` forgets them: they
 * would stay open, and their clients would wait until they give up.
 */
export function closeLostConnections({ process: child }: Worker): void {
  const handed = new Map<number, { close(): void }>();
  const send = child.send;
  child.send = (message, ...others: unknown[]): boolean => {
    const { data } = handing.safeParse(message);
    const [connection] = others;
    if (data && isClosable(connection)) handed.set(data.seq, connection);
    return Reflect.apply(send, child, [message, ...others]);
  };
  child.on('internalMessage', (message: unknown) => {
    const { data } = answering.safeParse(message);
    if (data) handed.delete(data.ack);
  });
  // A killed process does not always disconnect.
  child.once('exit', () => {
    for (const connection of handed.values()) connection.close();
  });
}

function isClosable(handle: unknown): handle is { close(): void } {
  return typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';
}
