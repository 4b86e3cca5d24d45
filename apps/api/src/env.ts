import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartProblem } from './StartProblem.ts';

const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://console.example.com' });

/** `Example Training <office@example.com>` or `office@example.com`, without line breaks. */
function isSender(text: string): boolean {
  const named = /^[^<>"\r\n]*<([^<>]+)>$/.exec(text);
  return z.email().safeParse(named?.[1] ?? text).success;
}

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535')
    .default(4000),
  HOST: z.string().default('127.0.0.1'),
  /** The URL of a PostgreSQL database. Undefined: PGlite in the data folder. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a PostgreSQL URL such as postgresql://user@host:5432/console' })
    .optional(),
  CONSOLE_DATA_DIR: z.string().default('.data'),
  /** The folder of the console's releases, shared by all processes. Undefined: the folder that `npm start` fills. */
  RELEASES_DIR: z.string().optional(),
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The users who cannot do without a second factor. Undefined: nobody; each user may have one. */
  REQUIRE_SECOND_FACTOR: z.enum(['administrators', 'all'], 'must be administrators or all').optional(),
  /** The address under which users reach the console, when it is not HOST and PORT. */
  PUBLIC_URL: address.optional(),
  /** The GraphQL endpoint that the console uses: its own, or another server's with the same schema (API-05). */
  GRAPHQL_URL: z
    .union([z.string().regex(/^\/(?!\/)[\w./-]*$/), address], 'must be a path such as /graphql, or an address')
    .default('/graphql'),
  /** The number of proxies in front of the server whose X-Forwarded-For is trusted; true means one. */
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d)$/, 'must be true, false or the number of proxies')
    .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)))
    .default(0),
  /**
   * Whether the server answers only operations of kept releases. Undefined: yes on PostgreSQL, no on the embedded
   * database, which serves for trials and development.
   */
  ONLY_KNOWN_OPERATIONS: z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform((value) => value === '1')
    .optional(),
  /**
   * How many processes answer requests on PostgreSQL. Undefined: one for each core of the machine, at most four. The
   * embedded database belongs to one process.
   */
  PROCESSES: z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'must be a whole number from 1 to 64')
    .transform(Number)
    .optional(),
  /** The mutations of one user that one process answers in a minute. */
  MUTATIONS_PER_MINUTE: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9,999,999')
    .transform(Number)
    .default(3_000),
  /** Whether an administrator may run a remote from their own computer inside this console (FED-10). */
  ALLOW_LOCAL_REMOTES: z
    .enum(['0', '1'], 'must be 0 or 1')
    .transform((value) => value === '1')
    .optional(),
  /**
   * The seconds for which the server still answers after SIGTERM, while `/health/ready` answers 503. Undefined: 5 on
   * PostgreSQL, 0 on the embedded database.
   */
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number of seconds, at most 999')
    .transform(Number)
    .optional(),
  /** The mail server: `smtp://user:password@host:587`, or `smtps:`. Undefined: mail is kept and not sent. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /^\S+$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  /** The sender of all mail: `Example Training <office@example.com>`, or the address alone. */
  MAIL_FROM: z.string().refine(isSender, 'must be an address such as Example Training <office@example.com>').optional(),
  /** An address that gets all mail instead of its recipients, outside production. */
  MAIL_REDIRECT: z.email('must be an email address such as me@example.com').optional(),
  /** The identity provider (OpenID Connect) at which users may sign in: `https://login.example.com/tenant`. */
  OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      hostname: /^\S+$/,
      error: 'must be the address of the identity provider, such as https://login.example.com',
    })
    .optional(),
  /** The name under which the provider knows this console, and its password there. */
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the button of the sign-in page calls the provider: 'Continue with …'. */
  OIDC_NAME: z.string().trim().max(40, 'must have at most 40 characters').default('single sign-on'),
  /** A session in which nobody has done anything for so long ends. 0: none ends for that. */
  SESSION_IDLE_MINUTES: z
    .string()
    .regex(/^(0|[5-9]|[1-9]\d{1,3})$/, 'must be 0 or a whole number of minutes from 5 to 9999')
    .transform(Number)
    .default(60),
  /** A session ends after so many hours, whatever is done in it. */
  SESSION_HOURS: z
    .string()
    .regex(/^([1-9]|[1-9]\d|[1-6]\d\d|7[0-1]\d|720)$/, 'must be a whole number of hours from 1 to 720')
    .transform(Number)
    .default(12),
  /** The page of the business's site on which people give feedback. Undefined: mails have no link to it. */
  FEEDBACK_URL: address.optional(),
  /**
   * The keys with which that site sends feedback, each as its name and the SHA-256 of the key in hexadecimal digits:
   * `site:9f86d0…,shop:60303a…`.
   */
  FEEDBACK_KEYS: z
    .string()
    .regex(
      /^[\w-]{1,40}:[0-9a-f]{64}(,[\w-]{1,40}:[0-9a-f]{64})*$/,
      'must be names and SHA-256 hashes such as site:9f86d0…, with commas between them',
    )
    .transform((text) => new Map(text.split(',').map((key) => key.split(':').reverse() as [string, string])))
    .default(new Map()),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

const databaseSchema = schema.pick({ DATABASE_URL: true, CONSOLE_DATA_DIR: true });

export type Env = z.infer<typeof schema>;

/** Settings whose values are never printed. */
const SECRETS: readonly PropertyKey[] = [
  'TOKEN_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'FEEDBACK_KEYS',
];

/**
 * Reads the settings once. An empty value is treated as not set.
 *
 * @throws StartProblem about the first invalid setting.
 */
export function readEnv(variables: Variables): Env {
  const data = read(schema, variables);
  if (data.DATABASE_URL && !data.TOKEN_SECRET) {
    throw new StartProblem('TOKEN_SECRET must be set, with at least 32 characters, when DATABASE_URL is.');
  }
  if (data.SMTP_URL && !data.MAIL_FROM) throw new StartProblem('MAIL_FROM must be set when SMTP_URL is.');
  if (data.MAIL_REDIRECT && data.NODE_ENV === 'production') {
    throw new StartProblem('MAIL_REDIRECT must not be set when NODE_ENV is production: nobody would get their mail.');
  }
  checkIdentityProvider(data);
  return data;
}

const IDENTITY_PROVIDER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** @throws StartProblem when the settings of the identity provider are not whole, or cannot work. */
function checkIdentityProvider(env: Env): void {
  const missing = IDENTITY_PROVIDER.filter((name) => env[name] === undefined);
  if (missing.length === IDENTITY_PROVIDER.length) return;
  const [first] = missing;
  if (first)
    throw new StartProblem(`${first} must be set: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together.`);
  if (!isSafe(env.OIDC_ISSUER ?? '')) {
    throw new StartProblem(`OIDC_ISSUER must begin with https:, except on this computer, not "${env.OIDC_ISSUER}".`);
  }
  if (env.PUBLIC_URL === undefined) {
    throw new StartProblem('PUBLIC_URL must be set when OIDC_ISSUER is: the identity provider leads back to it.');
  }
  if (!isSafe(env.PUBLIC_URL)) {
    throw new StartProblem('PUBLIC_URL must begin with https: when OIDC_ISSUER is set, except on this computer.');
  }
  if (!env.GRAPHQL_URL.startsWith('/') && URL.parse(env.GRAPHQL_URL)?.origin !== URL.parse(env.PUBLIC_URL)?.origin) {
    throw new StartProblem('OIDC_ISSUER must not be set when GRAPHQL_URL is another server: that one signs users in.');
  }
}

/** Whether an address is reached by https, or is on this computer. */
function isSafe(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
}

/** Returns the database of the commands, as `openDatabase` takes it. */
export function readDatabaseLocation(variables: Variables): { url: string } | { dataDir: string } {
  const { DATABASE_URL: url, CONSOLE_DATA_DIR: dataDir } = read(databaseSchema, variables);
  return url ? { url } : { dataDir };
}

/** Returns the absolute path of the releases folder. */
export function releasesFolder({ RELEASES_DIR: dir }: Pick<Env, 'RELEASES_DIR'>): string {
  return dir === undefined ? fileURLToPath(new URL('../../../releases', import.meta.url)) : resolve(dir);
}

/** Returns the releases folder for the release commands. Other settings may be invalid. */
export function readReleasesFolder(variables: Variables): string {
  return releasesFolder(read(schema.pick({ RELEASES_DIR: true }), variables));
}

type Variables = Readonly<Record<string, string | undefined>>;

function read<Shape extends z.ZodRawShape>(
  part: z.ZodObject<Shape>,
  variables: Variables,
): z.infer<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { data, error } = part.safeParse(given);
  const issue = error?.issues[0];
  if (!data || issue) {
    const name = issue?.path[0] ?? '';
    const shown = SECRETS.includes(name) ? '' : `, not "${given[String(name)]}"`;
    throw new StartProblem(`${String(name)} ${issue?.message}${shown}.`);
  }
  return data;
}
