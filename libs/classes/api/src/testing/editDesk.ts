import { type Database, newId } from '@console/api-kit/database';
import {
  brokenInvariants,
  type Databases,
  demoDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import type { DeliveryFormat } from '@console/classes-contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { classDesk, saidOf } from './classDesk.ts';
import { addClassesToMove, addTrainer, type ClassState } from './classesToMove.ts';

/** The hours of a session, for inputs. */
export const hours = { startsAt: '09:30', endsAt: '16:30' };

/** The reason that {@link editDesk} gives for edits. */
export const reason = 'The room is taken.';

export interface Session {
  readonly id: string;
  readonly startsAt: string;
  readonly venue: string | null;
  readonly meetingLink: string | null;
  readonly seats: { readonly totalCount: number };
}

interface Shown {
  readonly version: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly maxAttendees: number;
  readonly deliveryFormat: string;
  readonly publicSchedule: {
    readonly maxAttendees: number;
    readonly deliveryFormat: string;
    readonly address: { readonly city: string } | null;
    readonly sessions: { readonly edges: readonly { readonly node: { readonly startsAt: string } }[] };
  };
  readonly sessions: { readonly edges: readonly { readonly node: Session }[] };
  readonly history: {
    readonly edges: readonly {
      readonly node: {
        readonly reason: string | null;
        readonly changes: readonly { field: string; from: string | null; to: string | null }[];
      };
    }[];
  };
}

const shown = `version startsAt endsAt maxAttendees deliveryFormat
  publicSchedule { maxAttendees deliveryFormat address { city } sessions { edges { node { startsAt } } } }
  sessions { edges { node { id startsAt venue meetingLink seats(first: 1) { totalCount } } } }
  history(first: 1) { edges { node { reason changes { field from to } } } }`;

/** The violations of an answer. */
export const violationsOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions?.violations;

/**
 * Starts two servers on one database before the tests of a suite. The returned functions add classes of two days with
 * six places, two of them booked, and edit and read them.
 */
export function editDesk(databases: Databases) {
  let database: Database;
  let servers: TestServer[];
  let token: string;
  const { write } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    servers = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
    token = (await servers[0]?.token('manager@example.com')) ?? '';
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  const server = (turn = 0) => servers[turn % servers.length] ?? expect.unreachable('There is no server.');

  async function aClass(state: Partial<ClassState> = {}): Promise<string> {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed', booking: 'draft', days: 2, ...state });
    return id;
  }

  const deliver = (id: string, place: object): Promise<GraphqlAnswer> =>
    write(server(), 'updateTrainingDelivery', { id: `training_classes/${id}`, ...place });

  /** Gives the class a delivery format. */
  async function heldAs(id: string, deliveryFormat: DeliveryFormat): Promise<string> {
    const place = {
      ...(deliveryFormat === 'virtual' && { deliveryPlatform: 'zoom' }),
      ...(deliveryFormat === 'on_site' && {
        deliveryAddress: { address1: '1 High Street', city: 'York', country: 'GB' },
      }),
    };
    expect(saidOf(await deliver(id, { deliveryFormat, ...place }))).toBe('done');
    return id;
  }

  async function read(id: string): Promise<Shown> {
    const text = `query ($id: ID!) { trainingClass(id: $id) { ${shown} } }`;
    const { data, errors } = await server().ask(token, text, { id: `training_classes/${id}` });
    if (!data?.trainingClass) throw new Error(JSON.stringify(errors));
    return data.trainingClass as Shown;
  }

  const sessionsOf = async (id: string) => (await read(id)).sessions.edges.map(({ node }) => node);

  const edit = (id: string, sessions: readonly object[], more: object = {}, turn = 0): Promise<GraphqlAnswer> =>
    write(server(turn), 'updateTrainingSessions', { id: `training_classes/${id}`, reason, sessions, ...more });

  /** Gives the class a trainer who teaches its course, and returns the trainer's ULID. */
  async function withTrainer(id: string, trainer?: string): Promise<string> {
    const given = trainer ?? (await addTrainer(database, newId(), id));
    await database.execute(sql`UPDATE training_class SET trainer_id = ${given} WHERE id = ${id}`);
    return given;
  }

  async function expectWhole(): Promise<void> {
    expect(await brokenInvariants(database)).toEqual([]);
  }

  return {
    database: () => database,
    server,
    ask: (text: string, variables: object) => server().ask(token, text, { ...variables }),
    write,
    aClass,
    deliver,
    heldAs,
    read,
    sessionsOf,
    edit,
    withTrainer,
    expectWhole,
  };
}
