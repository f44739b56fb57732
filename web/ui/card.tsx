import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: siteTokens.cardShadow,
    padding: '16px',
  },
});

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={mergeClasses(useStyles().root, className)} />;
}
