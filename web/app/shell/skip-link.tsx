import { makeStyles, tokens } from '@fluentui/react-components';
import { notOnPaper } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    left: '8px',
    top: '-48px',
    zIndex: 1000,
    padding: '8px 12px',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForegroundLink,
    ':focus': { top: '8px' },
    ...notOnPaper,
  },
});

interface Props {
  /** The id of what it leads to, which must take the focus. */
  to?: string;
  children?: string;
}

/** Keyboard users pass by what stands between: the menus, a page's filters. Seen while it has the focus. */
export const SkipLink = ({ to = 'main', children = 'Skip to content' }: Props) => (
  <a
    href={`#${to}`}
    className={useStyles().root}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(to)?.focus();
    }}
  >
    {children}
  </a>
);
