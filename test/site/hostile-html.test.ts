import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { ticketHtml } from '#functions/bookings/ticket-html.ts';
import { showTicket } from '#functions/bookings/show-ticket.ts';
import { cleanFareRules } from '#functions/flights/clean-fare-rules.ts';
import { layOut } from '#functions/notifications/mail-layout.ts';
import { paymentPageHtml } from '#functions/payments/sandbox-gateway/page-html.ts';
import { sitePage } from '#functions/site-page/site-page.ts';
import { sanitizeSiteHtml } from '#functions/site/writes.ts';
import type { Segment } from '#shared/flights/model.ts';
import type { SiteData } from '#shared/site/model.ts';
import { makeBooking } from '#test/fixtures/booking.ts';
import { hostileHtml } from '#test/fixtures/hostile-html.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });

interface Tag {
  name: string;
  attributes: Record<string, string>;
}
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const parser = new Parser(
    { onopentag: (name, attributes) => void tags.push({ name, attributes }) },
    { decodeEntities: true },
  );
  parser.end(html);
  return tags;
}
const urls = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'background',
  'poster',
  'srcset',
  'data',
  'xlink:href',
  'cite',
]);
/** As a browser reads it: WHATWG's parser, which drops the white space that browsers drop. */
const isSafeUrl = (url: string) =>
  URL.canParse(url, 'https://page.example/') &&
  ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(url, 'https://page.example/').protocol);

/** What could run, load, submit or cover something in HTML that is left as HTML. */
function dangersIn(html: string, allowed: ReadonlySet<string>): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) => [
    ...(allowed.has(name) ? [] : [`<${name}>`]),
    ...Object.entries(attributes).flatMap(([attribute, value]) => {
      if (/^on/i.test(attribute) || ['srcdoc', 'id', 'name', 'is'].includes(attribute)) return [`${name} ${attribute}`];
      if (urls.has(attribute) && !isSafeUrl(value)) return [`${name} ${attribute}=${value}`];
      return attribute === 'style' && /url\(|expression|position|behavior|binding|@import|\\/i.test(value)
        ? [`${name} style=${value}`]
        : [];
    }),
  ]);
}
const ofSites = new Set(
  'address article aside section blockquote dd div dl dt figcaption figure hr li main ol p pre ul a abbr b bdi bdo br cite code data dfn em i kbd mark q rb rp rt rtc ruby s samp small span strong sub sup time u var wbr caption col colgroup table tbody td tfoot th thead tr h1 h2 h3 h4 h5 h6 hgroup menu img header footer nav'.split(
    ' ',
  ),
);
const ofRules = new Set('p br b strong i em u ul ol li h3 h4 h5 table thead tbody tr th td pre span div'.split(' '));

/** A page's tags and attribute names: what a text that stays a text cannot change. */
const shapeOf = (html: string) =>
  tagsOf(html).map(({ name, attributes }) => `${name} ${Object.keys(attributes).join(' ')}`);

it('has the whole fixture', () => {
  expect(hostileHtml.length).toBeGreaterThan(200);
  expect(hostileHtml.filter(({ payload }) => dangersIn(payload, ofSites).length > 0).length).toBeGreaterThan(150);
});

describe('HTML that somebody supplied', () => {
  it.each(hostileHtml.map(({ title, payload }) => [title.slice(0, 60), payload] as const))(
    'keeps nothing that runs, as header, footer, pop-up or fare rule: %s',
    async (_, payload) => {
      for (const html of [payload, payload.repeat(2), `<p>${payload}</p>`, `<table><tr><td>${payload}`]) {
        const once = sanitizeSiteHtml(html);
        expect(dangersIn(once, ofSites)).toEqual([]);
        expect(dangersIn(sanitizeSiteHtml(once), ofSites)).toEqual([]);
        const [rule] = await cleanFareRules([
          { origin: 'DEL', destination: 'BOM', airline: 'AI', fareBasis: 'Y', fareRuleDetail: html },
        ]);
        expect(dangersIn(rule!.fareRuleDetail, ofRules)).toEqual([]);
        expect(
          tagsOf(rule!.fareRuleDetail)
            .flatMap(({ attributes }) => Object.keys(attributes))
            .filter((name) => !['colspan', 'rowspan', 'scope'].includes(name)),
        ).toEqual([]);
      }
    },
  );
});

describe('a text', () => {
  const { data } = testSites.sarathi;
  const texts: Record<string, (text: string) => string> = {
    'in a mail': (text) =>
      layOut(
        { ...data, siteName: text, companyName: text, address: text },
        {
          heading: text,
          paragraphs: [text, text],
          footnote: text,
          button: { label: text, link: 'https://sarathi.example/' },
        },
      ).html,
    'beside a logo in a mail': (text) =>
      layOut({ ...data, siteName: text, logoUrl: 'https://sarathi.example/logo.png' }, { heading: 'x', paragraphs: [] })
        .html,
    'in the page of a site': (text) =>
      sitePage(
        {
          ...data,
          siteName: text,
          tagline: text,
          companyName: text,
          ssrHtml: { header: text, footer: text },
        } as SiteData,
        { script: '/a.js', styles: ['/a.css'], preloads: [], font: '' } as never,
        { origin: 'https://sarathi.example', path: '/app/login' },
      ),
    'on the gateway’s page': (text) =>
      paymentPageHtml({
        gatewayOrderId: 'G',
        minor: 100,
        currency: 'INR',
        description: text,
        returnUrl: '',
        expiresAt: 0,
        payments: [],
        refunds: [],
        signature: '',
        version: 0,
      }),
    'on a ticket in a mail': (text) => {
      const user = world.user('sarathi', 'travelAgent');
      const made = makeBooking(user, { pnr: text });
      const passengers = made.passengers.map((one) => ({
        ...one,
        title: text,
        firstName: text,
        lastName: text,
        ticket: { ticketNumber: text, ticketId: text, validatingAirline: text },
      }));
      const segments = made.segments.map((one) => ({
        ...one,
        airlineName: text,
        airlineCode: text,
        flightNumber: text,
        originCityName: text,
        destinationTerminal: text,
        baggage: text,
        cabin: text as Segment['cabin'],
        fareClass: text,
        flightStatus: text,
      }));
      const issuer = { companyName: text, address: text, contact: text, email: text };
      const ticket = showTicket(user.actor, { ...made, passengers, segments }, issuer as never);
      return ticketHtml(ticket, { zone: 'Asia/Kolkata' }).text;
    },
  };

  it.each(Object.entries(texts))('%s stays a text, whatever it holds', (_, render) => {
    const plain = shapeOf(render('x'));
    expect(plain.length).toBeGreaterThan(3);
    for (const { title, payload } of hostileHtml) expect([title, shapeOf(render(payload))]).toEqual([title, plain]);
  });
});
