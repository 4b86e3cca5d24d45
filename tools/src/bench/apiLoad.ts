import { Agent, request } from 'node:http';

/**
 * Queries the API over connections that stay open. Returns the text of the answer. @throws Error when the server
 * refuses.
 */
export function graphqlClient(url: string, token: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (query: string, variables: object, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
    new Promise((resolve, reject) => {
      const asked = request(
        new URL('/graphql', url),
        {
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            authorization: `Bearer ${token}`,
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            if (answer.statusCode === 200 && !text.includes('"errors"')) resolve(text);
            else reject(new Error(`${answer.statusCode} ${text.slice(0, 500)}`));
          });
        },
      );
      asked.on('error', reject);
      asked.end(JSON.stringify({ query, variables }));
    });
  return { ask, close: () => agent.destroy() };
}
