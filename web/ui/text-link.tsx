import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const useStyles = makeStyles({
  root: {
    color: tokens.colorBrandForegroundLink, fontSize: tokens.fontSizeBase300, textDecorationLine: 'none', borderRadius: '2px', cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline', color: tokens.colorBrandForegroundLinkHover }, ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  inline: { textDecorationLine: 'underline' },
});

/** A link within the app, in running text. */
export function TextLink({ to, inline, className, children }: { to: string; inline?: boolean; className?: string; children: ReactNode }) {
  const styles = useStyles();
  return <Link to={to} className={mergeClasses(styles.root, inline && styles.inline, className)}>{children}</Link>;
}
