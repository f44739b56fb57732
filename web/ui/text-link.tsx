import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { focusRing } from '#web/ui/surface.ts';

const useStyles = makeStyles({
  root: {
    ...focusRing,
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    borderRadius: '2px',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline', color: tokens.colorBrandForegroundLinkHover },
  },
  alone: { [upTo768]: { display: 'inline-block', padding: '10px 0', margin: '-10px 0' } },
  inline: { textDecorationLine: 'underline' },
});

/** A link within the app, in running text. */
export function TextLink({
  to,
  inline,
  className,
  onClick,
  children,
}: {
  to: string;
  inline?: boolean;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <Link
      to={to}
      onClick={onClick}
      className={mergeClasses(styles.root, inline ? styles.inline : styles.alone, className)}
    >
      {children}
    </Link>
  );
}
