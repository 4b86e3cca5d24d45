import type { InputFieldMap } from '@pothos/core';
import * as z from 'zod/mini';
import type { Database, Queries } from '../database/index.ts';
import { builder } from '../schema/builder.ts';
import type { RequestContext } from '../schema/context.ts';
import type { DownloadLink } from '../schema/downloadLink.ts';
import { notFound } from '../schema/errors.ts';
import { type Rule, signedIn } from '../schema/rules.ts';
import { checkedInput } from '../write/checkedInput.ts';
import { inputFieldsOf } from '../write/inputTypes.ts';
import type { Writing } from '../write/Writing.ts';
import { type Opening, recordOpening } from './recordOpening.ts';

/** A file that is made when its link is opened. */
export type DownloadFile = SavedFile | ShownPdf | ShownPage | FramedPage;

interface FileContent {
  /** The name with its ending: `TC-20853 delegates.csv`. */
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}

/** A file that the browser saves. */
interface SavedFile extends FileContent {
  readonly type: 'text/csv; charset=utf-8' | 'application/pdf';
  readonly shown?: false;
}

/** A PDF file that the browser shows. */
interface ShownPdf extends FileContent {
  readonly type: 'application/pdf';
  readonly shown: true;
}

/** A page that the browser shows, apart from the console: it runs no script and loads nothing. */
interface ShownPage extends FileContent {
  readonly type: 'text/html; charset=utf-8';
  readonly shown: true;
  /** The text of its only `<style>`. */
  readonly style: string;
}

/** A page that others have written, such as a mail. A frame of the console shows it. It runs no script, and opens and sends nothing. */
interface FramedPage extends FileContent {
  readonly type: 'text/html; charset=utf-8';
  readonly framed: true;
  readonly shown?: undefined;
}

interface DownloadOptions<Check extends z.core.$ZodObject, Subject> extends FileOptions<Check, Subject> {
  description: string;
  /** What the file is about, for the sentence when it is gone: 'class'. */
  what: string;
}

interface FileOptions<Check extends z.core.$ZodObject, Subject> {
  /** The users who may ask for the link and open it. It is asked both times. */
  rule: Rule;
  /** The zod object of the domain's contracts. The GraphQL input type has its fields. */
  input: Check;
  /** Reads what the file is about. Null when it does not exist. */
  find: (database: Queries, input: z.output<Check>, reader: FileReader) => Promise<Subject | null>;
  /** Makes the file. Read rows while the content is taken, so that a visitor who leaves stops the reading. */
  file: (database: Queries, subject: Subject, reader: DownloadReader) => DownloadFile | Promise<DownloadFile>;
  /** Writes down that a link was opened, once for each link. */
  record?: (writing: Writing, subject: Subject) => Promise<void>;
}

/** The user who asks for a link or opens it. */
interface FileReader {
  readonly userId: string;
  readonly now: Date;
}

/** The user who has opened a link. */
export interface DownloadReader extends FileReader {
  /** Aborts when the user leaves before the end of the file. */
  readonly signal: AbortSignal;
}

/** A declared download, as the server opens it. */
export interface Download {
  readonly name: string;
  readonly rule: Rule;
  /**
   * Returns the file. Null when what it is about does not exist.
   *
   * @param opening null when only the headers are asked for. This is not written down.
   */
  open(
    database: Database,
    input: unknown,
    reader: DownloadReader,
    opening: Opening | null,
  ): Promise<DownloadFile | null>;
}

const downloads = new Map<string, Download>();

/** Returns a declared download by its name. */
export const downloadNamed = (name: string): Download | undefined => downloads.get(name);

const Link = builder.objectRef<DownloadLink>('DownloadLink').implement({
  description: 'A link to a file. It works for 60 seconds, for its user only.',
  rule: signedIn,
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'Relative to the base of files: the GraphQL address without its last segment.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

/** Signs the link to a file for the user of a request. */
type LinkTo<Input> = (input: Input, context: RequestContext) => DownloadLink;

/**
 * Declares a file whose links are fields of a record, such as a preview. The server checks the signature, the time and the
 * rights of the user when a link is opened.
 *
 * @returns signs a link.
 */
export function defineFile<Check extends z.core.$ZodObject, Subject>(
  name: string,
  { rule, input: check, find, file, record }: FileOptions<Check, Subject>,
): LinkTo<z.input<Check>> {
  downloads.set(name, {
    name,
    rule,
    open: async (database, input, reader, opening) => {
      const subject = await find(database, z.parse(check, input), reader);
      if (!subject) return null;
      const made = await file(database, subject, reader);
      if (record && opening) await recordOpening(database, opening, (writing) => record(writing, subject));
      return made;
    },
  });
  return (input, context) => signedLink(name, input, context);
}

function signedLink(name: string, input: unknown, { signDownload, clock }: RequestContext): DownloadLink {
  if (!signDownload) throw new Error('This request cannot sign links.');
  return signDownload(name, input, clock());
}

/**
 * Declares a file that users download. Adds the query field that gives its signed link:
 *
 *     defineDownload('classDelegates', { rule: staff, input: classToDownload, what: 'class', find, file });
 *     query { classDelegatesDownload(input: { trainingClass: "training_classes/01J…" }) { path } }
 *
 * The rights of the user are checked here and again when the link is opened.
 */
export function defineDownload<Check extends z.core.$ZodObject, Subject>(
  name: string,
  { description, what, ...options }: DownloadOptions<Check, Subject>,
): void {
  defineFile(name, options);
  const { rule, input: check, find } = options;
  const Input = builder.inputType(`${name}DownloadInput`, { fields: (t): InputFieldMap => inputFieldsOf(t, check) });
  builder.queryField(`${name}Download`, (t) => {
    const args: InputFieldMap = { input: t.arg({ type: Input, required: true }) };
    return t.field({
      type: Link,
      description,
      rule,
      args,
      resolve: async (_root, { input: given }: Record<string, unknown>, context) => {
        const input = checkedInput(check, given);
        const now = context.clock();
        const found = await find(context.database, input, { userId: context.viewer.userId, now });
        if (!found) throw notFound(`This ${what} no longer exists.`);
        return signedLink(name, given, context);
      },
    });
  });
}
