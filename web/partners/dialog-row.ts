import { tokens } from '@fluentui/react-components';
import { inGrid } from '#web/ui/stack.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';

/** A site's row in a wide dialog, for makeStyles; on a phone a card, with all else below the site's name, beside its mark. */
export const dialogRow = (columns: string) =>
  ({
    ...inGrid(columns, '4px 16px'),
    alignItems: 'center',
    minHeight: '48px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo768]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: '12px 0',
      '& > :not(:first-child)': { marginLeft: '44px' },
    },
  }) as const;
