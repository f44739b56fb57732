import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Brand } from '#web/app/brand.tsx';
import { inRow, plainList } from '#web/ui/stack.ts';
import { bareButton } from '#web/ui/surface.ts';
import { heardOnly, quietLine } from '#web/ui/text.ts';
import type { MenuSection } from './menus.ts';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    height: '56px',
    padding: '0 14px',
    flexShrink: 0,
    overflow: 'hidden',
  },
  list: { flexGrow: 1, overflowY: 'auto', margin: 0, padding: '4px 8px', listStyleType: 'none', '& ul': plainList },
  row: {
    ...bareButton,
    ...inRow('16px'),
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '32px',
    padding: '0 10px',
    borderRadius: '8px',
    color: tokens.colorNeutralForeground2,
    textAlign: 'left',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  item: {
    paddingLeft: '46px',
    minHeight: '30px',
    '&[aria-current]': {
      backgroundColor: siteTokens.selectedBackground,
      color: tokens.colorBrandForeground1,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  under: { ...quietLine, margin: '6px 0 2px 46px' },
  grow: { flexGrow: 1 },
  foot: { padding: '8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  hidden: heardOnly,
});

/**
 * As high as the window's part below what stands over the page (the site's header, a notice), so that its foot is in
 * view wherever the page is scrolled to.
 */
function fitWindow(nav: HTMLElement | null): (() => void) | undefined {
  if (!nav) return undefined;
  const fit = () => {
    const above = Math.max(0, nav.parentElement!.getBoundingClientRect().top);
    nav.style.height = above ? `calc(100dvh - ${above}px)` : '';
  };
  const grown = new ResizeObserver(fit);
  grown.observe(document.body);
  window.addEventListener('scroll', fit, { passive: true });
  return () => {
    grown.disconnect();
    window.removeEventListener('scroll', fit);
  };
}

/** The staff menu: sections that open, or a rail of icons that opens the menu again. */
export function StaffNav({
  sections,
  folded,
  onFold,
}: {
  sections: readonly MenuSection[];
  folded: boolean;
  onFold: (folded: boolean) => void;
}) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const current = sections.find(({ items }) =>
    items.some(({ to }) => pathname.startsWith(to.replace(/\/$/, ''))),
  )?.label;
  // Some addresses end in a slash.
  const isHere = (to: string) => pathname.replace(/\/$/, '') === to.replace(/\/$/, '');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (label: string) => opened.has(label) !== (label === current);
  const flip = (label: string) =>
    setOpened(
      (before) => new Set(before.has(label) ? [...before].filter((other) => other !== label) : [...before, label]),
    );
  return (
    <nav ref={fitWindow} className={styles.root} aria-label="Main">
      <div className={styles.brand}>
        <Brand isNarrow={folded} />
      </div>
      <ul className={styles.list}>
        {sections.map(({ label, icon, items }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.row}
              title={folded ? label : undefined}
              aria-expanded={!folded && isOpen(label)}
              onClick={() => (folded ? (onFold(false), isOpen(label) || flip(label)) : flip(label))}
            >
              <Icon name={icon} />
              <span className={folded ? styles.hidden : styles.grow}>{label}</span>
              {!folded && <Icon name={isOpen(label) ? 'chevronUp' : 'chevronDown'} size={16} />}
            </button>
            {!folded && isOpen(label) && (
              <ul>
                {items.map(({ to, label: text, under }, at) => (
                  <li key={to}>
                    {under && under !== items[at - 1]?.under && <p className={styles.under}>{under}</p>}
                    <Link
                      to={to}
                      aria-current={isHere(to) ? 'page' : undefined}
                      className={mergeClasses(styles.row, styles.item)}
                    >
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.row}
          aria-label={folded ? 'Expand' : 'Collapse'}
          onClick={() => onFold(!folded)}
        >
          <Icon name="fold" />
          {!folded && 'Collapse'}
        </button>
      </div>
    </nav>
  );
}
