import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** `firefox: 20 passed, 0 failed`, a line for each engine. */
export default class CountReporter implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  onEnd({ status }: FullResult): void {
    const engines = new Set([...this.#tests].map(engineOf));
    for (const engine of engines) {
      const tests = [...this.#tests].filter((test) => engineOf(test) === engine);
      const passed = tests.filter((test) => test.outcome() === 'expected').length;
      console.log(`${engine}: ${passed} passed, ${tests.length - passed} failed`);
    }
    if (engines.size === 0) console.log(`no journey ran: ${status}`);
  }
}

const engineOf = (test: TestCase) => test.parent.project()?.name ?? '';
