import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { apart, inGrid, inLines, inNarrowColumn, inRow } from '#web/ui/stack.ts';
import { cardHeading, largeHeading, pageHeading } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import type { DetailPlace } from './list-page.tsx';
import { MailText } from './mail-text.tsx';

const useStyles = makeStyles({
  root: { ...inNarrowColumn('20px'), alignContent: 'start' },
  top: { ...inLines('12px 24px'), alignItems: 'flex-start' },
  who: { flex: '1 1 280px', minWidth: 0 },
  head: apart('8px'),
  tools: inRow('4px'),
  title: { ...largeHeading, overflowWrap: 'anywhere' },
  pageTitle: { ...pageHeading, overflowWrap: 'anywhere' },
  partHead: { ...apart('8px'), minHeight: '24px', marginBottom: '8px' },
  heading: { ...cardHeading, margin: 0 },
  facts: {
    ...inGrid('112px minmax(0, 1fr)', '6px 12px'),
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
});

/** What is open of a list: `summary` under its title, `actions` beside both where there is room, then its parts. */
export function Detail({
  title,
  place,
  summary,
  actions,
  children,
}: {
  title: ReactNode;
  place: DetailPlace;
  summary: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const styles = useStyles();
  const Heading = place.isDialog ? 'h3' : place.isPage ? 'h1' : 'h2';
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <div className={styles.who}>
          <div className={styles.head}>
            <Heading className={place.isPage ? styles.pageTitle : styles.title}>{title}</Heading>
            {!place.isPage && !place.isDialog && (
              <div className={styles.tools}>
                {place.onWhole && (
                  <Button
                    appearance="subtle"
                    aria-label="Full page"
                    title="Full page"
                    icon={<Icon name="expand" />}
                    onClick={place.onWhole}
                  />
                )}
                <Button appearance="subtle" aria-label="Close" icon={<Icon name="close" />} onClick={place.onClose} />
              </div>
            )}
          </div>
          {summary}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}

/** A part of what is open, under its heading; `action` beside that. */
export function DetailPart({
  label,
  place,
  action,
  children,
}: {
  label: string;
  place: DetailPlace;
  action?: ReactNode;
  children: ReactNode;
}) {
  const styles = useStyles();
  const Heading = place.isDialog ? 'h4' : place.isPage ? 'h2' : 'h3';
  return (
    <section aria-label={label}>
      <div className={styles.partHead}>
        <Heading className={styles.heading}>{label}</Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

/** An email is a word that fits no narrow column. */
const shown = (value: ReactNode): ReactNode =>
  typeof value === 'string' && /^\S+@\S+$/.test(value) ? <MailText address={value} /> : value;

/** Names and what they are; those without are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{shown(value)}</dd>])}
    </dl>
  );
}

/** Has the shape of what comes; without a connection, that it waits for one. */
export function DetailSkeleton({ label }: { label: string }) {
  const styles = useStyles();
  const isPage = useMedia(upTo768);
  if (!useOnline())
    return (
      <EmptyState
        icon="warning"
        page={isPage}
        heading="You are offline"
        text="This loads automatically once you are back online."
      />
    );
  return (
    <Skeleton className={styles.root} aria-label={label}>
      <SkeletonItem size={32} />
      <SkeletonItem size={16} />
      <SkeletonItem size={64} />
      <SkeletonItem size={96} />
    </Skeleton>
  );
}
