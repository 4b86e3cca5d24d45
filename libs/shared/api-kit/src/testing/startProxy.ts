import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** `silent`: connections stay open and nothing passes. `refuses`: new connections are closed at once. */
  state: { silent: boolean; refuses: boolean; connections: number };
  /** Breaks all connections. */
  cut(): void;
  close(): void;
}

/** Starts a proxy to a PostgreSQL, for tests of a database that breaks off, goes silent or is away. */
export async function startProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const state = { silent: false, refuses: false, connections: 0 };
  const proxy = createServer((socket) => {
    if (state.refuses) return socket.destroy();
    state.connections += 1;
    const server = connect(Number(port), hostname);
    for (const [from, to] of [
      [socket, server],
      [server, socket],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => state.silent || to.write(bytes));
      from.on('error', () => {}).on('close', () => to.destroy());
    }
    return undefined;
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const close = () => {
    proxy.close();
    cut();
  };
  return { url: url.href, state, cut, close };
}
