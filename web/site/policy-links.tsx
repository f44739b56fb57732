import { makeStyles } from '@fluentui/react-components';
import { paths } from '#web/app/paths.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '0 16px', '& a': { padding: '8px 0', color: 'inherit' } },
});

const links = [
  [paths.termsAndConditions, 'Terms'],
  [paths.privacyPolicy, 'Privacy'],
  [paths.cancellationPolicy, 'Cancellations'],
] as const;

/** The site's public documents, which are no pages of the app. */
export function PolicyLinks() {
  return (
    <nav aria-label="Policies" className={useStyles().root}>
      {links.map(([path, label]) => (
        <a key={path} href={`/app${path}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
