import { callsByDomain } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import { callSection } from './call-section.ts';
import { operationId } from './document.ts';
import { dataSources } from '#shared/reference/attribution.ts';
import { domainTitles } from './domains.ts';
import { escape } from './html.ts';
import { chapters } from './opening.ts';

const domains = Object.keys(domainTitles) as (keyof typeof domainTitles)[];

const nameOf = (call: Call): string => call.path.slice(call.path.lastIndexOf('/') + 1);

function index(): string {
  const opening = chapters.map(({ id, title }) => `<li><a href="#${id}">${escape(title)}</a></li>`);
  const parts = domains.map((domain) => {
    const calls = callsByDomain[domain].map(
      (call) => `<li><a href="#${operationId(call)}"><code>${escape(nameOf(call))}</code></a></li>`,
    );
    return `<h2><a href="#${domain}">${domainTitles[domain][0]}</a></h2><ul>${calls.join('')}</ul>`;
  });
  return `<h2>Before you begin</h2><ul>${opening.join('')}</ul>${parts.join('\n')}`;
}

const opening = (): string =>
  chapters.map(({ id, title, html }) => `<section id="${id}"><h2>${escape(title)}</h2>${html}</section>`).join('\n');

const reference = (): string =>
  domains
    .map(
      (domain) =>
        `<h2 id="${domain}" class="domain">${domainTitles[domain][0]}</h2>${callsByDomain[domain].map(callSection).join('\n')}`,
    )
    .join('\n');

/** Whose data the answers hold, under which licence: the licences ask for it. */
const dataList = (): string => {
  const rows = dataSources.map(({ what, name, url, licence, licenceUrl, changes }) => {
    const source = `<a href="${escape(url)}">${escape(name)}</a>`;
    return `<li>${escape(what)}: ${source} (<a href="${escape(licenceUrl)}">${escape(licence)}</a>). ${escape(changes)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
};

/**
 * The developers' page: how to integrate, then every call. Static and readable without scripts; its style is a file
 * beside it, as the content security policy asks.
 */
export const developersPage = (): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Portolan for developers</title>
<link rel="stylesheet" href="/app/developers/page.css"></head>
<body><a class="skip" href="#top">Skip to the content</a>
<nav aria-label="Contents"><details><summary>Contents</summary>${index()}</details><div class="open">${index()}</div></nav>
<main id="top"><h1>Portolan for developers</h1>
<p>Flights for the travel trade: search, book, pay and follow tickets on a partner site. The same as
<a href="/app/developers/openapi.json">OpenAPI 3.1 document</a>, and of what a program’s key may call
<a href="/app/developers/programs.json">one of its own</a> to make a typed client of.</p>
${opening()}
${reference()}
<section id="data"><h2>Data</h2>${dataList()}</section></main></body></html>
`;
