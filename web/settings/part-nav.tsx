import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { SitePart } from '#shared/site/parts/parts.ts';
import { partLabels } from '#shared/site/setting-labels.ts';
import { plainList } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { useMedia } from '#web/ui/use-media.ts';

const useStyles = makeStyles({
  list: plainList,
  button: {
    ...bareButton,
    ...focusRing,
    width: '100%',
    minHeight: '36px',
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textAlign: 'left',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  chosen: {
    backgroundColor: siteTokens.selectedBackground,
    color: tokens.colorBrandForeground1,
    fontWeight: 600,
    ':hover': { backgroundColor: siteTokens.selectedBackground },
  },
});

interface Props {
  parts: readonly SitePart[];
  chosen: SitePart;
  onChoose(part: SitePart): void;
}

/** The parts down the side; on a phone a list to choose from. */
export function PartNav({ parts, chosen, onChoose }: Props) {
  const styles = useStyles();
  if (useMedia(upTo768))
    return (
      <SelectBox aria-label="Part" size="large" value={chosen} onChange={(part) => onChoose(part as SitePart)}>
        {parts.map((part) => (
          <option key={part} value={part}>
            {partLabels[part]}
          </option>
        ))}
      </SelectBox>
    );
  return (
    <ul className={styles.list} aria-label="Parts">
      {parts.map((part) => (
        <li key={part}>
          <button
            type="button"
            className={mergeClasses(styles.button, part === chosen && styles.chosen)}
            aria-current={part === chosen || undefined}
            onClick={() => onChoose(part)}
          >
            {partLabels[part]}
          </button>
        </li>
      ))}
    </ul>
  );
}
