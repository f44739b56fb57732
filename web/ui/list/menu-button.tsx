import { makeStyles } from '@fluentui/react-components';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

const useStyles = makeStyles({ root: { whiteSpace: 'nowrap' } });

/** Something that can be done about a row. */
export interface MenuEntry {
  label: string;
  /** It takes something away: red. */
  danger?: boolean;
  run(): void;
}

/** Below this button, or where the mouse is (CSS px of the window). */
export type MenuPlace = HTMLElement | { x: number; y: number };

interface Props {
  /** Whose menu it is. */
  name: string;
  isOpen: boolean;
  /** Without its word. */
  isNarrow?: boolean;
  onMenu(place: MenuPlace): void;
}

/** Opens a row's menu from its end. */
export function MenuButton({ name, isOpen, isNarrow, onMenu }: Props) {
  const styles = useStyles();
  return (
    <Button
      size="small"
      className={styles.root}
      appearance={isNarrow ? 'subtle' : 'secondary'}
      icon={<Icon name={isNarrow ? 'more' : 'chevronDown'} size={16} />}
      iconPosition="after"
      aria-label={`Actions for ${name}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => {
        event.stopPropagation();
        onMenu(event.currentTarget);
      }}
    >
      {!isNarrow && 'Actions'}
    </Button>
  );
}
