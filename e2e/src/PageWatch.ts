import { isLive } from '@console/harness/settled';
import type { BrowserContext, ConsoleMessage } from 'playwright';

/** The name under which a page reports to the watch. */
const REPORT = '__reportPolicyViolation';

/**
 * Listens to everything that goes wrong in the pages of a test: violations of the content security policy, errors on the console,
 * uncaught errors, requests that fail and answers that refuse. What a test has not announced fails it.
 */
export class PageWatch {
  readonly #seen: string[] = [];
  readonly #announced: RegExp[] = [];

  /** Announces errors that a test causes on purpose. The pattern is tried on each line of {@link problems}. */
  allow(...patterns: readonly RegExp[]): void {
    this.#announced.push(...patterns);
  }

  /** What happened and was not announced, a line each. */
  problems(): string[] {
    return this.#seen.filter((line) => !this.#announced.some((pattern) => pattern.test(line)));
  }

  async attach(context: BrowserContext): Promise<void> {
    const see = (line: string) => this.#seen.push(line);
    context.on('console', (message) => {
      if (message.type() === 'error' && !isEndOfStream(message))
        see(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => see(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is left gives up what it was still asking for, and a stream of changes that ends is opened again.
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
        const tell: unknown = Reflect.get(window, report);
        const line = `${event.effectiveDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber} ${event.sample}`;
        if (typeof tell === 'function') tell(line);
      });
    }, REPORT);
  }
}

/** What the browser itself says of a stream of changes whose server went away. */
const isEndOfStream = (message: ConsoleMessage): boolean =>
  isLive(message.location().url) && message.text().includes('net::ERR_');
