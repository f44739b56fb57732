import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { randomId } from '#shared/ids.ts';

interface Client {
  agent: Agent;
  port: number;
  cookie: string;
}

/** Asks as a browser of `kestrel` does and reads the whole answer; its status. */
const ask = ({ agent, port, cookie }: Client, path: string, body?: unknown): Promise<number> =>
  new Promise((resolve, reject) => {
    const host = `kestrel.localhost:${port}`;
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        method: body ? 'POST' : 'GET',
        headers: {
          host,
          cookie,
          ...(body !== undefined && { 'content-type': 'application/json', origin: `http://${host}` }),
        },
      },
      (answer) => {
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
        answer.resume();
      },
    );
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

const search = (departure: string) => ({
  searchId: randomId(100),
  source: 'sandbox-gds',
  JourneyType: 1,
  segments: [{ origin: 'COK', destination: 'DXB', preferredDepartureTime: departure }],
  adultCount: 1,
  childCount: 0,
  infantCount: 0,
});

/**
 * `clients` at once for `ms`: each opens a page, reads the tickets, searches, and begins again at the next breath. Each
 * searches once in ten rounds, so that no rate limit answers in the platform's place. How often which status came, and how
 * long each page and list took, ms.
 */
export async function manyClients(
  port: number,
  cookie: string,
  { clients, ms, departure }: { clients: number; ms: number; departure: string },
): Promise<{ statuses: Map<number, number>; reads: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const statuses = new Map<number, number>();
  const reads: number[] = [];
  const count = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const read = async (client: Client, path: string, body?: unknown) => {
    const from = performance.now();
    count(await ask(client, path, body));
    reads.push(performance.now() - from);
  };
  const until = performance.now() + ms;
  const one = async (first: number) => {
    const client = { agent, port, cookie };
    for (let round = first; performance.now() < until; round++) {
      await read(client, '/app/flight/ticketQueue');
      await read(client, '/flightApi/api/getTickets', {});
      if (round % 10 === 0) count(await ask(client, '/flightApi/api/search', search(departure)));
      await pause(50);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => one(index)));
  agent.destroy();
  return { statuses, reads };
}
