import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import { bodyText } from '#web/ui/text.ts';
import type { SiteTheme } from '#web/ui/theme/site-theme.ts';

const useStyles = makeStyles({
  root: {
    color: tokens.colorNeutralForeground1,
    textAlign: 'left',
    fontFamily: tokens.fontFamilyBase,
    fontWeight: tokens.fontWeightRegular,
    ...bodyText,
  },
});

interface Props {
  theme: SiteTheme;
  className?: string;
  children: ReactNode;
}

/**
 * In place of Fluent's provider on a page that has none of its components (`vite.config.ts`): the theme's values alone,
 * for what the kit draws by itself.
 */
export function FluentProvider({ theme, className, children }: Props) {
  const values = Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value]));
  return (
    <div dir="ltr" className={mergeClasses(useStyles().root, className)} style={values as CSSProperties}>
      {children}
    </div>
  );
}
