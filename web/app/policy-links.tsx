import { paths } from '#web/app/paths.ts';

const links = [
  [paths.termsAndConditions, 'Terms'],
  [paths.privacyPolicy, 'Privacy'],
  [paths.cancellationPolicy, 'Cancellations'],
  [paths.apiPartnerProgram, 'API partners'],
];

/** The site's public documents, which are no pages of the app. Lazy: no page waits for them. */
export default function PolicyLinks() {
  return (
    <nav aria-label="Policies">
      {links.map(([path, label]) => (
        <a key={path} href={`/app${path}`} style={{ display: 'inline-block', padding: '8px', color: 'inherit' }}>
          {label}
        </a>
      ))}
    </nav>
  );
}
