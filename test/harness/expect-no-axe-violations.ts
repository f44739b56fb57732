import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The lesser of its two builds: a page reads it in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What alone can change with the colours: everything else stands in the document. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails, naming rule and element, where axe finds a WCAG A or AA violation on the page as it stands. `colours` looks at
 * those alone, for a page that was looked at in other colours just before.
 */
export async function expectNoAxeViolations(page: Page, which: 'all' | 'colours' = 'all'): Promise<void> {
  // Evaluated by the debugger, so that the page's own content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = globalThis as unknown as {
        axe: {
          configure(spec: object): void;
          run(context: object, options: object): Promise<{ violations: Violation[] }>;
        };
      };
      // Fluent's invisible guards hand the focus on before anybody meets them.
      axe.configure({
        checks: [{ id: 'region', options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg' } }],
      });
      return (
        await axe.run(
          { include: document, exclude: ['[data-tabster-dummy]'] },
          {
            resultTypes: ['violations'],
            runOnly,
          },
        )
      ).violations;
    },
    which === 'all' ? standards : colourRules,
  );
  const said = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 3)
        .map(({ html, failureSummary }) => `    ${html.slice(0, 200)}\n      ${failureSummary ?? ''}`)
        .join('\n')}`,
  );
  expect(said, `axe on ${page.url()}`).toEqual([]);
}
