import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { brandRamp, PAGE_LIGHT } from './brand-ramp.ts';
import { onBrand } from './on-brand.ts';
import { contrast, mix } from './oklch.ts';

const inter = "'Inter Variable', 'Segoe UI', system-ui, sans-serif";

/** Four sizes; every token of Fluent falls on one of them, so no component can bring a fifth. */
const type = {
  fontFamilyBase: inter,
  fontFamilyNumeric: inter,
  fontSizeBase100: '12px',
  fontSizeBase200: '12px',
  fontSizeBase300: '14px',
  fontSizeBase400: '14px',
  fontSizeBase500: '20px',
  fontSizeBase600: '20px',
  fontSizeHero700: '28px',
  fontSizeHero800: '28px',
  fontSizeHero900: '28px',
  fontSizeHero1000: '28px',
  lineHeightBase100: '16px',
  lineHeightBase200: '16px',
  lineHeightBase300: '20px',
  lineHeightBase400: '20px',
  lineHeightBase500: '28px',
  lineHeightBase600: '28px',
  lineHeightHero700: '36px',
  lineHeightHero800: '36px',
  lineHeightHero900: '36px',
  lineHeightHero1000: '36px',
  fontWeightBold: 600,
  borderRadiusSmall: '6px',
  borderRadiusMedium: '8px',
  borderRadiusLarge: '12px',
  borderRadiusXLarge: '16px',
} as const;

export const DARK = { page: '#121419', card: '#1b1e24', text: '#eef0f4', text2: '#c5cad3', text3: '#9ba2ae' } as const;

/** What Fluent has no token for. Used as `var(--…)` by way of `siteTokens`. */
export interface SiteTheme extends Theme {
  pageBackground: string;
  /** The deep band of home and login. */
  bandBackground: string;
  bandText: string;
  bandText2: string;
  /** Fill and line of what is selected. */
  selectedBackground: string;
  selectedLine: string;
  /** The line around what is filled with the brand: seen where that is too pale to end by itself. */
  brandEdge: string;
  cardShadow: string;
  floatShadow: string;
}

/** Fluent's themes from the site's colour. Pure: the contrasts are tested over hues. */
export function siteTheme(seed: string, mode: 'light' | 'dark'): SiteTheme {
  const ramp = brandRamp(seed);
  const band = { bandBackground: ramp[30], bandText: '#ffffff', bandText2: mix('#ffffff', ramp[30], 0.74) };
  if (mode === 'light') {
    return {
      ...createLightTheme(ramp),
      ...type,
      ...band,
      // All that dark names too: inside a dark page a light part (the ticket's paper) would else inherit it.
      colorNeutralBackground1: '#ffffff',
      colorNeutralBackground2: '#fafafa',
      colorNeutralBackground3: '#f5f5f5',
      colorNeutralBackground1Hover: '#f5f5f5',
      colorNeutralBackground1Pressed: '#e0e0e0',
      colorSubtleBackgroundHover: '#f5f5f5',
      pageBackground: PAGE_LIGHT,
      selectedBackground: ramp[160],
      selectedLine: ramp[80],
      colorNeutralForeground1: '#14171d',
      colorNeutralForeground2: '#3a404b',
      colorNeutralForeground3: '#5d6471',
      colorNeutralForeground4: '#5d6471',
      colorNeutralStroke1: '#d3d7de',
      colorNeutralStroke2: '#e3e6eb',
      colorNeutralStroke3: '#eceef2',
      colorBrandForeground1: ramp[80],
      colorBrandForeground2: ramp[70],
      colorBrandForegroundLink: ramp[80],
      colorBrandBackground2: ramp[160],
      ...onBrand(seed),
      cardShadow: '0 0 0 1px rgba(20,23,29,.07), 0 1px 2px rgba(20,23,29,.05)',
      floatShadow: '0 0 0 1px rgba(20,23,29,.06), 0 12px 32px rgba(20,23,29,.12)',
    };
  }
  const selectedBackground = mix(ramp[80], DARK.card, 0.18);
  // It is read on a card and on what is selected, which is the lighter of the two.
  const readable =
    ([110, 120, 130, 140, 150] as const)
      .map((stop) => ramp[stop])
      .find((hex) => [DARK.card, selectedBackground].every((ground) => contrast(hex, ground) >= 4.6)) ?? ramp[160];
  return {
    ...createDarkTheme(ramp),
    ...type,
    ...band,
    pageBackground: DARK.page,
    selectedBackground,
    selectedLine: ramp[60],
    colorNeutralBackground1: DARK.card,
    colorNeutralBackground2: DARK.page,
    colorNeutralBackground3: '#23272f',
    colorNeutralBackground1Hover: '#23272f',
    colorNeutralBackground1Pressed: '#16181d',
    colorSubtleBackgroundHover: '#23272f',
    colorNeutralForeground1: DARK.text,
    colorNeutralForeground2: DARK.text2,
    colorNeutralForeground3: DARK.text3,
    colorNeutralForeground4: DARK.text3,
    colorNeutralStroke1: '#3a404b',
    colorNeutralStroke2: '#2b3038',
    colorNeutralStroke3: '#23272f',
    colorBrandBackground: ramp[70],
    colorBrandBackgroundHover: ramp[80],
    ...onBrand(seed),
    colorBrandForeground1: readable,
    colorBrandForeground2: readable,
    colorBrandForegroundLink: readable,
    colorBrandForegroundLinkHover: readable,
    colorCompoundBrandForeground1: readable,
    colorCompoundBrandStroke: readable,
    colorCompoundBrandBackground: ramp[80],
    colorBrandStroke1: readable,
    colorBrandBackground2: selectedBackground,
    cardShadow: '0 0 0 1px rgba(255,255,255,.07)',
    floatShadow: '0 0 0 1px rgba(255,255,255,.08), 0 12px 32px rgba(0,0,0,.5)',
  };
}
