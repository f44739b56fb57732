import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { inRows } from '#web/ui/stack.ts';
import { quietInLine, smallInLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import type { Traveller } from '../../journey/saved-traveller.ts';

const FIRST_SHOWN = 4;

const useStyles = makeStyles({
  root: { ...inRows('8px'), justifyContent: 'flex-end', [upTo768]: { justifyContent: 'flex-start' } },
  label: quietInLine,
  chip: {
    minHeight: '28px',
    padding: '4px 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '14px',
    font: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [upTo768]: { minHeight: '40px', borderRadius: '20px' },
    ...smallInLine,
  },
  picked: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
    backgroundColor: siteTokens.selectedBackground,
    border: `1px solid ${siteTokens.selectedLine}`,
  },
});

interface Props {
  travellers: readonly Traveller[];
  pickedId: string | undefined;
  onPick(traveller: Traveller): void;
}

/** Saved travellers who may sit in this seat: one press fills the card. */
export function SavedChips({ travellers, pickedId, onPick }: Props) {
  const styles = useStyles();
  const [all, setAll] = useState(false);
  const shown = all ? travellers : travellers.slice(0, FIRST_SHOWN);
  return (
    <div className={styles.root} role="group" aria-label="Saved travellers">
      <span className={styles.label}>Saved</span>
      {shown.map((traveller) => {
        const picked = traveller.id === pickedId;
        return (
          <button
            key={traveller.id}
            type="button"
            aria-pressed={picked}
            className={mergeClasses(styles.chip, picked && styles.picked)}
            onClick={() => onPick(traveller)}
          >
            {traveller.firstName} {traveller.lastName}
          </button>
        );
      })}
      {travellers.length > shown.length && (
        <button type="button" className={styles.chip} onClick={() => setAll(true)}>
          All {travellers.length}
        </button>
      )}
    </div>
  );
}
