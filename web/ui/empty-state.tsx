import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { LinkButton } from './link-button.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { largeHeading } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: {
    ...inColumn('8px'),
    justifyItems: 'center',
    padding: '48px 16px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
  },
  page: { minHeight: '50vh', alignContent: 'center' },
  heading: { ...largeHeading, margin: '4px 0 0', color: tokens.colorNeutralForeground1 },
  text: { margin: '0 0 12px', maxWidth: '44ch' },
});

interface Props {
  icon?: IconName;
  heading: string;
  text?: ReactNode;
  link?: { to: string; label: string };
  action?: ReactNode;
  /** The whole page is this: its heading is the h1. */
  page?: boolean;
}

/** Nothing to show: says so and what to do about it. */
export function EmptyState({ icon = 'empty', heading, text, link, action, page }: Props) {
  const styles = useStyles();
  const Heading = page ? 'h1' : 'h2';
  return (
    <div className={mergeClasses(styles.root, page && styles.page)}>
      <Icon name={icon} size={32} />
      <Heading className={styles.heading}>{heading}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {link && (
        <LinkButton to={link.to} appearance="primary">
          {link.label}
        </LinkButton>
      )}
      {action}
    </div>
  );
}
