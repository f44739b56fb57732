import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPicture } from '#functions/files/pictures/check-picture.ts';
import { drawingAttributes, drawingElements } from '#functions/files/pictures/drawing-words.ts';
import { pictureRules } from '#shared/files/purposes.ts';
import { hostileDrawings } from '#test/fixtures/hostile-drawings.ts';
import { hostileHtml } from '#test/fixtures/hostile-html.ts';

const clean = (text: string | Buffer) => checkPicture(Buffer.from(text), 'image/svg+xml', pictureRules.siteLogo);
const cleaned = (text: string | Buffer): string => {
  const checked = clean(text);
  if (!checked.ok) throw new Error(checked.message);
  return Buffer.from(checked.value.body).toString();
};
const inSvg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`;

/** Whatever it was made of, what is kept must be this and nothing more: looked at by other means than it was cleaned by. */
function holdHarmless(kept: string): void {
  const tags = [...kept.matchAll(/<(\/?)([^\s<>/]*)([^<>]*)>/g)];
  expect(tags.map(([tag]) => tag).join('').length).toBe([...kept.matchAll(/<[^<>]*>/g)].join('').length);
  for (const [, , name, attributes] of tags) {
    expect(drawingElements.has(name!), name).toBe(true);
    for (const [, attribute, value] of attributes!.matchAll(/([^\s="]+)="([^"]*)"/g)) {
      expect(attribute === 'xmlns' || drawingAttributes.has(attribute!), attribute).toBe(true);
      expect(attribute).not.toMatch(/^on/i);
      if (attribute === 'href') expect(value).toMatch(/^#[\w.-]+$/);
      if (attribute === 'xmlns') expect(value).toBe('http://www.w3.org/2000/svg');
    }
  }
  expect(kept).not.toMatch(/<!|<\?|\]\]>/);
  const styles = [...kept.matchAll(/<style(?:[^>]*[^/>])?>([^<]*)/g)].map(([, style]) => style);
  // What stands between other tags is words.
  const drawn = [kept.replaceAll(/>[^<]*</g, '><'), ...styles].join('\n');
  for (const [, to] of drawn.matchAll(/url\s*\(\s*(?:&quot;|["'])?([^)]*)/gi)) expect(to).toMatch(/^#/);
  expect(drawn).not.toMatch(/javascript:|@import|data:/i);
}

describe('a drawing that is more than one', () => {
  it.each(hostileDrawings)('is refused, or keeps nothing of it: $title', ({ payload }) => {
    const checked = clean(payload);
    if (!checked.ok) expect(checked.message).toMatch(/^This file [^]+\. Please export it as a plain SVG\.$/);
    else {
      const kept = Buffer.from(checked.value.body).toString();
      holdHarmless(kept);
      expect(kept).not.toMatch(/alert|evil|script/i);
    }
  });

  it('tells what is wrong with it', () => {
    const said = (title: string) => {
      const checked = clean(hostileDrawings.find((one) => one.title === title)!.payload);
      return checked.ok ? 'taken' : checked.message;
    };
    expect(said('script')).toBe('This file contains the element script. Please export it as a plain SVG.');
    expect(said('on load')).toContain('contains the attribute onload');
    expect(said('script in UTF-16')).toContain('is not encoded in UTF-8');
    expect(said('use of another file')).toContain('refers to something outside the file');
    expect(said('a drawing of a billion parts')).toContain('is too complex for a logo');
    expect(said('a drawing of itself')).toContain('contains itself');
  });

  it('of whatever HTML is known to run: refused, or harmless', () => {
    for (const { title, payload } of hostileHtml)
      for (const text of [
        payload,
        inSvg(payload),
        inSvg(`<title>${payload}</title>`),
        inSvg(`<style>${payload}</style>`),
      ]) {
        const checked = clean(text);
        if (checked.ok) holdHarmless(Buffer.from(checked.value.body).toString());
        else expect(checked.message, title).toContain('This file');
      }
  });

  it('put together at random of what hurts: refused, or harmless, and the same when cleaned again', () => {
    const part = fc.oneof(
      fc.constantFrom(
        ...['<', '>', '/', '"', "'", '&', ';', '=', ' ', '\n', '<!--', '-->', '<![CDATA[', ']]>', '<?xml?>', '</svg>'],
        ...[
          '<svg',
          '<script>',
          '</script>',
          '<g>',
          '</g>',
          '<use href="#a"/>',
          '<style>',
          '</style>',
          '<path d="',
          '"/>',
        ],
        ...[' onload="', ' href="', ' style="', ' xlink:href="', ' xmlns="', 'javascript:', 'url(', '@import', '&#60;'],
        ...['&lt;', '&amp;lt;', '&x;', '\\', 'id="a"', 'fill="url(#a)"', 'alert(1)', 'http://www.w3.org/1999/xhtml'],
      ),
      fc.string({ maxLength: 6 }),
    );
    let taken = 0;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const checked = clean(inSvg(parts.join('')));
        if (!checked.ok) return;
        taken += 1;
        const kept = Buffer.from(checked.value.body).toString();
        holdHarmless(kept);
        expect(cleaned(kept)).toBe(kept);
      }),
      { numRuns: 20_000 },
    );
    expect(taken).toBeGreaterThan(200);
  });
});

describe('a drawing as programs write it', () => {
  it('keeps what draws, and loses what its program wrote for itself', () => {
    const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg width="64mm" height="32mm" viewBox="0 0 64 32" version="1.1" id="svg5" data-name="Layer 1"
  inkscape:version="1.2" sodipodi:docname="mark.svg" enable-background="new 0 0 1 1"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns="http://www.w3.org/2000/svg"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink">
  <sodipodi:namedview id="view" pagecolor="#fff"><inkscape:grid/></sodipodi:namedview>
  <metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>
  <defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
  <g inkscape:label="Layer" id="layer1"><path style="fill:url(#g);stroke:#000" d="M0 0"/></g>
  <use xlink:href="#g"/><text x='1'>Kestrel &amp; Co &#8212; കെസ്ട്രൽ</text>
</svg>`;
    const kept = cleaned(inkscape);
    holdHarmless(kept);
    expect(kept).not.toMatch(/inkscape|sodipodi|rdf|metadata|data-name|enable-background/);
    for (const part of [
      'viewBox="0 0 64 32"',
      'fill:url(#g);stroke:#000',
      '<use href="#g"/>',
      'Kestrel &amp; Co — കെസ്ട്രൽ',
    ])
      expect(kept).toContain(part);
    expect(clean(inkscape)).toMatchObject({ value: { width: 64, height: 32 } });
  });

  it('means the same after it was written anew: quotes, brackets and breaks in its words', () => {
    const kept = cleaned(inSvg('<text font-family="&quot;A&lt;B&quot;" id="a&#10;b">1 &lt; 2 &gt; &amp;amp;</text>'));
    expect(kept).toContain('font-family="&quot;A&lt;B&quot;" id="a&#10;b"');
    expect(kept).toContain('>1 &lt; 2 &gt; &amp;amp;<');
    expect(cleaned(kept)).toBe(kept);
  });
});
