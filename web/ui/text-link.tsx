import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link within the app, in running text. */
export function TextLink({ to, inline, className, children }: { to: string; inline?: boolean; className?: string; children: ReactNode }) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return <Link href={href} onClick={follow as never} inline={inline} className={className}>{children}</Link>;
}
