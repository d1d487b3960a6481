import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** What a server answered. */
export interface PostAnswer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: unknown;
}

/** POST JSON to a port of this machine under the host of a site, which `fetch` does not let one choose. */
export async function postJson(
  where: { port: number; host: string },
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<PostAnswer> {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const { text, ...answer } = await new Promise<Omit<PostAnswer, 'body'> & { text: string }>(
    (resolve, reject) => {
      const asked = request(
        {
          agent,
          host: '127.0.0.1',
          port: where.port,
          path,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(sent),
            ...headers,
            host: where.host,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          });
        },
      );
      asked.on('error', reject);
      asked.end(sent);
    },
  );
  const answered: unknown = JSON.parse(text);
  return { ...answer, body: answered };
}
