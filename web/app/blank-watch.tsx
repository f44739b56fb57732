import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { hasModule, useSite } from '#web/site/site.ts';
import { inLines } from '#web/ui/stack.ts';
import { isBlank } from './is-blank.ts';
import { paths } from './paths.ts';

/** ms between looks, and how many empty ones in a row are one too many: three seconds. */
const EVERY = 500;
const PATIENCE = 6;

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    zIndex: 800,
    inset: '25dvh 0 auto 0',
    margin: '0 auto',
    width: 'fit-content',
    maxWidth: '100%',
    backgroundColor: siteTokens.pageBackground,
  },
  ways: { ...inLines('8px'), justifyContent: 'center' },
});

/**
 * No address stays blank: where nothing of a page has come up for three seconds, that is said, with ways on that ask
 * nothing of what went wrong: full loads. A page that comes after all takes its place.
 */
export function BlankWatch() {
  const styles = useStyles();
  const hasSearch = hasModule(useSite(), 'Flights');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let empty = 0;
    const timer = setInterval(() => {
      const page = document.getElementById('notice')!.parentElement!;
      const isEmpty = isBlank(document.querySelector('main'), [...page.children]);
      empty = isEmpty && document.visibilityState === 'visible' ? empty + 1 : 0;
      setShown(empty >= PATIENCE);
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  if (!isShown) return null;
  const action = (
    <span className={styles.ways}>
      <Button appearance="primary" onClick={() => location.reload()}>
        Reload
      </Button>
      <ButtonAnchor href={`/app${hasSearch ? paths.flightSearch : paths.home}`}>
        {hasSearch ? 'Go to search' : 'Go to the start page'}
      </ButtonAnchor>
    </span>
  );
  return (
    <div id="blank" role="alert" className={styles.root}>
      <EmptyState
        page
        icon="warning"
        heading="This page did not load"
        text="Something went wrong. A booking you started continues without this page."
        action={action}
      />
    </div>
  );
}
