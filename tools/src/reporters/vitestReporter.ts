import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite, Vitest } from 'vitest/node';
import { type Message, pathOf, send } from './messages.ts';

type Reported = { message: string; stack?: string; diff?: string };

/** Tells `npm test` what Vitest does. */
export default class VitestReporter implements Reporter {
  #workers = 1;
  readonly #send: (message: Message) => void;

  constructor(_options?: unknown, sendMessage = send) {
    this.#send = sendMessage;
  }

  onInit({ config }: Vitest): void {
    this.#workers = Number(config.maxWorkers);
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const parts = specifications.map(({ moduleId, project }) => partOf(moduleId, project.name));
    this.#send({ kind: 'begin', parts, workers: this.#workers });
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state !== 'passed' && result.state !== 'failed') return;
    const file = pathOf(test.module.moduleId);
    const ms = test.diagnostic()?.duration ?? 0;
    const reason = (result.errors ?? []).map(textOf).join('\n');
    const passed = result.state === 'passed';
    this.#send({ kind: 'test', test: { file, suites: suitesOf(test), title: test.name, passed, ms, reason } });
  }

  onTestSuiteResult(suite: TestSuite): void {
    this.#failed(suite.module, suite.errors(), suite.name);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#failed(module, module.errors());
    const { collectDuration, setupDuration, environmentSetupDuration, prepareDuration, duration } = module.diagnostic();
    const ms = collectDuration + setupDuration + environmentSetupDuration + prepareDuration + duration;
    this.#send({ kind: 'partDone', part: partOf(module.moduleId, module.project.name), ms });
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly Reported[]): void {
    for (const error of errors) this.#send({ kind: 'failure', text: `outside of the tests\n${textOf(error)}` });
  }

  /** Reports errors that belong to no test: a file that cannot be loaded, or a hook that fails. */
  #failed({ moduleId }: TestModule, errors: readonly Reported[], suite?: string): void {
    const place = [pathOf(moduleId), suite].filter(Boolean).join(' › ');
    for (const error of errors) this.#send({ kind: 'failure', text: `${place}\n${textOf(error)}` });
  }
}

/** A file can run in several projects. */
function partOf(moduleId: string, project: string): string {
  return `${pathOf(moduleId)} (${project})`;
}

function suitesOf(test: TestCase): string[] {
  const titles: string[] = [];
  for (let { parent } = test; parent.type === 'suite'; parent = parent.parent) titles.unshift(parent.name);
  return titles;
}

function textOf({ message, stack = message, diff = '' }: Reported): string {
  return `${stack}\n${diff}`.trim();
}
