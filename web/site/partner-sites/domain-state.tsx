import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { inRows } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: { ...inRows('12px'), marginTop: '16px', '& a': { color: tokens.colorBrandForegroundLink } },
});

/** A picture that every site of the platform serves at its own domain. */
const PICTURE = '/app/assets/served.svg';

type State = 'asking' | 'answers' | 'silent';

/** Whether a domain answers as a site of the platform by now, asked of it by a picture. */
export function DomainState({ domain }: { domain: string }) {
  const styles = useStyles();
  const [state, setState] = useState<State>('asking');
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const picture = new Image();
    picture.onload = () => setState('answers');
    picture.onerror = () => setState('silent');
    picture.src = `https://${domain}${PICTURE}?${asked}`;
    return () => {
      picture.onload = null;
      picture.onerror = null;
    };
  }, [domain, asked]);
  const words: Record<State, string> = {
    asking: `Checking ${domain} …`,
    answers: `${domain} answers.`,
    silent: `${domain} does not respond yet.`,
  };
  return (
    <div className={styles.root}>
      <span role="status">{words[state]}</span>
      {state === 'answers' && (
        <a href={`https://${domain}/app`} target="_blank" rel="noopener noreferrer">
          Open it once to move the site there
        </a>
      )}
      {state === 'silent' && (
        <Button
          onClick={() => {
            setState('asking');
            setAsked(asked + 1);
          }}
        >
          Check again
        </Button>
      )}
    </div>
  );
}
