import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { Page } from '#web/ui/page.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSetUp } from './use-set-up.tsx';

/** In place of every page, for staff of a site that asks a second factor of them, until they have one. */
export default function SetUpPage() {
  const styles = useFormStyles();
  const { title, body, action } = useSetUp(() => undefined);
  return (
    <Page narrow heading={title} lead="This site requires a second factor from its staff.">
      <div className={styles.form}>
        <div>{body}</div>
        <Button appearance="primary" size="large" disabledFocusable={action.disabled} onClick={action.run}>
          {action.label}
        </Button>
        <p className={styles.below}>
          <TextLink inline to={paths.logout}>
            Sign out
          </TextLink>
        </p>
      </div>
    </Page>
  );
}
