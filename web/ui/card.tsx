import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { cardSurface } from '#web/ui/surface.ts';

const useStyles = makeStyles({
  root: { ...cardSurface, padding: '16px' },
});

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={mergeClasses(useStyles().root, className)} />;
}
