import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** What a mail server does with a recipient, or with the whole message: takes it, answers with an error, or never answers. */
export type Answer = 'take' | 'hang' | { readonly code: number; readonly text: string };

export interface ReceivedMail {
  /** The addresses to which it was sent, whatever its head says. */
  readonly recipients: readonly string[];
  readonly mail: ParsedMail;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** The mails that were begun. */
  readonly begun: number;
  /** What the server does with a recipient. By default it takes every one. */
  onRecipient: (address: string) => Answer;
  /** What the server does with a message after it has read it. */
  onMessage: () => Answer;
  close(): Promise<void>;
}

/** Starts a real SMTP server on a free port. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let begun = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => {
      begun += 1;
      done();
    },
    onRcptTo: ({ address }, _session, done) => answer(running.onRecipient(address), done),
    onData: (stream, { envelope }, done) => {
      simpleParser(stream).then((mail) => {
        const said = running.onMessage();
        if (said === 'take') received.push({ recipients: envelope.rcptTo.map(({ address }) => address), mail });
        answer(said, done);
      }, done);
    },
  });
  // A client may leave in the middle of a mail.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const running: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    get begun() {
      return begun;
    },
    onRecipient: () => 'take',
    onMessage: () => 'take',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return running;
}

function answer(said: Answer, done: (error?: Error | null) => void): void {
  if (said === 'take') done();
  else if (said !== 'hang') done(Object.assign(new Error(said.text), { responseCode: said.code }));
}
