import { makeStyles, Spinner } from '@fluentui/react-components';
import { siteTokens } from '#web/app/theme/site-tokens.ts';

const useStyles = makeStyles({
  root: { position: 'fixed', inset: 0, zIndex: 900, display: 'grid', placeContent: 'center', '::before': { content: '""', position: 'absolute', inset: 0, zIndex: -1, backgroundColor: siteTokens.pageBackground, opacity: 0.7 } },
});

/** Covers the page at opacity 0.7 while something loads that leaves nothing else to do. */
export function LoadingOverlay({ label = 'Loading' }: { label?: string }) {
  return <div className={useStyles().root}><Spinner size="medium" label={label} labelPosition="below" /></div>;
}
