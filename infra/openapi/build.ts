import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allCalls } from '#shared/calls.ts';
import { attribution } from '#shared/reference/attribution.ts';
import { openApiDocument } from './document.ts';
import { developersPage } from './page.ts';

/**
 * Writes the developers' page and the OpenAPI document beside the built site, so that every place serves the same
 * files.
 */
export async function buildDevelopersPage(siteFolder: string): Promise<void> {
  const folder = path.join(siteFolder, 'developers');
  await mkdir(folder, { recursive: true });
  const document = openApiDocument(allCalls);
  const { html, css } = developersPage(document, attribution);
  await Promise.all([
    writeFile(path.join(folder, 'openapi.json'), JSON.stringify(document)),
    writeFile(path.join(folder, 'index.html'), html),
    writeFile(path.join(folder, 'page.css'), css),
  ]);
}
