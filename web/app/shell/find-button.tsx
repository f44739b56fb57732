import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { isFindOpenAtom } from '#web/app/find-open.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { inRow } from '#web/ui/stack.ts';
import { bareButton } from '#web/ui/surface.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';

const FindDialog = lazyPart(() => import('#web/find/find-dialog.tsx'));

const useStyles = makeStyles({
  field: {
    ...bareButton,
    ...inRow('10px'),
    boxSizing: 'border-box',
    flexBasis: '440px',
    minWidth: 0,
    height: '32px',
    padding: '0 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    '& span': { flexGrow: 1, overflow: 'hidden', textAlign: 'left', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& kbd': { fontFamily: 'inherit', whiteSpace: 'nowrap' },
    [upTo768]: { display: 'none' },
  },
  phoneOnly: { display: 'none', marginLeft: 'auto', [upTo768]: { display: 'inline-flex' } },
});

const isApple = /mac|iphone|ipad/i.test(navigator.platform);
const keys = { 'aria-keyshortcuts': 'Control+K Meta+K', 'aria-haspopup': 'dialog' } as const;

/** Opens the search of the whole site, and holds it while it is open. `isField`: on a desk it looks like one. */
export default function FindButton({ isField }: { isField?: boolean }) {
  const styles = useStyles();
  const [isOpen, setOpen] = useAtom(isFindOpenAtom);
  const open = () => setOpen(true);
  return (
    <>
      {isField && (
        <button type="button" {...keys} className={styles.field} onClick={open}>
          <Icon name="search" size={16} />
          <span>Find anything: PNR, ticket, order, person, company</span>
          <kbd aria-hidden>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
      )}
      <Button
        {...keys}
        className={isField ? styles.phoneOnly : undefined}
        appearance="subtle"
        icon={<Icon name="search" />}
        aria-label="Find anything"
        onClick={open}
      />
      {isOpen && <FindDialog onClose={() => setOpen(false)} />}
    </>
  );
}
