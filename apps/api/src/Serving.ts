import type { ChangeFeed, Clock } from '@console/api-kit';
import type { Tokens } from '@console/api-kit/auth';
import type { Database } from '@console/api-kit/database';
import type { Logger } from 'pino';
import type { Sessions } from './auth/Sessions.ts';
import type { Env } from './env.ts';
import type { Streams } from './live/Streams.ts';
import type { SecurityLog } from './securityLog.ts';

/** The parts that all request handlers share. */
export interface Serving {
  env: Env & { TOKEN_SECRET: string };
  database: Database;
  dirs: { releases: string };
  tokens: Tokens;
  sessions: Sessions;
  clock: Clock;
  log: Logger;
  securityLog: SecurityLog;
  feed: ChangeFeed;
  streams: Streams;
  beatMs: number;
  /** Whether the server has been told to stop. */
  isStopping: () => boolean;
}
