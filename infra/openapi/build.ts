import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allCalls } from '#shared/calls.ts';
import { openApiDocument } from './document.ts';
import { developersPage } from './page.ts';

/**
 * Writes the developers' page and the OpenAPI document beside the built site, so that every place serves the same
 * files. Reads the sources in shared/ for what their docstrings say: no bundle carries that.
 */
export async function buildDevelopersPage(siteFolder: string): Promise<void> {
  const folder = path.join(siteFolder, 'developers');
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(path.join(folder, 'openapi.json'), JSON.stringify(openApiDocument(allCalls))),
    writeFile(
      path.join(folder, 'programs.json'),
      JSON.stringify(openApiDocument(allCalls.filter(({ access }) => access.byKey))),
    ),
    writeFile(path.join(folder, 'index.html'), developersPage()),
    copyFile('infra/openapi/page.css', path.join(folder, 'page.css')),
  ]);
}
