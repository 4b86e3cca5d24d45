import { followRequests, isLive } from '@console/harness/settled';
import type { BrowserContext, ConsoleMessage } from 'playwright';

/** The name of the function that a page calls to report a policy violation. */
const REPORT = '__reportPolicyViolation';

/**
 * What a browser says of requests while no server answers. Which of the many errors it is depends on the moment at which
 * the server went: one that stops ends its streams of changes and refuses new ones.
 */
export const NO_SERVER = /net::ERR_|Failed to fetch|\b503 .*\/graphql\?live/;

/**
 * Records every error in the pages of a test: policy violations, console errors, uncaught errors, failed requests and error responses. An
 * error that the test has not announced fails the test.
 */
export class PageWatch {
  readonly #seen: string[] = [];
  readonly #announced: RegExp[] = [];

  /** Announces errors that a test causes on purpose. Each pattern is matched against the lines of {@link problems}. */
  allow(...patterns: readonly RegExp[]): void {
    this.#announced.push(...patterns);
  }

  /** The errors that were not announced, one line for each. */
  problems(): string[] {
    return this.#seen.filter((line) => !this.#announced.some((pattern) => pattern.test(line)));
  }

  async attach(context: BrowserContext): Promise<void> {
    followRequests(context);
    const see = (line: string) => this.#seen.push(line);
    context.on('console', (message) => {
      if (message.type() === 'error' && !isEndOfStream(message))
        see(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => see(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Two failures are normal: leaving a page cancels its requests, and the console opens a closed stream of live
      // updates again.
      if (reason !== 'net::ERR_ABORTED' && !isLive(request.url()))
        see(`request: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400)
        see(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
    });
    await context.exposeFunction(REPORT, (line: string) => see(`policy: ${line}`));
    await context.addInitScript((report) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const reportViolation: unknown = Reflect.get(window, report);
        const line = `${event.effectiveDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber} ${event.sample}`;
        if (typeof reportViolation === 'function') reportViolation(line);
      });
    }, REPORT);
  }
}

/** Whether the browser reports the end of a stream of live updates. */
const isEndOfStream = (message: ConsoleMessage): boolean =>
  isLive(message.location().url) && message.text().includes('net::ERR_');
