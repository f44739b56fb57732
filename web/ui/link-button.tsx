import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Pick<ButtonProps, 'appearance' | 'size' | 'className' | 'disabled'> & { to: string; icon?: ButtonProps['icon']; children: ReactNode };

/** A link within the app that looks like a button. */
export function LinkButton({ to, ...rest }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return <Button {...({ ...rest, as: 'a', href, onClick: follow } as unknown as ButtonProps)} />;
}
