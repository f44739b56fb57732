import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { ButtonAnchor, type ButtonLook } from './button.tsx';

type Props = Pick<ButtonLook, 'appearance' | 'size' | 'icon'> & { to: string; className?: string; children: ReactNode };

/** A link within the app that looks like a button. */
export function LinkButton({ to, ...look }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return <ButtonAnchor {...look} href={href} onClick={follow} />;
}
