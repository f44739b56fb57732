import { fromHex, lightenOn, toHex } from './oklch.ts';

/** Lightness, chroma at most, of a ground that was light. */
const [DARK_GROUND, FAINT] = [0.28, 0.05];
/** Grounds from here on are dark enough as they are. */
const LIGHT_FROM = 0.5;
/** What text must differ from its ground by to be read (WCAG 1.4.3). */
const READ = 4.5;
/** The lightest of the grounds made here: what is read on it is read on all others. */
const LIGHTEST = toHex({ l: DARK_GROUND, c: 0, h: 0 });

const named: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/** A colour of CSS as `#rrggbb`; undefined for one that is written in another way, or can be seen through. */
function hexOf(text: string): string | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
  const parts = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i.exec(text);
  if (parts)
    return `#${parts
      .slice(1)
      .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
      .join('')}`;
  return named[text.toLowerCase()];
}

function darkGround(hex: string): string {
  const { l, c, h } = fromHex(hex);
  return l < LIGHT_FROM ? hex : toHex({ l: DARK_GROUND, c: Math.min(c, FAINT), h });
}

function darkStyle(css: string): string {
  const lines = css.split(';').map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim(), line] as const;
  });
  const own = lines.find(([name]) => name === 'background-color');
  const hex = own && hexOf(own[1]);
  const ground = hex ? darkGround(hex) : LIGHTEST;
  return lines
    .map(([name, value, line]) => {
      const colour = name === 'background-color' || name === 'color' ? hexOf(value) : undefined;
      if (!colour) return line;
      return `${name}:${name === 'color' ? lightenOn(colour, ground, READ) : ground}`;
    })
    .join(';');
}

/**
 * A site's own HTML, sanitised, as it is shown in the dark: light grounds become dark ones of their hue, and text that
 * is not read on them any more becomes lighter. What is dark already, and pictures, stay.
 */
export const inTheDark = (html: string): string =>
  html.replace(/ style="([^"]*)"/g, (_, css: string) => ` style="${darkStyle(css)}"`);
