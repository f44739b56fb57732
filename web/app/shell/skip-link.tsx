import { makeStyles, tokens } from '@fluentui/react-components';

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
    '@media print': { display: 'none' },
  },
});

/** Keyboard users pass the menus by. */
export const SkipLink = () => (
  <a
    href="#main"
    className={useStyles().root}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('main')?.focus();
    }}
  >
    Skip to the content
  </a>
);
